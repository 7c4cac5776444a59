BEGIN TRANSACTION;
CREATE TABLE chat (
	"table" VARCHAR(20) NOT NULL, 
	n INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", n)
);
INSERT INTO "chat" VALUES('mwfbp42q36ah',1,'Ann',0,'A good beginning.',1.79495293949817037587e+09);
CREATE TABLE decks (
	id VARCHAR(20) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	data TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "decks" VALUES('d-ahxqc5xkknuh','fb0edbde1639fed5920b7b473da0542771d4c3f41ed77f07','agot2','Winter','{"faction":"stark","agenda":"01027","cards":{"01004":1,"01005":1,"01007":1,"01010":1,"01021":1,"01022":1,"01026":1,"01141":3,"01142":2,"01143":2,"01149":3,"01144":3,"01145":3,"01146":3,"01147":2,"01148":2,"01150":3,"01151":3,"01152":3,"01033":2,"01153":2,"01034":2,"01035":2,"01032":1,"01154":2,"01156":3,"01039":2,"01040":3,"01155":1,"01157":2,"01158":2,"01041":2,"01159":2},"name":"Winter"}',1.79495294087173557278e+09);
CREATE TABLE errors (
	id VARCHAR(20) NOT NULL, 
	"table" VARCHAR(20) NOT NULL, 
	seq INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	record TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('key','90c4e9e46556e317748c9214bc1144b9a55fe691766b878476fcf66902a17b50');
CREATE TABLE moves (
	"table" VARCHAR(20) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(6) NOT NULL, 
	seat INTEGER NOT NULL, 
	label TEXT NOT NULL, 
	auto BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", seq)
);
INSERT INTO "moves" VALUES('mwfbp42q36ah',1,'choice',0,'keep',0,1.79495293919923233983e+09);
INSERT INTO "moves" VALUES('mwfbp42q36ah',2,'choice',1,'keep',0,1.79495293923573017119e+09);
INSERT INTO "moves" VALUES('mwfbp42q36ah',3,'choice',0,'place Stark Escort',0,1.79495293929831147188e+09);
INSERT INTO "moves" VALUES('mwfbp42q36ah',4,'choice',0,'place Septa Mordane',0,1.79495293932915639875e+09);
INSERT INTO "moves" VALUES('mwfbp42q36ah',5,'choice',0,'place Sansa Stark',0,1.79495293939015841482e+09);
INSERT INTO "moves" VALUES('mwfbp42q36ah',6,'choice',1,'place Shae',0,1.79495293940824103356e+09);
INSERT INTO "moves" VALUES('mwfbp42q36ah',7,'choice',1,'place Podrick Payne',0,1.79495293942189669609e+09);
INSERT INTO "moves" VALUES('mwfbp42q36ah',8,'choice',1,'place The Iron Throne',0,1.79495293945000600815e+09);
INSERT INTO "moves" VALUES('mwfbp42q36ah',9,'back',0,'4',0,1.79495293949167776101e+09);
INSERT INTO "moves" VALUES('9vs8n4mq9ydq',1,'choice',0,'keep',0,1.79495294026196885103e+09);
INSERT INTO "moves" VALUES('9vs8n4mq9ydq',2,'choice',1,'keep',0,1.79495294029970049861e+09);
INSERT INTO "moves" VALUES('9vs8n4mq9ydq',3,'choice',0,'place Randyll Tarly',0,1.79495294034217286105e+09);
INSERT INTO "moves" VALUES('9vs8n4mq9ydq',4,'choice',0,'place Courtesan of the Rose',0,1.79495294036590361591e+09);
INSERT INTO "moves" VALUES('9vs8n4mq9ydq',5,'choice',0,'place Rose Garden',0,1.79495294039294672012e+09);
INSERT INTO "moves" VALUES('9vs8n4mq9ydq',6,'choice',0,'place Randyll Tarly',0,1.79495294042777514455e+09);
INSERT INTO "moves" VALUES('9vs8n4mq9ydq',7,'choice',1,'place Unsullied',0,1.79495294046532607081e+09);
INSERT INTO "moves" VALUES('9vs8n4mq9ydq',8,'choice',1,'place Drogon',0,1.79495294051725172998e+09);
INSERT INTO "moves" VALUES('9vs8n4mq9ydq',9,'choice',1,'place Illyrio''s Estate',0,1.79495294053233313564e+09);
INSERT INTO "moves" VALUES('9vs8n4mq9ydq',10,'choice',0,'plot A Noble Cause',0,1.79495294057604789735e+09);
CREATE TABLE people (
	person VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (person)
);
INSERT INTO "people" VALUES('643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','Ann',1.79495293729389190679e+09);
INSERT INTO "people" VALUES('fb0edbde1639fed5920b7b473da0542771d4c3f41ed77f07','Bob',1.79495293731730055811e+09);
CREATE TABLE reports (
	"table" VARCHAR(20) NOT NULL, 
	n INTEGER NOT NULL, 
	choices INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", n)
);
INSERT INTO "reports" VALUES('9vs8n4mq9ydq',1,10,10,'Ann','That was not how it goes.',1.79495294066534900661e+09);
CREATE TABLE seats (
	"table" VARCHAR(20) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	form TEXT NOT NULL, 
	plays VARCHAR(200) NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	conceded BOOLEAN NOT NULL, 
	left_ms BIGINT, 
	timed_out BOOLEAN NOT NULL, 
	prefs TEXT NOT NULL, 
	PRIMARY KEY ("table", seat)
);
INSERT INTO "seats" VALUES('mwfbp42q36ah',0,'person','643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','Ann','','{"house":""}','','',0,NULL,0,'{"windows":false,"until":false,"decline":[],"since":0}');
INSERT INTO "seats" VALUES('mwfbp42q36ah',1,'person','fb0edbde1639fed5920b7b473da0542771d4c3f41ed77f07','Bob','','{"house":""}','','',0,NULL,0,'{"windows":false,"until":false,"decline":[],"since":0}');
INSERT INTO "seats" VALUES('9vs8n4mq9ydq',0,'person','643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','Ann','','{"deck":""}','','',0,NULL,0,'{"windows":false,"until":false,"decline":[],"since":0}');
INSERT INTO "seats" VALUES('9vs8n4mq9ydq',1,'person','fb0edbde1639fed5920b7b473da0542771d4c3f41ed77f07','Bob','','{"deck":""}','','',1,NULL,0,'{"windows":false,"until":false,"decline":[],"since":0}');
INSERT INTO "seats" VALUES('fb9pkkv9b9cr',0,'person','643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','Ann','','{"house":""}','','',0,1800000,0,'{"windows":false,"until":false,"decline":[],"since":0}');
INSERT INTO "seats" VALUES('fb9pkkv9b9cr',1,'person','fb0edbde1639fed5920b7b473da0542771d4c3f41ed77f07','Bob','','{"house":""}','','',0,1800000,0,'{"windows":false,"until":false,"decline":[],"since":0}');
INSERT INTO "seats" VALUES('nwrs3s5apwny',0,'person','643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','Ann','','{"house":""}','','',0,NULL,0,'{"windows":false,"until":false,"decline":[],"since":0}');
INSERT INTO "seats" VALUES('nwrs3s5apwny',1,'open','','','','{"house":""}','','',0,NULL,0,'{"windows":false,"until":false,"decline":[],"since":0}');
INSERT INTO "seats" VALUES('dygbbcv6rmwn',0,'person','643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','Ann','','{"house":""}','','',0,NULL,0,'{"windows":false,"until":false,"decline":[],"since":0}');
INSERT INTO "seats" VALUES('dygbbcv6rmwn',1,'open','','','','{"house":""}','','',0,NULL,0,'{"windows":false,"until":false,"decline":[],"since":0}');
CREATE TABLE tables (
	id VARCHAR(20) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	settings TEXT NOT NULL, 
	config TEXT NOT NULL, 
	seed VARCHAR(128) NOT NULL, 
	seq INTEGER NOT NULL, 
	rev INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	waiting VARCHAR(80) NOT NULL, 
	result TEXT NOT NULL, 
	vote TEXT NOT NULL, 
	paused INTEGER, 
	rematch TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('mwfbp42q36ah','hbo','Ann''s table','643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','playing','{"form":{"draft":false},"clock":null,"takeback":"ask","spectators":true,"private":false,"ask_all":false}','{"names":["Ann","Bob"],"houses":["stark","lannister"],"draft":false}','55cc66db3649f90970e25cc5a7896d75f5e1f541725eacdc74a1cd696d5f0a0ca4660c065ef94fa9',9,11,1.79495293856363320348e+09,1.79495293949167776101e+09,'1,0','','',NULL,'');
INSERT INTO "tables" VALUES('9vs8n4mq9ydq','agot2','Ann''s table','643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','over','{"form":{"format":"joust","list":"2.3","cards":""},"clock":null,"takeback":"ask","spectators":true,"private":false,"ask_all":false}','{"format":"joust","names":["Ann","Bob"],"decks":[{"faction":"tyrell","agenda":"01203","cards":{"01004":1,"01007":1,"01010":1,"01021":1,"01022":1,"01025":1,"01026":1,"01185":3,"01183":3,"01186":2,"01181":3,"01182":2,"01179":1,"01184":1,"01180":1,"01188":3,"01187":3,"01189":2,"01190":2,"01191":2,"01192":2,"01193":2,"01194":3,"01195":2,"01196":1,"01141":3,"01147":2,"01144":3,"01142":2,"01150":3,"01040":3,"01039":1,"01032":1,"01033":1,"01043":2,"01041":1},"name":"The Host of Highgarden","learning":false},{"faction":"targaryen","agenda":"01027","cards":{"01004":1,"01005":1,"01007":1,"01009":1,"01010":1,"01022":1,"01026":1,"01160":3,"01162":3,"01163":2,"01161":2,"01164":2,"01166":2,"01165":3,"01167":2,"01168":3,"01169":3,"01170":3,"01171":3,"01172":2,"01173":2,"01174":2,"01175":3,"01176":3,"01177":1,"01178":1,"01040":3,"01039":2,"01028":1,"01033":2,"01032":1,"01035":2,"01041":2,"01044":2},"name":"Fire and the Dothraki Sea","learning":false}],"list":"2.3"}','5f3a0f7a8c19c1b0cc9d238666de4cdd19e13fb592d3e5b732a0490fd7342667f4204144593b4245',10,12,1.79495293962601685524e+09,1.79495294068259692195e+09,'','{"winners":[0],"reason":"Bob concedes.","rule":"","by":"concession"}','',NULL,'');
INSERT INTO "tables" VALUES('fb9pkkv9b9cr','hbo','Ann''s table','643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','playing','{"form":{"draft":false},"clock":{"minutes":30,"increment":5},"takeback":"ask","spectators":true,"private":false,"ask_all":false}','{"names":["Ann","Bob"],"houses":["stark","lannister"],"draft":false}','c707b859675acfcb76d4be49851f7371d836fe7afb089f16353b2713d5714a39b263a389779666ab',0,2,1.79495294076523780827e+09,1.79495294081302499775e+09,'0,1','','',NULL,'');
INSERT INTO "tables" VALUES('nwrs3s5apwny','hbo','Come and play','643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','open','{"form":{"draft":false},"clock":null,"takeback":"ask","spectators":true,"private":false,"ask_all":false}','','',0,0,1.79495294083389782908e+09,1.79495294083389782908e+09,'','','',NULL,'');
INSERT INTO "tables" VALUES('dygbbcv6rmwn','hbo','Ann''s table','643aea0aac306461f17d6aa689c0c9d069c3c7f49fb3d7f3','open','{"form":{"draft":false},"clock":null,"takeback":"ask","spectators":false,"private":true,"ask_all":false}','','',0,0,1.79495294084882640837e+09,1.79495294084882640837e+09,'','','',NULL,'');
CREATE INDEX tables_status ON tables (status, updated);
CREATE INDEX seats_person ON seats (person);
CREATE INDEX seats_invite ON seats (invite);
CREATE INDEX ix_decks_person ON decks (person);
CREATE INDEX ix_errors_table ON errors ("table");
COMMIT;
