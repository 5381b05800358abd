PRAGMA application_id = 1449752161;
PRAGMA user_version = 0;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-12-01 05:47:04',1,X'6D49C12AF5AACBC3248CC0EC80BAF2DE31884291BE7C30A3D2A20271A58887551BD5F5D1980A33F927BC333045EC0D40',11781077);
INSERT INTO "_sqlx_migrations" VALUES(2,'event times','2026-12-01 05:47:04',1,X'EECC0E7B65639AEE55E1F312139E4038C8A214E3BEC6AC28EA88E2EBB9A2983B369EC063EEA863017BA7EFDCDE0CC34B',8040104);
INSERT INTO "_sqlx_migrations" VALUES(3,'accounts','2026-12-01 05:47:04',1,X'305301BE69DBF5C3EFFD8ADC2FB0F064DA148C6A12521ED673ACD4D25B3271A970F7033B908674AA50A064471D9C5AB6',651128);
INSERT INTO "_sqlx_migrations" VALUES(4,'chat','2026-12-01 05:47:04',1,X'C0B12EE344B95DBE28F8D45A3052CBB54AB2E6F41C165CF2A82F759BB0C3E4C24C34222D05177136E34BB8FC201F88DE',11484285);
CREATE TABLE accounts (
    guest      TEXT   NOT NULL PRIMARY KEY,
    -- Two names that read or look alike share one of these.
    name_key   TEXT   UNIQUE,
    name_look  TEXT   UNIQUE,
    -- A PHC string.
    password   TEXT,
    created_at BIGINT NOT NULL,
    deleted_at BIGINT
);
INSERT INTO "accounts" VALUES('6ifps8u2ryrmgi8jmv84ff24w2','ada','Ada','$argon2id$v=19$m=19456,t=2,p=1$qOV86K8w49EzcZnHTBl3Dw$D1hOQUhs7AymsBFvalZ0gNH5SuR55i2ClWGowekoiyY',1796104024,NULL);
INSERT INTO "accounts" VALUES('acagh68kpch6hgj4qqieh7k45j','bo','Bo','$argon2id$v=19$m=19456,t=2,p=1$5MAKBWDqxrKFOZZ4uNwVGg$8dnx4OxgIvo79L3eYYmGMCvUGkkywKULPHOmO9GKwWc',1796104024,NULL);
CREATE TABLE events (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    version  BIGINT NOT NULL,
    kind     TEXT   NOT NULL,
    body     TEXT   NOT NULL,
    -- On the last event of an action: who asked for it, and the idempotency key.
    guest    TEXT,
    key      TEXT, at BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, guest, key)
);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',1,'created','{"clock":null,"pace":"human","seats":[{"id":"6ifps8u2ryrmgi8jmv84ff24w2","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104024641);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',2,'sat','{"guest":"acagh68kpch6hgj4qqieh7k45j","name":"Bo","seat":2}',NULL,NULL,1796104024648);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',3,'started','{"order":[0,1]}',NULL,NULL,1796104024648);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',4,'step','{"line":"a1","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00001',1796104024662);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',5,'step','{"line":"swap","seat":2}','acagh68kpch6hgj4qqieh7k45j','key-00002',1796104024681);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',6,'step','{"line":"c2","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00003',1796104024725);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',7,'step','{"line":"b3","seat":2}','acagh68kpch6hgj4qqieh7k45j','key-00004',1796104024737);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',8,'step','{"line":"/c2","seat":2}','acagh68kpch6hgj4qqieh7k45j','key-00005',1796104024754);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',9,'step','{"line":"b2","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00006',1796104024789);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',10,'step','{"line":"/a1","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00007',1796104024808);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',11,'step','{"line":"/b1","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00008',1796104024833);
INSERT INTO "events" VALUES('a2tg78xcq2krbtpj',12,'step','{"line":"a2","seat":2}','acagh68kpch6hgj4qqieh7k45j','key-00009',1796104024864);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',1,'created','{"clock":null,"pace":"human","seats":[{"id":"6ifps8u2ryrmgi8jmv84ff24w2","kind":"guest","name":"Ada"},{"bot":"random","kind":"bot","replaces":null}]}',NULL,NULL,1796104024900);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',2,'started','{"order":[0,1]}',NULL,NULL,1796104024900);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',3,'chance','{"line":"2-6"}',NULL,NULL,1796104024900);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',4,'step','{"line":"+a2","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00010',1796104024927);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',5,'undone','{"seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00011',1796104024949);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',6,'step','{"line":"+a1","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00012',1796104024966);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',7,'step','{"line":"+b1","seat":1}',NULL,NULL,1796104024982);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',8,'chance','{"line":"1-2"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00013',1796104024982);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',9,'step','{"line":"-b1","seat":2}',NULL,NULL,1796104025592);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',10,'step','{"line":"+b2","seat":2}',NULL,NULL,1796104025948);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',11,'step','{"line":"+a2","seat":2}',NULL,NULL,1796104026315);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',12,'chance','{"line":"1-5"}',NULL,NULL,1796104026315);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',13,'step','{"line":"-a2","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00014',1796104026339);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',14,'step','{"line":"+a2","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00015',1796104026354);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',15,'step','{"line":"+c1","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00016',1796104026362);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',16,'step','{"line":"+b3","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00017',1796104026364);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',17,'step','{"line":"+b1","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00018',1796104026367);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',18,'step','{"line":"+c2*b2","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00019',1796104026369);
INSERT INTO "events" VALUES('k68ctjhr7espvbd2',19,'step','{"line":"+b2","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00020',1796104026371);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',1,'created','{"clock":null,"pace":"human","seats":[{"id":"6ifps8u2ryrmgi8jmv84ff24w2","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104026379);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',2,'sat','{"guest":"acagh68kpch6hgj4qqieh7k45j","name":"Bo","seat":2}',NULL,NULL,1796104026396);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',3,'started','{"order":[1,0]}',NULL,NULL,1796104026396);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',4,'chance','{"line":"deal snail cricket snail | bee bee cricket"}',NULL,NULL,1796104026396);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',5,'chance','{"line":"moth"}',NULL,NULL,1796104026396);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',6,'step','{"line":"!cricket","seat":1}',NULL,NULL,1796104026414);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',7,'chance','{"line":"ant"}','acagh68kpch6hgj4qqieh7k45j','key-00021',1796104026414);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',8,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796104026417);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',9,'chance','{"line":"ant"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00022',1796104026417);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',10,'step','{"line":"!moth","seat":1}',NULL,NULL,1796104026420);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',11,'chance','{"line":"cricket"}','acagh68kpch6hgj4qqieh7k45j','key-00023',1796104026420);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',12,'step','{"line":"+bee","seat":2}',NULL,NULL,1796104026423);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',13,'chance','{"line":"moth"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00024',1796104026423);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',14,'step','{"line":"!snail","seat":1}',NULL,NULL,1796104026426);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',15,'chance','{"line":"snail"}','acagh68kpch6hgj4qqieh7k45j','key-00025',1796104026426);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',16,'step','{"line":"!ant","seat":2}',NULL,NULL,1796104026430);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',17,'chance','{"line":"off:bee"}',NULL,NULL,1796104026430);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',18,'chance','{"line":"ladybug"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00026',1796104026430);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',19,'step','{"line":"!moth","seat":1}',NULL,NULL,1796104026433);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',20,'chance','{"line":"moth"}','acagh68kpch6hgj4qqieh7k45j','key-00027',1796104026433);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',21,'step','{"line":"+bee","seat":2}',NULL,NULL,1796104026441);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',22,'chance','{"line":"ladybug"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00028',1796104026441);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',23,'step','{"line":"!ant","seat":1}',NULL,NULL,1796104026444);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',24,'chance','{"line":"ladybug"}','acagh68kpch6hgj4qqieh7k45j','key-00029',1796104026444);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',25,'step','{"line":"!snail","seat":2}',NULL,NULL,1796104026459);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',26,'chance','{"line":"bee"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00030',1796104026459);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',27,'step','{"line":"!ladybug","seat":1}',NULL,NULL,1796104026485);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',28,'chance','{"line":"snail"}','acagh68kpch6hgj4qqieh7k45j','key-00031',1796104026485);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',29,'step','{"line":"+snail","seat":2}',NULL,NULL,1796104026488);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',30,'chance','{"line":"bee"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00032',1796104026488);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',31,'step','{"line":"+snail","seat":1}',NULL,NULL,1796104026491);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',32,'chance','{"line":"bee"}','acagh68kpch6hgj4qqieh7k45j','key-00033',1796104026491);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',33,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796104026494);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',34,'chance','{"line":"off:cricket"}',NULL,NULL,1796104026494);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',35,'chance','{"line":"snail"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00034',1796104026494);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',36,'step','{"line":"!ladybug","seat":1}',NULL,NULL,1796104026497);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',37,'chance','{"line":"ant"}','acagh68kpch6hgj4qqieh7k45j','key-00035',1796104026497);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',38,'step','{"line":"+ant","seat":2}',NULL,NULL,1796104026499);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',39,'chance','{"line":"snail"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00036',1796104026499);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',40,'step','{"line":"+bee","seat":1}',NULL,NULL,1796104026502);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',41,'chance','{"line":"ant"}','acagh68kpch6hgj4qqieh7k45j','key-00037',1796104026502);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',42,'step','{"line":"+ant","seat":2}',NULL,NULL,1796104026505);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',43,'chance','{"line":"moth"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00038',1796104026505);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',44,'step','{"line":"!moth","seat":1}',NULL,NULL,1796104026508);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',45,'chance','{"line":"ladybug"}','acagh68kpch6hgj4qqieh7k45j','key-00039',1796104026508);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',46,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796104026511);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',47,'chance','{"line":"moth"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00040',1796104026511);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',48,'step','{"line":"+moth","seat":1}',NULL,NULL,1796104026514);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',49,'chance','{"line":"ladybug"}','acagh68kpch6hgj4qqieh7k45j','key-00041',1796104026514);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',50,'step','{"line":"+moth","seat":2}',NULL,NULL,1796104026517);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',51,'chance','{"line":"off:snail"}',NULL,NULL,1796104026517);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',52,'chance','{"line":"off:ant"}',NULL,NULL,1796104026517);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',53,'chance','{"line":"ant"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00042',1796104026517);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',54,'step','{"line":"!bee","seat":1}',NULL,NULL,1796104026520);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',55,'chance','{"line":"cricket"}','acagh68kpch6hgj4qqieh7k45j','key-00043',1796104026520);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',56,'step','{"line":"!bee","seat":2}',NULL,NULL,1796104026523);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',57,'chance','{"line":"bee"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00044',1796104026523);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',58,'step','{"line":"+snail","seat":1}',NULL,NULL,1796104026526);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',59,'chance','{"line":"ladybug"}','acagh68kpch6hgj4qqieh7k45j','key-00045',1796104026526);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',60,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796104026529);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',61,'chance','{"line":"cricket"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00046',1796104026529);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',62,'step','{"line":"!bee","seat":1}',NULL,NULL,1796104026532);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',63,'chance','{"line":"moth"}','acagh68kpch6hgj4qqieh7k45j','key-00047',1796104026532);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',64,'step','{"line":"+moth","seat":2}',NULL,NULL,1796104026534);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',65,'chance','{"line":"ant"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00048',1796104026534);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',66,'step','{"line":"+ant","seat":1}',NULL,NULL,1796104026537);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',67,'chance','{"line":"cricket"}','acagh68kpch6hgj4qqieh7k45j','key-00049',1796104026537);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',68,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796104026540);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',69,'chance','{"line":"off:ladybug"}',NULL,NULL,1796104026540);
INSERT INTO "events" VALUES('h3mn8cgy2b38nuj5',70,'chance','{"line":"off:moth"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00050',1796104026540);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',1,'created','{"clock":null,"pace":"human","seats":[{"id":"6ifps8u2ryrmgi8jmv84ff24w2","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796104026542);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',2,'sat','{"guest":"acagh68kpch6hgj4qqieh7k45j","name":"Bo","seat":2}',NULL,NULL,1796104026544);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',3,'sat','{"guest":"j3m3fcgmi3mpdkygctkmczjxhp","name":"Cy","seat":3}',NULL,NULL,1796104026546);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',4,'started','{"order":[0,1,2]}',NULL,NULL,1796104026546);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',5,'chance','{"line":"deal moth cricket ant | snail ant bee | cricket bee bee"}',NULL,NULL,1796104026546);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',6,'chance','{"line":"bee"}',NULL,NULL,1796104026546);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',7,'step','{"line":"!moth","seat":1}',NULL,NULL,1796104026548);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',8,'chance','{"line":"off:ant"}',NULL,NULL,1796104026548);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',9,'chance','{"line":"moth"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00051',1796104026548);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',10,'step','{"line":"!snail","seat":2}',NULL,NULL,1796104026552);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',11,'chance','{"line":"snail"}','acagh68kpch6hgj4qqieh7k45j','key-00052',1796104026552);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',12,'step','{"line":"!snail","seat":3}',NULL,NULL,1796104026556);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',13,'chance','{"line":"ant"}','j3m3fcgmi3mpdkygctkmczjxhp','key-00053',1796104026556);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',14,'step','{"line":"+bee","seat":1}',NULL,NULL,1796104026558);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',15,'chance','{"line":"snail"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00054',1796104026558);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',16,'resigned','{"bot":"level3","seat":3}','j3m3fcgmi3mpdkygctkmczjxhp','key-00055',1796104026560);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',17,'step','{"line":"+snail","seat":2}',NULL,NULL,1796104026563);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',18,'chance','{"line":"ladybug"}','acagh68kpch6hgj4qqieh7k45j','key-00056',1796104026563);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',19,'step','{"line":"+bee","seat":3}',NULL,NULL,1796104027166);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',20,'chance','{"line":"off:ladybug"}',NULL,NULL,1796104027166);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',21,'chance','{"line":"snail"}',NULL,NULL,1796104027166);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',22,'step','{"line":"+cricket","seat":1}',NULL,NULL,1796104027225);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',23,'chance','{"line":"off:moth"}',NULL,NULL,1796104027225);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',24,'chance','{"line":"ladybug"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00057',1796104027225);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',25,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796104027254);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',26,'chance','{"line":"snail"}','acagh68kpch6hgj4qqieh7k45j','key-00058',1796104027254);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',27,'step','{"line":"+ladybug","seat":3}',NULL,NULL,1796104027856);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',28,'chance','{"line":"moth"}',NULL,NULL,1796104027856);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',29,'step','{"line":"!moth","seat":1}',NULL,NULL,1796104027895);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',30,'chance','{"line":"moth"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00059',1796104027895);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',31,'step','{"line":"+bee","seat":2}',NULL,NULL,1796104027899);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',32,'chance','{"line":"bee"}','acagh68kpch6hgj4qqieh7k45j','key-00060',1796104027899);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',33,'step','{"line":"+cricket","seat":3}',NULL,NULL,1796104028501);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',34,'chance','{"line":"cricket"}',NULL,NULL,1796104028501);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',35,'step','{"line":"+ant","seat":1}',NULL,NULL,1796104028516);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',36,'chance','{"line":"bee"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00061',1796104028516);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',37,'step','{"line":"!bee","seat":2}',NULL,NULL,1796104028519);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',38,'chance','{"line":"snail"}','acagh68kpch6hgj4qqieh7k45j','key-00062',1796104028519);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',39,'step','{"line":"+bee","seat":3}',NULL,NULL,1796104029121);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',40,'chance','{"line":"ant"}',NULL,NULL,1796104029121);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',41,'step','{"line":"!ant","seat":1}',NULL,NULL,1796104029168);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',42,'chance','{"line":"ladybug"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00063',1796104029168);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',43,'step','{"line":"+ant","seat":2}',NULL,NULL,1796104029171);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',44,'chance','{"line":"ladybug"}','acagh68kpch6hgj4qqieh7k45j','key-00064',1796104029171);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',45,'step','{"line":"!bee","seat":3}',NULL,NULL,1796104029773);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',46,'chance','{"line":"ant"}',NULL,NULL,1796104029773);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',47,'step','{"line":"+cricket","seat":1}',NULL,NULL,1796104029806);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',48,'chance','{"line":"off:cricket"}',NULL,NULL,1796104029806);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',49,'chance','{"line":"cricket"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00065',1796104029806);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',50,'step','{"line":"!cricket","seat":2}',NULL,NULL,1796104029810);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',51,'chance','{"line":"off:snail"}',NULL,NULL,1796104029810);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',52,'chance','{"line":"ladybug"}','acagh68kpch6hgj4qqieh7k45j','key-00066',1796104029810);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',53,'step','{"line":"+snail","seat":3}',NULL,NULL,1796104030412);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',54,'chance','{"line":"ladybug"}',NULL,NULL,1796104030412);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',55,'step','{"line":"+ladybug","seat":1}',NULL,NULL,1796104030430);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',56,'chance','{"line":"moth"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00067',1796104030430);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',57,'step','{"line":"+moth","seat":2}',NULL,NULL,1796104030434);
INSERT INTO "events" VALUES('xw7agwsa8deuugrw',58,'chance','{"line":"off:bee"}','acagh68kpch6hgj4qqieh7k45j','key-00068',1796104030434);
INSERT INTO "events" VALUES('e2znhry2qaj4a45d',1,'created','{"clock":null,"pace":"human","seats":[{"id":"acagh68kpch6hgj4qqieh7k45j","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104030436);
INSERT INTO "events" VALUES('e2znhry2qaj4a45d',2,'sat','{"guest":"j3m3fcgmi3mpdkygctkmczjxhp","name":"Cy","seat":2}',NULL,NULL,1796104030438);
INSERT INTO "events" VALUES('e2znhry2qaj4a45d',3,'started','{"order":[0,1]}',NULL,NULL,1796104030438);
INSERT INTO "events" VALUES('e2znhry2qaj4a45d',4,'step','{"line":"d3","seat":1}','acagh68kpch6hgj4qqieh7k45j','key-00069',1796104030441);
INSERT INTO "events" VALUES('e2znhry2qaj4a45d',5,'step','{"line":"a3","seat":2}','j3m3fcgmi3mpdkygctkmczjxhp','key-00070',1796104030445);
INSERT INTO "events" VALUES('e2znhry2qaj4a45d',6,'step','{"line":"a1","seat":1}','acagh68kpch6hgj4qqieh7k45j','key-00071',1796104030448);
INSERT INTO "events" VALUES('e2znhry2qaj4a45d',7,'step','{"line":"c1","seat":2}','j3m3fcgmi3mpdkygctkmczjxhp','key-00072',1796104030452);
INSERT INTO "events" VALUES('e2znhry2qaj4a45d',8,'resigned','{"bot":null,"seat":2}','j3m3fcgmi3mpdkygctkmczjxhp','key-00073',1796104030454);
INSERT INTO "events" VALUES('69e22b99wp5uxanq',1,'created','{"clock":null,"pace":"human","seats":[{"kind":"open"},{"id":"6ifps8u2ryrmgi8jmv84ff24w2","kind":"guest","name":"Ada"}]}',NULL,NULL,1796104030456);
INSERT INTO "events" VALUES('69e22b99wp5uxanq',2,'sat','{"guest":"acagh68kpch6hgj4qqieh7k45j","name":"Bo","seat":1}',NULL,NULL,1796104030457);
INSERT INTO "events" VALUES('69e22b99wp5uxanq',3,'started','{"order":[0,1]}',NULL,NULL,1796104030457);
INSERT INTO "events" VALUES('69e22b99wp5uxanq',4,'step','{"line":"a3","seat":1}','acagh68kpch6hgj4qqieh7k45j','key-00074',1796104030461);
INSERT INTO "events" VALUES('69e22b99wp5uxanq',5,'step','{"line":"a1","seat":2}','6ifps8u2ryrmgi8jmv84ff24w2','key-00075',1796104030463);
INSERT INTO "events" VALUES('69e22b99wp5uxanq',6,'step','{"line":"c1","seat":1}','acagh68kpch6hgj4qqieh7k45j','key-00076',1796104030467);
INSERT INTO "events" VALUES('69e22b99wp5uxanq',7,'step','{"line":"e2","seat":2}','6ifps8u2ryrmgi8jmv84ff24w2','key-00077',1796104030469);
INSERT INTO "events" VALUES('69e22b99wp5uxanq',8,'step','{"line":"c5","seat":1}','acagh68kpch6hgj4qqieh7k45j','key-00078',1796104030473);
INSERT INTO "events" VALUES('69e22b99wp5uxanq',9,'step','{"line":"b3","seat":2}','6ifps8u2ryrmgi8jmv84ff24w2','key-00079',1796104030475);
INSERT INTO "events" VALUES('69e22b99wp5uxanq',10,'step','{"line":"/a3","seat":2}','6ifps8u2ryrmgi8jmv84ff24w2','key-00080',1796104030478);
INSERT INTO "events" VALUES('i9i4ggjzpia6jxjd',1,'created','{"clock":null,"pace":"human","seats":[{"bot":"random","kind":"bot","replaces":null},{"id":"j3m3fcgmi3mpdkygctkmczjxhp","kind":"guest","name":"Cy"}]}',NULL,NULL,1796104030479);
INSERT INTO "events" VALUES('i9i4ggjzpia6jxjd',2,'started','{"order":[0,1]}',NULL,NULL,1796104030479);
INSERT INTO "events" VALUES('i9i4ggjzpia6jxjd',3,'step','{"line":"d2","seat":1}',NULL,NULL,1796104031082);
INSERT INTO "events" VALUES('i9i4ggjzpia6jxjd',4,'step','{"line":"e1","seat":2}','j3m3fcgmi3mpdkygctkmczjxhp','key-00081',1796104031135);
INSERT INTO "events" VALUES('i9i4ggjzpia6jxjd',5,'step','{"line":"/e2","seat":2}','j3m3fcgmi3mpdkygctkmczjxhp','key-00082',1796104031139);
INSERT INTO "events" VALUES('i9i4ggjzpia6jxjd',6,'step','{"line":"c2","seat":1}',NULL,NULL,1796104031741);
INSERT INTO "events" VALUES('i9i4ggjzpia6jxjd',7,'step','{"line":"c3","seat":2}','j3m3fcgmi3mpdkygctkmczjxhp','key-00083',1796104031752);
INSERT INTO "events" VALUES('buc9bngzqrpdenhp',1,'created','{"clock":null,"pace":"human","seats":[{"id":"acagh68kpch6hgj4qqieh7k45j","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104031754);
INSERT INTO "events" VALUES('buc9bngzqrpdenhp',2,'sat','{"guest":"j3m3fcgmi3mpdkygctkmczjxhp","name":"Cy","seat":2}',NULL,NULL,1796104031756);
INSERT INTO "events" VALUES('buc9bngzqrpdenhp',3,'started','{"order":[0,1]}',NULL,NULL,1796104031756);
INSERT INTO "events" VALUES('buc9bngzqrpdenhp',4,'chance','{"line":"1-2"}',NULL,NULL,1796104031756);
INSERT INTO "events" VALUES('buc9bngzqrpdenhp',5,'step','{"line":"+d2","seat":1}',NULL,NULL,1796104031760);
INSERT INTO "events" VALUES('buc9bngzqrpdenhp',6,'chance','{"line":"1-4"}','acagh68kpch6hgj4qqieh7k45j','key-00084',1796104031760);
INSERT INTO "events" VALUES('buc9bngzqrpdenhp',7,'step','{"line":"-d2","seat":2}','j3m3fcgmi3mpdkygctkmczjxhp','key-00085',1796104031764);
INSERT INTO "events" VALUES('buc9bngzqrpdenhp',8,'step','{"line":"+e2","seat":2}','j3m3fcgmi3mpdkygctkmczjxhp','key-00086',1796104031768);
INSERT INTO "events" VALUES('buc9bngzqrpdenhp',9,'step','{"line":"+b4","seat":2}','j3m3fcgmi3mpdkygctkmczjxhp','key-00087',1796104031773);
INSERT INTO "events" VALUES('buc9bngzqrpdenhp',10,'step','{"line":"+d3","seat":2}','j3m3fcgmi3mpdkygctkmczjxhp','key-00088',1796104031795);
INSERT INTO "events" VALUES('6wns9npy93tairw4',1,'created','{"clock":null,"pace":"human","seats":[{"id":"6ifps8u2ryrmgi8jmv84ff24w2","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796104031801);
INSERT INTO "events" VALUES('6wns9npy93tairw4',2,'sat','{"guest":"acagh68kpch6hgj4qqieh7k45j","name":"Bo","seat":2}',NULL,NULL,1796104031803);
INSERT INTO "events" VALUES('6wns9npy93tairw4',3,'sat','{"guest":"j3m3fcgmi3mpdkygctkmczjxhp","name":"Cy","seat":3}',NULL,NULL,1796104031807);
INSERT INTO "events" VALUES('6wns9npy93tairw4',4,'started','{"order":[1,0,2]}',NULL,NULL,1796104031807);
INSERT INTO "events" VALUES('6wns9npy93tairw4',5,'chance','{"line":"deal bee moth bee | ladybug cricket cricket | ladybug snail ladybug"}',NULL,NULL,1796104031807);
INSERT INTO "events" VALUES('6wns9npy93tairw4',6,'chance','{"line":"ant"}',NULL,NULL,1796104031807);
INSERT INTO "events" VALUES('6wns9npy93tairw4',7,'step','{"line":"+moth","seat":1}',NULL,NULL,1796104031812);
INSERT INTO "events" VALUES('6wns9npy93tairw4',8,'chance','{"line":"ant"}','acagh68kpch6hgj4qqieh7k45j','key-00089',1796104031812);
INSERT INTO "events" VALUES('6wns9npy93tairw4',9,'step','{"line":"+ant","seat":2}',NULL,NULL,1796104031815);
INSERT INTO "events" VALUES('6wns9npy93tairw4',10,'chance','{"line":"cricket"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00090',1796104031815);
INSERT INTO "events" VALUES('6wns9npy93tairw4',11,'step','{"line":"!snail","seat":3}',NULL,NULL,1796104031820);
INSERT INTO "events" VALUES('6wns9npy93tairw4',12,'chance','{"line":"ant"}','j3m3fcgmi3mpdkygctkmczjxhp','key-00091',1796104031820);
INSERT INTO "events" VALUES('6wns9npy93tairw4',13,'resigned','{"bot":"level3","seat":3}','j3m3fcgmi3mpdkygctkmczjxhp','key-00092',1796104031823);
INSERT INTO "events" VALUES('6wns9npy93tairw4',14,'step','{"line":"+ant","seat":1}',NULL,NULL,1796104031826);
INSERT INTO "events" VALUES('6wns9npy93tairw4',15,'chance','{"line":"snail"}','acagh68kpch6hgj4qqieh7k45j','key-00093',1796104031826);
INSERT INTO "events" VALUES('6wns9npy93tairw4',16,'step','{"line":"!snail","seat":2}',NULL,NULL,1796104031829);
INSERT INTO "events" VALUES('6wns9npy93tairw4',17,'chance','{"line":"off:bee"}',NULL,NULL,1796104031829);
INSERT INTO "events" VALUES('6wns9npy93tairw4',18,'chance','{"line":"bee"}','6ifps8u2ryrmgi8jmv84ff24w2','key-00094',1796104031829);
INSERT INTO "events" VALUES('sahb4aajkg83vtua',1,'created','{"clock":null,"pace":"human","seats":[{"id":"j3m3fcgmi3mpdkygctkmczjxhp","kind":"guest","name":"Cy"},{"kind":"open"}]}',NULL,NULL,1796104031830);
INSERT INTO "events" VALUES('73r8izzhd6ajxrvu',1,'created','{"clock":null,"pace":"human","seats":[{"id":"6ifps8u2ryrmgi8jmv84ff24w2","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104031832);
INSERT INTO "events" VALUES('baphiz3e8fh94s66',1,'created','{"clock":{"base_seconds":600,"delay_seconds":0,"increment_seconds":2,"kind":"live"},"pace":"human","seats":[{"id":"6ifps8u2ryrmgi8jmv84ff24w2","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104031833);
INSERT INTO "events" VALUES('baphiz3e8fh94s66',2,'sat','{"guest":"acagh68kpch6hgj4qqieh7k45j","name":"Bo","seat":2}',NULL,NULL,1796104031835);
INSERT INTO "events" VALUES('baphiz3e8fh94s66',3,'started','{"order":[0,1]}',NULL,NULL,1796104031835);
INSERT INTO "events" VALUES('baphiz3e8fh94s66',4,'step','{"line":"c2","seat":1}','6ifps8u2ryrmgi8jmv84ff24w2','key-00095',1796104031837);
INSERT INTO "events" VALUES('baphiz3e8fh94s66',5,'step','{"line":"b2","seat":2}','acagh68kpch6hgj4qqieh7k45j','key-00096',1796104031840);
INSERT INTO "events" VALUES('baphiz3e8fh94s66',6,'step','{"line":"/c1","seat":2}','acagh68kpch6hgj4qqieh7k45j','key-00097',1796104031843);
INSERT INTO "events" VALUES('y98qmqzs3wy7zm2x',1,'created','{"clock":{"days":3,"kind":"correspondence"},"pace":"human","seats":[{"id":"acagh68kpch6hgj4qqieh7k45j","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104031845);
INSERT INTO "events" VALUES('y98qmqzs3wy7zm2x',2,'sat','{"guest":"j3m3fcgmi3mpdkygctkmczjxhp","name":"Cy","seat":2}',NULL,NULL,1796104031846);
INSERT INTO "events" VALUES('y98qmqzs3wy7zm2x',3,'started','{"order":[0,1]}',NULL,NULL,1796104031846);
INSERT INTO "events" VALUES('y98qmqzs3wy7zm2x',4,'chance','{"line":"5-6"}',NULL,NULL,1796104031846);
INSERT INTO "events" VALUES('y98qmqzs3wy7zm2x',5,'step','{"line":"+c1","seat":1}','acagh68kpch6hgj4qqieh7k45j','key-00098',1796104031849);
INSERT INTO "events" VALUES('y98qmqzs3wy7zm2x',6,'step','{"line":"+b3","seat":1}','acagh68kpch6hgj4qqieh7k45j','key-00099',1796104031852);
INSERT INTO "events" VALUES('y98qmqzs3wy7zm2x',7,'vacation','{"seat":1}','acagh68kpch6hgj4qqieh7k45j','key-00100',1796104031854);
INSERT INTO "events" VALUES('33j8s4uuv37nizmz',1,'created','{"clock":{"base_seconds":1,"delay_seconds":0,"increment_seconds":0,"kind":"live"},"pace":"human","seats":[{"id":"6ifps8u2ryrmgi8jmv84ff24w2","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104031856);
INSERT INTO "events" VALUES('33j8s4uuv37nizmz',2,'sat','{"guest":"acagh68kpch6hgj4qqieh7k45j","name":"Bo","seat":2}',NULL,NULL,1796104031858);
INSERT INTO "events" VALUES('33j8s4uuv37nizmz',3,'started','{"order":[0,1]}',NULL,NULL,1796104031858);
INSERT INTO "events" VALUES('33j8s4uuv37nizmz',4,'chance','{"line":"deal bee snail ladybug | bee moth ladybug"}',NULL,NULL,1796104031858);
INSERT INTO "events" VALUES('33j8s4uuv37nizmz',5,'chance','{"line":"cricket"}',NULL,NULL,1796104031858);
INSERT INTO "events" VALUES('6wns9npy93tairw4',19,'step','{"line":"+cricket","seat":3}',NULL,NULL,1796104032431);
INSERT INTO "events" VALUES('6wns9npy93tairw4',20,'chance','{"line":"off:snail"}',NULL,NULL,1796104032431);
INSERT INTO "events" VALUES('6wns9npy93tairw4',21,'chance','{"line":"cricket"}',NULL,NULL,1796104032431);
INSERT INTO "events" VALUES('33j8s4uuv37nizmz',6,'flagged','{"bot":null,"seat":1}',NULL,NULL,1796104032859);
CREATE TABLE guests (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "guests" VALUES('6ifps8u2ryrmgi8jmv84ff24w2','Ada',1796104024);
INSERT INTO "guests" VALUES('acagh68kpch6hgj4qqieh7k45j','Bo',1796104024);
INSERT INTO "guests" VALUES('j3m3fcgmi3mpdkygctkmczjxhp','Cy',1796104024);
CREATE TABLE messages (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    room     TEXT   NOT NULL CHECK (room IN ('table', 'watchers')),
    -- From 1 in each room, so that one room does not tell how much is said in the other.
    number   BIGINT NOT NULL,
    -- Who said it, and what they were called then; the name is empty once their account is deleted.
    guest    TEXT   NOT NULL,
    name     TEXT   NOT NULL,
    -- One of the two: words of their own, or a phrase that everybody reads in their language.
    text     TEXT,
    phrase   TEXT,
    -- The idempotency key.
    key      TEXT   NOT NULL,
    -- Seconds since 1970, UTC.
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, room, number),
    UNIQUE (table_id, guest, key),
    CHECK ((text IS NULL) <> (phrase IS NULL))
);
INSERT INTO "messages" VALUES('a2tg78xcq2krbtpj','table',1,'6ifps8u2ryrmgi8jmv84ff24w2','Ada','A good game: “thank you”, Bo!',NULL,'key-00101',1796104033);
INSERT INTO "messages" VALUES('a2tg78xcq2krbtpj','table',2,'acagh68kpch6hgj4qqieh7k45j','Bo',NULL,'good-game','key-00102',1796104033);
INSERT INTO "messages" VALUES('a2tg78xcq2krbtpj','watchers',1,'j3m3fcgmi3mpdkygctkmczjxhp','Cy','What was that?',NULL,'key-00103',1796104033);
INSERT INTO "messages" VALUES('69e22b99wp5uxanq','table',1,'acagh68kpch6hgj4qqieh7k45j','Bo',NULL,'one-moment','key-00104',1796104033);
CREATE TABLE reports (
    table_id TEXT   NOT NULL,
    room     TEXT   NOT NULL,
    number   BIGINT NOT NULL,
    -- Who reported it.
    guest    TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, room, number, guest),
    FOREIGN KEY (table_id, room, number) REFERENCES messages (table_id, room, number)
);
INSERT INTO "reports" VALUES('a2tg78xcq2krbtpj','watchers',1,'acagh68kpch6hgj4qqieh7k45j',1796104033);
CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
INSERT INTO "seated" VALUES('a2tg78xcq2krbtpj','6ifps8u2ryrmgi8jmv84ff24w2');
INSERT INTO "seated" VALUES('a2tg78xcq2krbtpj','acagh68kpch6hgj4qqieh7k45j');
INSERT INTO "seated" VALUES('k68ctjhr7espvbd2','6ifps8u2ryrmgi8jmv84ff24w2');
INSERT INTO "seated" VALUES('h3mn8cgy2b38nuj5','acagh68kpch6hgj4qqieh7k45j');
INSERT INTO "seated" VALUES('h3mn8cgy2b38nuj5','6ifps8u2ryrmgi8jmv84ff24w2');
INSERT INTO "seated" VALUES('xw7agwsa8deuugrw','6ifps8u2ryrmgi8jmv84ff24w2');
INSERT INTO "seated" VALUES('xw7agwsa8deuugrw','acagh68kpch6hgj4qqieh7k45j');
INSERT INTO "seated" VALUES('e2znhry2qaj4a45d','acagh68kpch6hgj4qqieh7k45j');
INSERT INTO "seated" VALUES('e2znhry2qaj4a45d','j3m3fcgmi3mpdkygctkmczjxhp');
INSERT INTO "seated" VALUES('69e22b99wp5uxanq','acagh68kpch6hgj4qqieh7k45j');
INSERT INTO "seated" VALUES('69e22b99wp5uxanq','6ifps8u2ryrmgi8jmv84ff24w2');
INSERT INTO "seated" VALUES('i9i4ggjzpia6jxjd','j3m3fcgmi3mpdkygctkmczjxhp');
INSERT INTO "seated" VALUES('buc9bngzqrpdenhp','acagh68kpch6hgj4qqieh7k45j');
INSERT INTO "seated" VALUES('buc9bngzqrpdenhp','j3m3fcgmi3mpdkygctkmczjxhp');
INSERT INTO "seated" VALUES('sahb4aajkg83vtua','j3m3fcgmi3mpdkygctkmczjxhp');
INSERT INTO "seated" VALUES('73r8izzhd6ajxrvu','6ifps8u2ryrmgi8jmv84ff24w2');
INSERT INTO "seated" VALUES('baphiz3e8fh94s66','6ifps8u2ryrmgi8jmv84ff24w2');
INSERT INTO "seated" VALUES('baphiz3e8fh94s66','acagh68kpch6hgj4qqieh7k45j');
INSERT INTO "seated" VALUES('y98qmqzs3wy7zm2x','acagh68kpch6hgj4qqieh7k45j');
INSERT INTO "seated" VALUES('y98qmqzs3wy7zm2x','j3m3fcgmi3mpdkygctkmczjxhp');
INSERT INTO "seated" VALUES('6wns9npy93tairw4','acagh68kpch6hgj4qqieh7k45j');
INSERT INTO "seated" VALUES('6wns9npy93tairw4','6ifps8u2ryrmgi8jmv84ff24w2');
INSERT INTO "seated" VALUES('33j8s4uuv37nizmz','6ifps8u2ryrmgi8jmv84ff24w2');
INSERT INTO "seated" VALUES('33j8s4uuv37nizmz','acagh68kpch6hgj4qqieh7k45j');
CREATE TABLE sessions (
    -- What its owner calls it by; it opens nothing.
    id         TEXT   NOT NULL PRIMARY KEY,
    -- The SHA-256 of the token in the cookie.
    token_hash TEXT   NOT NULL UNIQUE,
    guest      TEXT   NOT NULL REFERENCES accounts (guest),
    -- What the browser says it is, such as `Firefox`, `Linux`; empty where that is not known.
    browser    TEXT   NOT NULL,
    system     TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    last_seen  BIGINT NOT NULL
);
INSERT INTO "sessions" VALUES('u89iyxvqje8vawti','4fe76e902b06ea0c2c0b5436fc8b85832cf8145110bf9daf48c095ee470ffe98','6ifps8u2ryrmgi8jmv84ff24w2','Firefox','Linux',1796104024,1796104024);
INSERT INTO "sessions" VALUES('i3gga6esr5gm68xk','9ed904464862cddb900d20a55fa384f1932a2e6839f1bff5e5f359dba9c82d6c','acagh68kpch6hgj4qqieh7k45j','Firefox','Linux',1796104024,1796104024);
INSERT INTO "sessions" VALUES('4fe7hj5dsrhgz6zk','087317ff19a9a68eb0103615416963346dbd5acbb0a64105cf35cf0805cc53cd','6ifps8u2ryrmgi8jmv84ff24w2','Firefox','Linux',1796104025,1796104025);
CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "settings" VALUES('opened','1');
INSERT INTO "settings" VALUES('site-time','1796104036146');
INSERT INTO "settings" VALUES('cookie-key','fa7ed59caeea905c2c319072c5e8da5d1f89a4d6f90a0af08239d712619a3235');
CREATE TABLE tables (
    id         TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL,
    setup      TEXT   NOT NULL,
    access     TEXT   NOT NULL CHECK (access IN ('open', 'link')),
    invite     TEXT   NOT NULL,
    -- Seconds since 1970, UTC.
    created_at BIGINT NOT NULL,
    -- The rest repeats what the log says, for lists; it is written in the same transaction as the log.
    updated_at BIGINT NOT NULL,
    status     TEXT   NOT NULL CHECK (status IN ('waiting', 'running', 'over')),
    version    BIGINT NOT NULL,
    -- What everybody may know, as JSON.
    summary    TEXT   NOT NULL
);
INSERT INTO "tables" VALUES('a2tg78xcq2krbtpj','bug','hex2 swap','open','g22m7e6tayc85exvd3pagmfgdv',1796104025,1796104025,'over',12,'{"seats":[["black",{"kind":"guest","id":"6ifps8u2ryrmgi8jmv84ff24w2","name":"Ada"}],["white",{"kind":"guest","id":"acagh68kpch6hgj4qqieh7k45j","name":"Bo"}]],"to_act":null,"turn":6,"clock":null}');
INSERT INTO "tables" VALUES('k68ctjhr7espvbd2','herd','hex2','open','cz36hmwq5txmkjd5rus2n2n3hm',1796104025,1796104026,'over',19,'{"seats":[["red",{"kind":"guest","id":"6ifps8u2ryrmgi8jmv84ff24w2","name":"Ada"}],["blue",{"kind":"bot","bot":"random","replaces":null}]],"to_act":null,"turn":3,"clock":null}');
INSERT INTO "tables" VALUES('h3mn8cgy2b38nuj5','bug-off','seats=2 copies=6','open','nixaznhrvpy2wjw5zgebambj3v',1796104026,1796104027,'over',70,'{"seats":[["seat1",{"kind":"guest","id":"acagh68kpch6hgj4qqieh7k45j","name":"Bo"}],["seat2",{"kind":"guest","id":"6ifps8u2ryrmgi8jmv84ff24w2","name":"Ada"}]],"to_act":null,"turn":31,"clock":null}');
INSERT INTO "tables" VALUES('xw7agwsa8deuugrw','bug-off','seats=3 copies=6','open','83wsvq4qutkjkz8cgy976782az',1796104027,1796104030,'over',58,'{"seats":[["seat1",{"kind":"guest","id":"6ifps8u2ryrmgi8jmv84ff24w2","name":"Ada"}],["seat2",{"kind":"guest","id":"acagh68kpch6hgj4qqieh7k45j","name":"Bo"}],["seat3",{"kind":"bot","bot":"level3","replaces":"Cy"}]],"to_act":null,"turn":24,"clock":null}');
INSERT INTO "tables" VALUES('e2znhry2qaj4a45d','bug','hex3','open','jz5gh9w2z89ujw92cqexx9bpd3',1796104030,1796104031,'over',8,'{"seats":[["black",{"kind":"guest","id":"acagh68kpch6hgj4qqieh7k45j","name":"Bo"}],["white",{"kind":"guest","id":"j3m3fcgmi3mpdkygctkmczjxhp","name":"Cy"}]],"to_act":null,"turn":4,"clock":null}');
INSERT INTO "tables" VALUES('69e22b99wp5uxanq','bug','hex3','open','5ipke3g6t36fweufn4wywvqqzs',1796104031,1796104031,'running',10,'{"seats":[["black",{"kind":"guest","id":"acagh68kpch6hgj4qqieh7k45j","name":"Bo"}],["white",{"kind":"guest","id":"6ifps8u2ryrmgi8jmv84ff24w2","name":"Ada"}]],"to_act":1,"turn":7,"clock":null}');
INSERT INTO "tables" VALUES('i9i4ggjzpia6jxjd','bug','hex3','open','js2vqvyijn4mbvufn2ey9ih4ce',1796104031,1796104032,'running',7,'{"seats":[["black",{"kind":"bot","bot":"random","replaces":null}],["white",{"kind":"guest","id":"j3m3fcgmi3mpdkygctkmczjxhp","name":"Cy"}]],"to_act":2,"turn":4,"clock":null}');
INSERT INTO "tables" VALUES('buc9bngzqrpdenhp','herd','hex3','open','mu2467a8zvms6xm4d2w5hyhbth',1796104032,1796104032,'running',10,'{"seats":[["red",{"kind":"guest","id":"acagh68kpch6hgj4qqieh7k45j","name":"Bo"}],["blue",{"kind":"guest","id":"j3m3fcgmi3mpdkygctkmczjxhp","name":"Cy"}]],"to_act":2,"turn":2,"clock":null}');
INSERT INTO "tables" VALUES('6wns9npy93tairw4','bug-off','seats=3 copies=6','open','hiciw72v3dt59uzjdqvxtab6yk',1796104032,1796104032,'running',21,'{"seats":[["seat1",{"kind":"guest","id":"acagh68kpch6hgj4qqieh7k45j","name":"Bo"}],["seat2",{"kind":"guest","id":"6ifps8u2ryrmgi8jmv84ff24w2","name":"Ada"}],["seat3",{"kind":"bot","bot":"level3","replaces":"Cy"}]],"to_act":1,"turn":7,"clock":null}');
INSERT INTO "tables" VALUES('sahb4aajkg83vtua','bug','hex2','open','y82cix9j7rymw7zyrs5fj3zf8p',1796104032,1796104032,'waiting',1,'{"seats":[["black",{"kind":"guest","id":"j3m3fcgmi3mpdkygctkmczjxhp","name":"Cy"}],["white",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null}');
INSERT INTO "tables" VALUES('73r8izzhd6ajxrvu','herd','hex2','link','u5vjxpsgbtvcnnstaw8yywzhh7',1796104032,1796104032,'waiting',1,'{"seats":[["red",{"kind":"guest","id":"6ifps8u2ryrmgi8jmv84ff24w2","name":"Ada"}],["blue",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null}');
INSERT INTO "tables" VALUES('baphiz3e8fh94s66','bug','hex2','open','35q43juz2z7minciuc8x2p48sm',1796104032,1796104032,'running',6,'{"seats":[["black",{"kind":"guest","id":"6ifps8u2ryrmgi8jmv84ff24w2","name":"Ada"}],["white",{"kind":"guest","id":"acagh68kpch6hgj4qqieh7k45j","name":"Bo"}]],"to_act":1,"turn":3,"clock":{"kind":"live","base_seconds":600,"increment_seconds":2,"delay_seconds":0}}');
INSERT INTO "tables" VALUES('y98qmqzs3wy7zm2x','herd','hex2','open','2dk4i7tg85gn4bmp8kae6mgw68',1796104032,1796104032,'running',7,'{"seats":[["red",{"kind":"guest","id":"acagh68kpch6hgj4qqieh7k45j","name":"Bo"}],["blue",{"kind":"guest","id":"j3m3fcgmi3mpdkygctkmczjxhp","name":"Cy"}]],"to_act":1,"turn":1,"clock":{"kind":"correspondence","days":3}}');
INSERT INTO "tables" VALUES('33j8s4uuv37nizmz','bug-off','seats=2 copies=6','open','2thyfvmwb7m8kfwzqn32qur79y',1796104032,1796104033,'over',6,'{"seats":[["seat1",{"kind":"guest","id":"6ifps8u2ryrmgi8jmv84ff24w2","name":"Ada"}],["seat2",{"kind":"guest","id":"acagh68kpch6hgj4qqieh7k45j","name":"Bo"}]],"to_act":null,"turn":1,"clock":{"kind":"live","base_seconds":1,"increment_seconds":0,"delay_seconds":0}}');
CREATE INDEX tables_by_status ON tables (status, access, updated_at);
CREATE INDEX seated_by_guest ON seated (guest);
CREATE INDEX sessions_by_guest ON sessions (guest, last_seen);
CREATE INDEX messages_by_guest ON messages (guest);
COMMIT;
