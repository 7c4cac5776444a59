// Places: what a location's picture shows, by motif. In currentColor, 100 by 82.

/** @type {Record<string, string>} */
export const PLACES = {
  castle: `<path d="M16 82 V44 H20 V39 H25 V44 H30 V39 H35 V44 H39 V30 H42 V25 H47 V30 H53 V25 H58 V30 H61 V44 H66 V39
    H71 V44 H76 V39 H81 V44 H85 V82 Z"/><path d="M45 82 V66 C45 60 55 60 55 66 V82 Z" fill="#0008"/><path d="M50 25
    V12
    M50 12 L61 15.500 L50 19" stroke="currentColor" stroke-width="1.600"/><path d="M26 54 H29 V60 H26 Z M71 54 H74 V60
    H71 Z M48.500 38 H51.500 V46 H48.500 Z" fill="#fe9a"/>`,
  tower: `<path d="M40 82 L43 32 H40 V24 H44 V27 H48 V24 H52 V27 H56 V24 H60 V32 H57 L60 82 Z"/><path d="M48.500 40
    H51.500 V47 H48.500 Z M48.500 56 H51.500 V63 H48.500 Z" fill="#fe9a"/><path d="M0 82 C20 66 34 72 42 74 L58 74
    C74 70
    86 66 100 76 V82 Z"/>`,
  ship: `<path d="M8 58 H92 C88 70 80 74 74 75 H26 C18 74 11 68 8 58 Z"/><path d="M49 56 V10 H51 V56 Z"/><path
    d="M52 14
    C68 20 74 36 70 50 C64 47 58 47 52 49 Z M48 20 C36 26 31 38 33 50 C38 48 43 48 48 49 Z"/><path d="M0 76 Q10 72
    20 76
    T40 76 T60 76 T80 76 T100 76 V82 H0 Z" fill="#fff3"/>`,
  land: `<path d="M0 82 L22 40 L32 54 L50 22 L66 52 L76 40 L100 82 Z"/><path d="M50 22 L43 35 L49 33 L54 38 L58 36 Z"
    fill="#fff6"/><path d="M22 40 L17 50 L22 48 L26 52 Z M76 40 L71 48 L76 47 L80 50 Z" fill="#fff4"/>`,
  throne: `<path d="M34 82 V62 H28 V52 H34 L36 26 L30 8 L38 20 L39 4 L43 18 L46 0 L49 17 L51 17 L54 0 L57 18 L61 4
    L62 20
    L70 8 L64 26 L66 52 H72 V62 H66 V82 Z"/><path d="M39 54 H61 L63 62 H37 Z M38 82 V66 H62 V82 Z"
    fill="#0007"/><path d="M43
    22 L44 50 M50 20 V50 M57 22 L56 50 M40 30 L41 50 M60 30 L59 50" stroke="#fff5" stroke-width="1.300"/><path
    d="M10 82
    L16 76 H84 L90 82 Z"/><path d="M26 40 L32 56 M74 40 L68 56 M22 48 L31 60 M78 48 L69 60" stroke="currentColor"
    stroke-width="2.200"/>`,
  wall: `<path d="M0 34 L12 30 L24 33 L40 28 L58 32 L74 27 L88 31 L100 28 V82 H0 Z" fill="#dfeaf0"/><path d="M0 34
    L12 30
    L24 33 L40 28 L58 32 L74 27 L88 31 L100 28 V35 L88 38 L74 33 L58 39 L40 34 L24 40 L12 36 L0 41 Z"
    fill="#fff"/><path
    d="M14 42 V82 M33 40 L30 82 M52 42 L54 82 M71 38 L69 82 M88 42 V82" stroke="#8fa6b6" stroke-width="1.500"
    opacity=".8"/><path d="M40 82 V70 H60 V82 Z M44 70 V64 H56 V70 Z"/>`,
  tree: `<path d="M46 82 C47 66 44 58 36 50 L40 48 L47 56 L46 40 L51 40 L52 54 L60 45 L64 48 C56 58 53 66 54 82 Z"
    fill="#e8e0d2"/><g fill="#a5302a"><circle cx="34" cy="38" r="13"/><circle cx="50" cy="26" r="15"/><circle
    cx="66" cy="37"
    r="13"/><circle cx="42" cy="44" r="9"/><circle cx="58" cy="44" r="9"/></g><path d="M47.500 64 L49.500 66 M54 64
    L52 66
    M49 71 H53" stroke="#a5302a" stroke-width="1.500"/><path d="M0 82 C20 74 80 74 100 82 Z"/>`,
  road: `<path d="M0 82 V56 C30 50 70 50 100 56 V82 Z"/><path d="M34 82 C40 70 60 66 52 58 C47 53 56 51 58 50 L61
    50.500 C58
    52 54 54 60 58 C70 66 62 74 66 82 Z" fill="#e9dcb8" opacity=".85"/><path d="M18 70 V54 M12 58 H26 L29 60.500 L26
    63 H12 Z"
    stroke="currentColor" stroke-width="2"/><path d="M78 56 V46 L82 40 L86 46 V56 Z M88 57 V44 L92 38 L96 44 V58
    Z"/>`,
  field: `<path d="M0 82 V52 C30 46 70 46 100 52 V82 Z"/><path d="M0 58 C30 52 70 52 100 58 M0 66 C30 60 70 60 100
    66 M0 75
    C30 69 70 69 100 75" fill="none" stroke="#fff3" stroke-width="3"/><path d="M22 52 V36 L34 28 L46 36 V52
    Z"/><path d="M34
    28 V20 M31 44 H37 V52 H31 Z" stroke="currentColor" fill="#fe9a" stroke-width="1.200"/><path d="M70 50 V34 M62 26
    L78 42
    M78 26 L62 42" stroke="currentColor" stroke-width="2.600"/>`,
  hall: `<path d="M0 0 H100 V82 H0 Z" opacity=".78"/><path d="M38 64 V26 C38 14 62 14 62 26 V64 Z" fill="#fde9a8"
    opacity=".85"/><path d="M50 17 V64 M38 34 H62 M38 48 H62" stroke="currentColor" stroke-width="2"/><path d="M10
    82 V18 L15
    12 L20 18 V82 Z M80 82 V18 L85 12 L90 18 V82 Z"/><path d="M26 82 L38 66 H62 L74 82 Z" fill="#fff4"/>`,
};
