"""The server as seen from the web: its routes, sockets and files, behind the guard."""
