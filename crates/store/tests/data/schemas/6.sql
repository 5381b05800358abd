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
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-12-01 05:57:49',1,X'6D49C12AF5AACBC3248CC0EC80BAF2DE31884291BE7C30A3D2A20271A58887551BD5F5D1980A33F927BC333045EC0D40',11842087);
INSERT INTO "_sqlx_migrations" VALUES(2,'event times','2026-12-01 05:57:49',1,X'EECC0E7B65639AEE55E1F312139E4038C8A214E3BEC6AC28EA88E2EBB9A2983B369EC063EEA863017BA7EFDCDE0CC34B',5983296);
INSERT INTO "_sqlx_migrations" VALUES(3,'accounts','2026-12-01 05:57:49',1,X'305301BE69DBF5C3EFFD8ADC2FB0F064DA148C6A12521ED673ACD4D25B3271A970F7033B908674AA50A064471D9C5AB6',8015528);
INSERT INTO "_sqlx_migrations" VALUES(4,'chat','2026-12-01 05:57:49',1,X'C0B12EE344B95DBE28F8D45A3052CBB54AB2E6F41C165CF2A82F759BB0C3E4C24C34222D05177136E34BB8FC201F88DE',10847539);
INSERT INTO "_sqlx_migrations" VALUES(5,'ratings','2026-12-01 05:57:50',1,X'AE22BC3E1394618C11AAEEAD3B00E25BDBE9335A0CFCB196DBF9A95CD760EAF1989300B2EED4DB6FEAECDE185FEDBEC4',794366);
INSERT INTO "_sqlx_migrations" VALUES(6,'challenges','2026-12-01 05:57:50',1,X'E33D19A18027D5B0E8EBC4959F2589A63CEDAEA5BCFD18C0DE4022A2F6898BEA893B350FBC054D506A5B4961B439C79E',741362);
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
INSERT INTO "accounts" VALUES('seg7cbpfkvcdci366yeeupcqqp','ada','Ada','$argon2id$v=19$m=19456,t=2,p=1$hv+0/RM0B3GhW0UroutxMg$Nf0zK8Knsx5EpvdTo1pVO2zmipDoAYIeIBr0Dya6CA4',1796104670,NULL);
INSERT INTO "accounts" VALUES('cez6uiqt9a7pjr9ksq75ycdwxy','bo','Bo','$argon2id$v=19$m=19456,t=2,p=1$g2I8IdfUasnTtZvH5jxwCQ$vs+SCK627Vb6t2ttqixicdNBlFoRoqTfLnHO931BwT4',1796104670,NULL);
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
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104670884);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',2,'sat','{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo","seat":2}',NULL,NULL,1796104670910);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',3,'started','{"order":[0,1]}',NULL,NULL,1796104670910);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',4,'step','{"line":"c1","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00001',1796104670940);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',5,'step','{"line":"swap","seat":2}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00002',1796104670945);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',6,'step','{"line":"a1","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00003',1796104670948);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',7,'step','{"line":"b3","seat":2}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00004',1796104670951);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',8,'step','{"line":"c2","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00005',1796104670956);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',9,'step','{"line":"/c1","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00006',1796104670961);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',10,'step','{"line":"a2","seat":2}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00007',1796104670964);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',11,'step','{"line":"/a1","seat":2}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00008',1796104670975);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"bot":"random","kind":"bot","replaces":null}]}',NULL,NULL,1796104671067);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',2,'started','{"order":[0,1]}',NULL,NULL,1796104671067);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',3,'chance','{"line":"2-4"}',NULL,NULL,1796104671067);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',4,'step','{"line":"+c2","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00009',1796104671070);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',5,'undone','{"seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00010',1796104671073);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',6,'step','{"line":"+b2","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00011',1796104671075);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',7,'step','{"line":"+b1","seat":1}',NULL,NULL,1796104671077);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',8,'chance','{"line":"1-2"}','seg7cbpfkvcdci366yeeupcqqp','key-00012',1796104671077);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',9,'step','{"line":"-b1","seat":2}',NULL,NULL,1796104671680);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',10,'step','{"line":"+b3","seat":2}',NULL,NULL,1796104672032);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',11,'step','{"line":"+a2","seat":2}',NULL,NULL,1796104672384);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',12,'chance','{"line":"2-3"}',NULL,NULL,1796104672384);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',13,'step','{"line":"-b3","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00013',1796104672388);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',14,'step','{"line":"-a2","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00014',1796104672390);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',15,'step','{"line":"+c2","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00015',1796104672392);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',16,'step','{"line":"+b1","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00016',1796104672394);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',17,'step','{"line":"+a2","seat":1}',NULL,NULL,1796104672403);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',18,'chance','{"line":"3-5"}','seg7cbpfkvcdci366yeeupcqqp','key-00017',1796104672403);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',19,'step','{"line":"-b2","seat":2}',NULL,NULL,1796104673009);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',20,'step','{"line":"-b1","seat":2}',NULL,NULL,1796104673360);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',21,'step','{"line":"-a2","seat":2}',NULL,NULL,1796104673712);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',22,'step','{"line":"+b3","seat":2}',NULL,NULL,1796104674064);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',23,'step','{"line":"+a2","seat":2}',NULL,NULL,1796104674416);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',24,'step','{"line":"+c1","seat":2}',NULL,NULL,1796104674769);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',25,'step','{"line":"+b1","seat":2}',NULL,NULL,1796104675120);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',26,'step','{"line":"+b2*c2","seat":2}',NULL,NULL,1796104675473);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',27,'step','{"line":"+a1","seat":2}',NULL,NULL,1796104675824);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',28,'chance','{"line":"3-4"}',NULL,NULL,1796104675824);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',29,'step','{"line":"-c1","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00018',1796104675827);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',30,'step','{"line":"-b2","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00019',1796104675839);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',31,'step','{"line":"-b1","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00020',1796104675842);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',32,'step','{"line":"+c2","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00021',1796104675844);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',33,'step','{"line":"+c1","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00022',1796104675851);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',34,'step','{"line":"+b1","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00023',1796104675856);
INSERT INTO "events" VALUES('2pbngkh5xy6kxjiy',35,'step','{"line":"+b2","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00024',1796104675863);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796104675871);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',2,'sat','{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo","seat":2}',NULL,NULL,1796104675873);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',3,'sat','{"guest":"khm8d6zk3j4s59ain7s8q7vc7p","name":"Cy","seat":3}',NULL,NULL,1796104675874);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',4,'started','{"order":[0,1,2]}',NULL,NULL,1796104675874);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',5,'chance','{"line":"deal snail bee moth | cricket ladybug snail | moth bee ant"}',NULL,NULL,1796104675874);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',6,'chance','{"line":"snail"}',NULL,NULL,1796104675874);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',7,'step','{"line":"+snail","seat":1}',NULL,NULL,1796104675886);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',8,'chance','{"line":"snail"}','seg7cbpfkvcdci366yeeupcqqp','key-00025',1796104675886);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',9,'step','{"line":"+snail","seat":2}',NULL,NULL,1796104675900);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',10,'chance','{"line":"snail"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00026',1796104675900);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',11,'step','{"line":"!snail","seat":3}',NULL,NULL,1796104675916);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',12,'chance','{"line":"bee"}','khm8d6zk3j4s59ain7s8q7vc7p','key-00027',1796104675916);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',13,'step','{"line":"+snail","seat":1}',NULL,NULL,1796104675931);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',14,'chance','{"line":"cricket"}','seg7cbpfkvcdci366yeeupcqqp','key-00028',1796104675931);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',15,'resigned','{"bot":"level3","seat":3}','khm8d6zk3j4s59ain7s8q7vc7p','key-00029',1796104675933);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',16,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796104675947);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',17,'chance','{"line":"moth"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00030',1796104675947);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',18,'step','{"line":"!bee","seat":3}',NULL,NULL,1796104676550);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',19,'chance','{"line":"ant"}',NULL,NULL,1796104676550);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',20,'step','{"line":"+moth","seat":1}',NULL,NULL,1796104676588);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',21,'chance','{"line":"ladybug"}','seg7cbpfkvcdci366yeeupcqqp','key-00031',1796104676588);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',22,'step','{"line":"+snail","seat":2}',NULL,NULL,1796104676604);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',23,'chance','{"line":"cricket"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00032',1796104676604);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',24,'step','{"line":"+moth","seat":3}',NULL,NULL,1796104677206);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',25,'chance','{"line":"cricket"}',NULL,NULL,1796104677206);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',26,'step','{"line":"+cricket","seat":1}',NULL,NULL,1796104677224);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',27,'chance','{"line":"ant"}','seg7cbpfkvcdci366yeeupcqqp','key-00033',1796104677224);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',28,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796104677240);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',29,'chance','{"line":"bee"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00034',1796104677240);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',30,'step','{"line":"+ant","seat":3}',NULL,NULL,1796104677842);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',31,'chance','{"line":"moth"}',NULL,NULL,1796104677842);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',32,'step','{"line":"+bee","seat":1}',NULL,NULL,1796104677856);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',33,'chance','{"line":"ant"}','seg7cbpfkvcdci366yeeupcqqp','key-00035',1796104677856);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',34,'step','{"line":"!ladybug","seat":2}',NULL,NULL,1796104677867);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',35,'chance','{"line":"ladybug"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00036',1796104677867);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',36,'step','{"line":"+moth","seat":3}',NULL,NULL,1796104678472);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',37,'chance','{"line":"ladybug"}',NULL,NULL,1796104678472);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',38,'step','{"line":"+bee","seat":1}',NULL,NULL,1796104678508);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',39,'chance','{"line":"cricket"}','seg7cbpfkvcdci366yeeupcqqp','key-00037',1796104678508);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',40,'step','{"line":"+ant","seat":2}',NULL,NULL,1796104678513);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',41,'chance','{"line":"snail"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00038',1796104678513);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',42,'step','{"line":"+cricket","seat":3}',NULL,NULL,1796104679115);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',43,'chance','{"line":"off:moth"}',NULL,NULL,1796104679115);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',44,'chance','{"line":"off:bee"}',NULL,NULL,1796104679115);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',45,'chance','{"line":"moth"}',NULL,NULL,1796104679115);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',46,'step','{"line":"+ant","seat":1}',NULL,NULL,1796104679132);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',47,'chance','{"line":"ladybug"}','seg7cbpfkvcdci366yeeupcqqp','key-00039',1796104679132);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',48,'step','{"line":"!ladybug","seat":2}',NULL,NULL,1796104679142);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',49,'chance','{"line":"moth"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00040',1796104679142);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',50,'step','{"line":"!moth","seat":3}',NULL,NULL,1796104679744);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',51,'chance','{"line":"off:cricket"}',NULL,NULL,1796104679744);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',52,'chance','{"line":"off:snail"}',NULL,NULL,1796104679744);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',53,'chance','{"line":"bee"}',NULL,NULL,1796104679744);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',54,'step','{"line":"+moth","seat":1}',NULL,NULL,1796104679771);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',55,'chance','{"line":"off:ladybug"}',NULL,NULL,1796104679771);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',56,'chance','{"line":"ladybug"}','seg7cbpfkvcdci366yeeupcqqp','key-00041',1796104679771);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',57,'step','{"line":"+ant","seat":2}',NULL,NULL,1796104679791);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',58,'chance','{"line":"ant"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00042',1796104679791);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',59,'step','{"line":"!ant","seat":3}',NULL,NULL,1796104680396);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',60,'chance','{"line":"bee"}',NULL,NULL,1796104680396);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',61,'step','{"line":"!moth","seat":1}',NULL,NULL,1796104680455);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',62,'chance','{"line":"cricket"}','seg7cbpfkvcdci366yeeupcqqp','key-00043',1796104680455);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',63,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796104680458);
INSERT INTO "events" VALUES('85zbytcbjq7fsvf4',64,'chance','{"line":"off:ant"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00044',1796104680458);
INSERT INTO "events" VALUES('7njytynthfaa3m7z',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"cez6uiqt9a7pjr9ksq75ycdwxy","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104680460);
INSERT INTO "events" VALUES('7njytynthfaa3m7z',2,'sat','{"guest":"khm8d6zk3j4s59ain7s8q7vc7p","name":"Cy","seat":2}',NULL,NULL,1796104680461);
INSERT INTO "events" VALUES('7njytynthfaa3m7z',3,'started','{"order":[0,1]}',NULL,NULL,1796104680461);
INSERT INTO "events" VALUES('7njytynthfaa3m7z',4,'step','{"line":"c5","seat":1}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00045',1796104680488);
INSERT INTO "events" VALUES('7njytynthfaa3m7z',5,'step','{"line":"d4","seat":2}','khm8d6zk3j4s59ain7s8q7vc7p','key-00046',1796104680503);
INSERT INTO "events" VALUES('7njytynthfaa3m7z',6,'step','{"line":"/d3","seat":2}','khm8d6zk3j4s59ain7s8q7vc7p','key-00047',1796104680516);
INSERT INTO "events" VALUES('7njytynthfaa3m7z',7,'step','{"line":"c2","seat":1}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00048',1796104680532);
INSERT INTO "events" VALUES('7njytynthfaa3m7z',8,'resigned','{"bot":null,"seat":2}','khm8d6zk3j4s59ain7s8q7vc7p','key-00049',1796104680534);
INSERT INTO "events" VALUES('8n6p6zygs8p8gmab',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"kind":"open"},{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"}]}',NULL,NULL,1796104680535);
INSERT INTO "events" VALUES('8n6p6zygs8p8gmab',2,'sat','{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo","seat":1}',NULL,NULL,1796104680536);
INSERT INTO "events" VALUES('8n6p6zygs8p8gmab',3,'started','{"order":[0,1]}',NULL,NULL,1796104680536);
INSERT INTO "events" VALUES('8n6p6zygs8p8gmab',4,'step','{"line":"d4","seat":1}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00050',1796104680539);
INSERT INTO "events" VALUES('8n6p6zygs8p8gmab',5,'step','{"line":"d3","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00051',1796104680541);
INSERT INTO "events" VALUES('8n6p6zygs8p8gmab',6,'step','{"line":"/d4","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00052',1796104680567);
INSERT INTO "events" VALUES('8n6p6zygs8p8gmab',7,'step','{"line":"c1","seat":1}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00053',1796104680596);
INSERT INTO "events" VALUES('8n6p6zygs8p8gmab',8,'step','{"line":"a3","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00054',1796104680603);
INSERT INTO "events" VALUES('8n6p6zygs8p8gmab',9,'step','{"line":"e3","seat":1}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00055',1796104680608);
INSERT INTO "events" VALUES('8n6p6zygs8p8gmab',10,'step','{"line":"b1","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00056',1796104680625);
INSERT INTO "events" VALUES('854n5p7yeg76e6ff',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"bot":"random","kind":"bot","replaces":null},{"id":"khm8d6zk3j4s59ain7s8q7vc7p","kind":"guest","name":"Cy"}]}',NULL,NULL,1796104680632);
INSERT INTO "events" VALUES('854n5p7yeg76e6ff',2,'started','{"order":[0,1]}',NULL,NULL,1796104680632);
INSERT INTO "events" VALUES('854n5p7yeg76e6ff',3,'step','{"line":"a2","seat":1}',NULL,NULL,1796104681233);
INSERT INTO "events" VALUES('854n5p7yeg76e6ff',4,'step','{"line":"e1","seat":2}','khm8d6zk3j4s59ain7s8q7vc7p','key-00057',1796104681291);
INSERT INTO "events" VALUES('854n5p7yeg76e6ff',5,'step','{"line":"d4","seat":1}',NULL,NULL,1796104681903);
INSERT INTO "events" VALUES('854n5p7yeg76e6ff',6,'step','{"line":"b2","seat":2}','khm8d6zk3j4s59ain7s8q7vc7p','key-00058',1796104681938);
INSERT INTO "events" VALUES('854n5p7yeg76e6ff',7,'step','{"line":"/a2","seat":2}','khm8d6zk3j4s59ain7s8q7vc7p','key-00059',1796104681957);
INSERT INTO "events" VALUES('syiynn8ss8jp5g46',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"cez6uiqt9a7pjr9ksq75ycdwxy","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104681959);
INSERT INTO "events" VALUES('syiynn8ss8jp5g46',2,'sat','{"guest":"khm8d6zk3j4s59ain7s8q7vc7p","name":"Cy","seat":2}',NULL,NULL,1796104681971);
INSERT INTO "events" VALUES('syiynn8ss8jp5g46',3,'started','{"order":[0,1]}',NULL,NULL,1796104681971);
INSERT INTO "events" VALUES('syiynn8ss8jp5g46',4,'chance','{"line":"1-5"}',NULL,NULL,1796104681971);
INSERT INTO "events" VALUES('syiynn8ss8jp5g46',5,'step','{"line":"+c1","seat":1}',NULL,NULL,1796104681983);
INSERT INTO "events" VALUES('syiynn8ss8jp5g46',6,'chance','{"line":"5-5"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00060',1796104681983);
INSERT INTO "events" VALUES('syiynn8ss8jp5g46',7,'step','{"line":"-c1","seat":2}','khm8d6zk3j4s59ain7s8q7vc7p','key-00061',1796104682007);
INSERT INTO "events" VALUES('syiynn8ss8jp5g46',8,'step','{"line":"+c4","seat":2}','khm8d6zk3j4s59ain7s8q7vc7p','key-00062',1796104682019);
INSERT INTO "events" VALUES('syiynn8ss8jp5g46',9,'step','{"line":"+e3","seat":2}','khm8d6zk3j4s59ain7s8q7vc7p','key-00063',1796104682048);
INSERT INTO "events" VALUES('syiynn8ss8jp5g46',10,'step','{"line":"+b4","seat":2}','khm8d6zk3j4s59ain7s8q7vc7p','key-00064',1796104682062);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796104682095);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',2,'sat','{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo","seat":2}',NULL,NULL,1796104682127);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',3,'sat','{"guest":"khm8d6zk3j4s59ain7s8q7vc7p","name":"Cy","seat":3}',NULL,NULL,1796104682131);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',4,'started','{"order":[0,1,2]}',NULL,NULL,1796104682131);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',5,'chance','{"line":"deal cricket snail moth | cricket bee bee | moth ant snail"}',NULL,NULL,1796104682131);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',6,'chance','{"line":"bee"}',NULL,NULL,1796104682131);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',7,'step','{"line":"+moth","seat":1}',NULL,NULL,1796104682136);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',8,'chance','{"line":"cricket"}','seg7cbpfkvcdci366yeeupcqqp','key-00065',1796104682136);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',9,'step','{"line":"!bee","seat":2}',NULL,NULL,1796104682147);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',10,'chance','{"line":"off:moth"}',NULL,NULL,1796104682147);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',11,'chance','{"line":"cricket"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00066',1796104682147);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',12,'step','{"line":"!ant","seat":3}',NULL,NULL,1796104682160);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',13,'chance','{"line":"ant"}','khm8d6zk3j4s59ain7s8q7vc7p','key-00067',1796104682160);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',14,'resigned','{"bot":"level3","seat":3}','khm8d6zk3j4s59ain7s8q7vc7p','key-00068',1796104682176);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',15,'step','{"line":"+cricket","seat":1}',NULL,NULL,1796104682191);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',16,'chance','{"line":"bee"}','seg7cbpfkvcdci366yeeupcqqp','key-00069',1796104682191);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',17,'step','{"line":"!bee","seat":2}',NULL,NULL,1796104682203);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',18,'chance','{"line":"ladybug"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00070',1796104682203);
INSERT INTO "events" VALUES('k4mvwdiefctm8ybi',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"khm8d6zk3j4s59ain7s8q7vc7p","kind":"guest","name":"Cy"},{"kind":"open"}]}',NULL,NULL,1796104682216);
INSERT INTO "events" VALUES('epnk8gh4nsgq932f',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104682217);
INSERT INTO "events" VALUES('dxpbchkmn3d2wseb',1,'created','{"clock":{"base_seconds":600,"delay_seconds":0,"increment_seconds":2,"kind":"live"},"pace":"human","rated":false,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104682218);
INSERT INTO "events" VALUES('dxpbchkmn3d2wseb',2,'sat','{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo","seat":2}',NULL,NULL,1796104682219);
INSERT INTO "events" VALUES('dxpbchkmn3d2wseb',3,'started','{"order":[0,1]}',NULL,NULL,1796104682219);
INSERT INTO "events" VALUES('dxpbchkmn3d2wseb',4,'step','{"line":"b3","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00071',1796104682235);
INSERT INTO "events" VALUES('dxpbchkmn3d2wseb',5,'step','{"line":"b2","seat":2}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00072',1796104682251);
INSERT INTO "events" VALUES('dxpbchkmn3d2wseb',6,'step','{"line":"/c1","seat":2}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00073',1796104682254);
INSERT INTO "events" VALUES('icy37xbn8eu4cd99',1,'created','{"clock":{"days":3,"kind":"correspondence"},"pace":"human","rated":false,"seats":[{"id":"cez6uiqt9a7pjr9ksq75ycdwxy","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104682255);
INSERT INTO "events" VALUES('icy37xbn8eu4cd99',2,'sat','{"guest":"khm8d6zk3j4s59ain7s8q7vc7p","name":"Cy","seat":2}',NULL,NULL,1796104682256);
INSERT INTO "events" VALUES('icy37xbn8eu4cd99',3,'started','{"order":[0,1]}',NULL,NULL,1796104682256);
INSERT INTO "events" VALUES('icy37xbn8eu4cd99',4,'chance','{"line":"3-5"}',NULL,NULL,1796104682256);
INSERT INTO "events" VALUES('icy37xbn8eu4cd99',5,'step','{"line":"+b2","seat":1}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00074',1796104682267);
INSERT INTO "events" VALUES('icy37xbn8eu4cd99',6,'step','{"line":"+a2","seat":1}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00075',1796104682279);
INSERT INTO "events" VALUES('icy37xbn8eu4cd99',7,'vacation','{"seat":1}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00076',1796104682295);
INSERT INTO "events" VALUES('4s258zrvg937uuiw',1,'created','{"clock":{"base_seconds":1,"delay_seconds":0,"increment_seconds":0,"kind":"live"},"pace":"human","rated":false,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104682300);
INSERT INTO "events" VALUES('4s258zrvg937uuiw',2,'sat','{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo","seat":2}',NULL,NULL,1796104682303);
INSERT INTO "events" VALUES('4s258zrvg937uuiw',3,'started','{"order":[1,0]}',NULL,NULL,1796104682303);
INSERT INTO "events" VALUES('4s258zrvg937uuiw',4,'chance','{"line":"deal cricket bee moth | ladybug moth snail"}',NULL,NULL,1796104682303);
INSERT INTO "events" VALUES('4s258zrvg937uuiw',5,'chance','{"line":"off:bee"}',NULL,NULL,1796104682303);
INSERT INTO "events" VALUES('4s258zrvg937uuiw',6,'chance','{"line":"cricket"}',NULL,NULL,1796104682303);
INSERT INTO "events" VALUES('854n5p7yeg76e6ff',8,'step','{"line":"c5","seat":1}',NULL,NULL,1796104682560);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',19,'step','{"line":"+snail","seat":3}',NULL,NULL,1796104682809);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',20,'chance','{"line":"off:ladybug"}',NULL,NULL,1796104682809);
INSERT INTO "events" VALUES('2rmcn7zqsig6z6u5',21,'chance','{"line":"moth"}',NULL,NULL,1796104682809);
INSERT INTO "events" VALUES('4s258zrvg937uuiw',7,'flagged','{"bot":null,"seat":1}',NULL,NULL,1796104683305);
INSERT INTO "events" VALUES('7d69mvssnszfaimi',1,'created','{"clock":null,"pace":"human","rated":true,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104683539);
INSERT INTO "events" VALUES('7d69mvssnszfaimi',2,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},null]}',NULL,NULL,1796104683539);
INSERT INTO "events" VALUES('7d69mvssnszfaimi',3,'sat','{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo","seat":2}',NULL,NULL,1796104683543);
INSERT INTO "events" VALUES('7d69mvssnszfaimi',4,'started','{"order":[0,1]}',NULL,NULL,1796104683543);
INSERT INTO "events" VALUES('7d69mvssnszfaimi',5,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},{"change":null,"deviation":350,"rating":1500}]}',NULL,NULL,1796104683543);
INSERT INTO "events" VALUES('7d69mvssnszfaimi',6,'step','{"line":"c1","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00081',1796104683545);
INSERT INTO "events" VALUES('7d69mvssnszfaimi',7,'step','{"line":"b2","seat":2}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00082',1796104683559);
INSERT INTO "events" VALUES('7d69mvssnszfaimi',8,'step','{"line":"/a2","seat":2}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00083',1796104683570);
INSERT INTO "events" VALUES('7d69mvssnszfaimi',9,'step','{"line":"c2","seat":1}',NULL,NULL,1796104683595);
INSERT INTO "events" VALUES('7d69mvssnszfaimi',10,'ratings','{"counted":true,"seats":[{"change":-162,"deviation":290,"rating":1338},{"change":162,"deviation":290,"rating":1662}]}','seg7cbpfkvcdci366yeeupcqqp','key-00084',1796104683595);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',1,'created','{"clock":null,"pace":"human","rated":true,"seats":[{"id":"cez6uiqt9a7pjr9ksq75ycdwxy","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104683599);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',2,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},null]}',NULL,NULL,1796104683599);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',3,'sat','{"guest":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada","seat":2}',NULL,NULL,1796104683601);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',4,'started','{"order":[0,1]}',NULL,NULL,1796104683601);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',5,'chance','{"line":"1-3"}',NULL,NULL,1796104683601);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',6,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},{"change":null,"deviation":350,"rating":1500}]}',NULL,NULL,1796104683601);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',7,'step','{"line":"+b1","seat":1}',NULL,NULL,1796104683616);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',8,'chance','{"line":"1-6"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00085',1796104683616);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',9,'step','{"line":"-b1","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00086',1796104683627);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',10,'step','{"line":"+c2","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00087',1796104683647);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',11,'step','{"line":"+c1","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00088',1796104683651);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',12,'step','{"line":"+b2","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00089',1796104683664);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',13,'step','{"line":"+a2","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00090',1796104683671);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',14,'step','{"line":"+a1","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00091',1796104683678);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',15,'step','{"line":"+b1","seat":2}',NULL,NULL,1796104683691);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',16,'chance','{"line":"3-5"}','seg7cbpfkvcdci366yeeupcqqp','key-00092',1796104683691);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',17,'resigned','{"bot":null,"seat":2}',NULL,NULL,1796104683709);
INSERT INTO "events" VALUES('3vuvatx98bmq3rmu',18,'ratings','{"counted":true,"seats":[{"change":162,"deviation":290,"rating":1662},{"change":-162,"deviation":290,"rating":1338}]}','seg7cbpfkvcdci366yeeupcqqp','key-00093',1796104683709);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',1,'created','{"clock":null,"pace":"human","rated":true,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104683712);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',2,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},null]}',NULL,NULL,1796104683712);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',3,'sat','{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo","seat":2}',NULL,NULL,1796104683713);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',4,'started','{"order":[1,0]}',NULL,NULL,1796104683713);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',5,'chance','{"line":"deal cricket ant moth | bee moth ladybug"}',NULL,NULL,1796104683713);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',6,'chance','{"line":"cricket"}',NULL,NULL,1796104683713);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',7,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},{"change":null,"deviation":350,"rating":1500}]}',NULL,NULL,1796104683713);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',8,'step','{"line":"!moth","seat":1}',NULL,NULL,1796104683720);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',9,'chance','{"line":"ant"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00094',1796104683720);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',10,'step','{"line":"!bee","seat":2}',NULL,NULL,1796104683731);
INSERT INTO "events" VALUES('wjsxb7bqmwsxrx7g',11,'chance','{"line":"cricket"}','seg7cbpfkvcdci366yeeupcqqp','key-00095',1796104683731);
INSERT INTO "events" VALUES('z74yh4utf84bgscb',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104683735);
INSERT INTO "events" VALUES('z74yh4utf84bgscb',2,'sat','{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo","seat":2}',NULL,NULL,1796104683737);
INSERT INTO "events" VALUES('z74yh4utf84bgscb',3,'started','{"order":[0,1]}',NULL,NULL,1796104683737);
INSERT INTO "events" VALUES('z74yh4utf84bgscb',4,'step','{"line":"e2","seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00096',1796104683739);
INSERT INTO "events" VALUES('z74yh4utf84bgscb',5,'step','{"line":"e1","seat":2}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00097',1796104683753);
INSERT INTO "events" VALUES('z74yh4utf84bgscb',6,'step','{"line":"/d1","seat":2}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00098',1796104683755);
INSERT INTO "events" VALUES('z74yh4utf84bgscb',7,'takeback-asked','{"seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00099',1796104683775);
INSERT INTO "events" VALUES('z74yh4utf84bgscb',8,'takeback-answered','{"accepted":true,"seat":2}',NULL,NULL,1796104683780);
INSERT INTO "events" VALUES('z74yh4utf84bgscb',9,'taken-back','{"seat":1,"to":0}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00100',1796104683780);
INSERT INTO "events" VALUES('swhjnr4uemree5uu',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104683781);
INSERT INTO "events" VALUES('swhjnr4uemree5uu',2,'challenged','{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}',NULL,NULL,1796104683781);
INSERT INTO "events" VALUES('ztf5c3ffp68b3bxy',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"cez6uiqt9a7pjr9ksq75ycdwxy","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104683783);
INSERT INTO "events" VALUES('ztf5c3ffp68b3bxy',2,'challenged','{"guest":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}',NULL,NULL,1796104683783);
INSERT INTO "events" VALUES('ztf5c3ffp68b3bxy',3,'declined','null','seg7cbpfkvcdci366yeeupcqqp','key-00101',1796104683784);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',12,'rematch-asked','{"seat":1}','seg7cbpfkvcdci366yeeupcqqp','key-00102',1796104683796);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',13,'rematch-asked','{"seat":2}',NULL,NULL,1796104683800);
INSERT INTO "events" VALUES('gm5ht4kcw4fejvgn',14,'rematch','{"table":"zdiam73gkfw9394r"}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00103',1796104683800);
INSERT INTO "events" VALUES('zdiam73gkfw9394r',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"cez6uiqt9a7pjr9ksq75ycdwxy","kind":"guest","name":"Bo"},{"id":"seg7cbpfkvcdci366yeeupcqqp","kind":"guest","name":"Ada"}]}',NULL,NULL,1796104683800);
INSERT INTO "events" VALUES('zdiam73gkfw9394r',2,'started','{"order":[0,1]}',NULL,NULL,1796104683800);
INSERT INTO "events" VALUES('zdiam73gkfw9394r',3,'step','{"line":"c1","seat":1}','cez6uiqt9a7pjr9ksq75ycdwxy','key-00104',1796104683816);
INSERT INTO "events" VALUES('zdiam73gkfw9394r',4,'step','{"line":"a1","seat":2}','seg7cbpfkvcdci366yeeupcqqp','key-00105',1796104683832);
CREATE TABLE guests (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "guests" VALUES('seg7cbpfkvcdci366yeeupcqqp','Ada',1796104670);
INSERT INTO "guests" VALUES('cez6uiqt9a7pjr9ksq75ycdwxy','Bo',1796104670);
INSERT INTO "guests" VALUES('khm8d6zk3j4s59ain7s8q7vc7p','Cy',1796104670);
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
INSERT INTO "messages" VALUES('gm5ht4kcw4fejvgn','table',1,'seg7cbpfkvcdci366yeeupcqqp','Ada','A good game: “thank you”, Bo!',NULL,'key-00077',1796104683);
INSERT INTO "messages" VALUES('gm5ht4kcw4fejvgn','table',2,'cez6uiqt9a7pjr9ksq75ycdwxy','Bo',NULL,'good-game','key-00078',1796104683);
INSERT INTO "messages" VALUES('gm5ht4kcw4fejvgn','watchers',1,'khm8d6zk3j4s59ain7s8q7vc7p','Cy','What was that?',NULL,'key-00079',1796104683);
INSERT INTO "messages" VALUES('8n6p6zygs8p8gmab','table',1,'cez6uiqt9a7pjr9ksq75ycdwxy','Bo',NULL,'one-moment','key-00080',1796104683);
CREATE TABLE rated_games (
    table_id          TEXT             NOT NULL REFERENCES tables (id),
    guest             TEXT             NOT NULL REFERENCES accounts (guest),
    game              TEXT             NOT NULL,
    before_rating     DOUBLE PRECISION NOT NULL,
    before_deviation  DOUBLE PRECISION NOT NULL,
    before_volatility DOUBLE PRECISION NOT NULL,
    after_rating      DOUBLE PRECISION NOT NULL,
    after_deviation   DOUBLE PRECISION NOT NULL,
    after_volatility  DOUBLE PRECISION NOT NULL,
    at                BIGINT           NOT NULL,
    -- From 1, the best; equal for those who share it.
    place             BIGINT           NOT NULL,
    outcome           TEXT             NOT NULL CHECK (outcome IN ('won', 'drawn', 'lost')),
    -- How many.
    opponents         BIGINT           NOT NULL,
    PRIMARY KEY (table_id, guest)
);
INSERT INTO "rated_games" VALUES('7d69mvssnszfaimi','seg7cbpfkvcdci366yeeupcqqp','bug',1500.0,350.0,0.06,1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1796104683,2,'lost',1);
INSERT INTO "rated_games" VALUES('7d69mvssnszfaimi','cez6uiqt9a7pjr9ksq75ycdwxy','bug',1500.0,350.0,0.06,1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1796104683,1,'won',1);
INSERT INTO "rated_games" VALUES('3vuvatx98bmq3rmu','cez6uiqt9a7pjr9ksq75ycdwxy','herd',1500.0,350.0,0.06,1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1796104683,1,'won',1);
INSERT INTO "rated_games" VALUES('3vuvatx98bmq3rmu','seg7cbpfkvcdci366yeeupcqqp','herd',1500.0,350.0,0.06,1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1796104683,2,'lost',1);
CREATE TABLE ratings (
    guest      TEXT             NOT NULL REFERENCES accounts (guest),
    game       TEXT             NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      BIGINT           NOT NULL,
    -- Seconds since 1970, UTC.
    updated_at BIGINT           NOT NULL,
    PRIMARY KEY (guest, game)
);
INSERT INTO "ratings" VALUES('seg7cbpfkvcdci366yeeupcqqp','bug',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1796104683);
INSERT INTO "ratings" VALUES('cez6uiqt9a7pjr9ksq75ycdwxy','bug',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1796104683);
INSERT INTO "ratings" VALUES('cez6uiqt9a7pjr9ksq75ycdwxy','herd',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1796104683);
INSERT INTO "ratings" VALUES('seg7cbpfkvcdci366yeeupcqqp','herd',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1796104683);
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
INSERT INTO "reports" VALUES('gm5ht4kcw4fejvgn','watchers',1,'cez6uiqt9a7pjr9ksq75ycdwxy',1796104683);
CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
INSERT INTO "seated" VALUES('2pbngkh5xy6kxjiy','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('85zbytcbjq7fsvf4','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('85zbytcbjq7fsvf4','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('7njytynthfaa3m7z','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('7njytynthfaa3m7z','khm8d6zk3j4s59ain7s8q7vc7p');
INSERT INTO "seated" VALUES('8n6p6zygs8p8gmab','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('8n6p6zygs8p8gmab','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('syiynn8ss8jp5g46','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('syiynn8ss8jp5g46','khm8d6zk3j4s59ain7s8q7vc7p');
INSERT INTO "seated" VALUES('k4mvwdiefctm8ybi','khm8d6zk3j4s59ain7s8q7vc7p');
INSERT INTO "seated" VALUES('epnk8gh4nsgq932f','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('dxpbchkmn3d2wseb','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('dxpbchkmn3d2wseb','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('icy37xbn8eu4cd99','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('icy37xbn8eu4cd99','khm8d6zk3j4s59ain7s8q7vc7p');
INSERT INTO "seated" VALUES('854n5p7yeg76e6ff','khm8d6zk3j4s59ain7s8q7vc7p');
INSERT INTO "seated" VALUES('2rmcn7zqsig6z6u5','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('2rmcn7zqsig6z6u5','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('4s258zrvg937uuiw','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('4s258zrvg937uuiw','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('7d69mvssnszfaimi','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('7d69mvssnszfaimi','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('3vuvatx98bmq3rmu','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('3vuvatx98bmq3rmu','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('wjsxb7bqmwsxrx7g','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('wjsxb7bqmwsxrx7g','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('z74yh4utf84bgscb','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('z74yh4utf84bgscb','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('swhjnr4uemree5uu','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('ztf5c3ffp68b3bxy','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('gm5ht4kcw4fejvgn','seg7cbpfkvcdci366yeeupcqqp');
INSERT INTO "seated" VALUES('gm5ht4kcw4fejvgn','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('zdiam73gkfw9394r','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "seated" VALUES('zdiam73gkfw9394r','seg7cbpfkvcdci366yeeupcqqp');
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
INSERT INTO "sessions" VALUES('ecvtqp6tv5rwbfnr','1cbfa08d87bc6f0c2b2cde9efeada31cada3dc6c4523b6cd7867fa74cfcbd568','seg7cbpfkvcdci366yeeupcqqp','Firefox','Linux',1796104670,1796104670);
INSERT INTO "sessions" VALUES('ettt8fwezu5mwysu','5f293c1519c282abe0fdb4ea072ca4242321438664dc3c09cab2d61182901e77','cez6uiqt9a7pjr9ksq75ycdwxy','Firefox','Linux',1796104670,1796104670);
INSERT INTO "sessions" VALUES('s754262d3kktxf8p','c3a67fab41dd61b02a067f4f59d5612fb0dccfd322d2fe44b42cbb65173e7104','seg7cbpfkvcdci366yeeupcqqp','Firefox','Linux',1796104670,1796104670);
CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "settings" VALUES('opened','1');
INSERT INTO "settings" VALUES('site-time','1796104687111');
INSERT INTO "settings" VALUES('cookie-key','9c2b8f25d8ed420a932522ac338ed03922985a67ea29b39ae6656ac6ade7125d');
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
, invited TEXT);
INSERT INTO "tables" VALUES('gm5ht4kcw4fejvgn','bug','hex2 swap','open','jwugdxe6452z2hn2vwq338sqba',1796104670,1796104683,'over',14,'{"seats":[["black",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}],["white",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}]],"to_act":null,"turn":6,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('2pbngkh5xy6kxjiy','herd','hex2','open','b4axp2g4jnbn3mqruphzgykjk9',1796104671,1796104675,'over',35,'{"seats":[["red",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}],["blue",{"kind":"bot","bot":"random","replaces":null}]],"to_act":null,"turn":5,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('85zbytcbjq7fsvf4','bug-off','seats=3 copies=6','open','spypvjrhhpfhqcfzgtvwr38y9y',1796104675,1796104680,'over',64,'{"seats":[["seat1",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}],["seat2",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["seat3",{"kind":"bot","bot":"level3","replaces":"Cy"}]],"to_act":null,"turn":27,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('7njytynthfaa3m7z','bug','hex3','open','bb24a2at3acef72t2izf4gds56',1796104680,1796104680,'over',8,'{"seats":[["black",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["white",{"kind":"guest","id":"khm8d6zk3j4s59ain7s8q7vc7p","name":"Cy"}]],"to_act":null,"turn":3,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('8n6p6zygs8p8gmab','bug','hex3','open','8uadepc3jjfxiqfbw9f7p2ifc6',1796104680,1796104680,'running',10,'{"seats":[["black",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["white",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}]],"to_act":2,"turn":6,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('854n5p7yeg76e6ff','bug','hex3','open','83pdabic98e8agy6fkem522cu5',1796104680,1796104682,'running',8,'{"seats":[["black",{"kind":"bot","bot":"random","replaces":null}],["white",{"kind":"guest","id":"khm8d6zk3j4s59ain7s8q7vc7p","name":"Cy"}]],"to_act":2,"turn":6,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('syiynn8ss8jp5g46','herd','hex3','open','qdwzftjkjt7dnzchihgdtnawhs',1796104681,1796104682,'running',10,'{"seats":[["red",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["blue",{"kind":"guest","id":"khm8d6zk3j4s59ain7s8q7vc7p","name":"Cy"}]],"to_act":2,"turn":2,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('2rmcn7zqsig6z6u5','bug-off','seats=3 copies=6','open','qyh9jqp5fttbbywmraidm6789w',1796104682,1796104682,'running',21,'{"seats":[["seat1",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}],["seat2",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["seat3",{"kind":"bot","bot":"level3","replaces":"Cy"}]],"to_act":1,"turn":7,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('k4mvwdiefctm8ybi','bug','hex2','open','ea8juvxqyisj2jua7sbuijyfbf',1796104682,1796104682,'waiting',1,'{"seats":[["black",{"kind":"guest","id":"khm8d6zk3j4s59ain7s8q7vc7p","name":"Cy"}],["white",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('epnk8gh4nsgq932f','herd','hex2','link','vgxf2ypmk3fhk7dkwd2s6q9ym2',1796104682,1796104682,'waiting',1,'{"seats":[["red",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}],["blue",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('dxpbchkmn3d2wseb','bug','hex2','open','zc9yp2jgjgwjcktzv5diufjdhg',1796104682,1796104682,'running',6,'{"seats":[["black",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}],["white",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}]],"to_act":1,"turn":3,"clock":{"kind":"live","base_seconds":600,"increment_seconds":2,"delay_seconds":0},"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('icy37xbn8eu4cd99','herd','hex2','open','xfkq8zf5n2sckzw4rbu35ncb38',1796104682,1796104682,'running',7,'{"seats":[["red",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["blue",{"kind":"guest","id":"khm8d6zk3j4s59ain7s8q7vc7p","name":"Cy"}]],"to_act":1,"turn":1,"clock":{"kind":"correspondence","days":3},"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('4s258zrvg937uuiw','bug-off','seats=2 copies=6','open','ja49ag3eegr32d2dcgs4684zby',1796104682,1796104683,'over',7,'{"seats":[["seat1",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["seat2",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}]],"to_act":null,"turn":1,"clock":{"kind":"live","base_seconds":1,"increment_seconds":0,"delay_seconds":0},"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('7d69mvssnszfaimi','bug','hex2','open','2vi223dmfqhw5eijr9zd2kcrta',1796104683,1796104683,'over',10,'{"seats":[["black",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}],["white",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}]],"to_act":null,"turn":3,"clock":null,"rated":true,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('3vuvatx98bmq3rmu','herd','hex2','open','hr2b5c7gfvrsqrnqcvxy39d6zs',1796104683,1796104683,'over',18,'{"seats":[["red",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["blue",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}]],"to_act":null,"turn":3,"clock":null,"rated":true,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('wjsxb7bqmwsxrx7g','bug-off','seats=2 copies=6','open','2vxrendwrrje32v256ky9vmp73',1796104683,1796104683,'running',11,'{"seats":[["seat1",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["seat2",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}]],"to_act":1,"turn":3,"clock":null,"rated":true,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('z74yh4utf84bgscb','bug','hex3','open','ysuev8pumsuyat55393bqicq9v',1796104683,1796104683,'running',9,'{"seats":[["black",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}],["white",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}]],"to_act":1,"turn":1,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('swhjnr4uemree5uu','herd','hex2','link','8nbzvukyri9bzsnr963a29yfup',1796104683,1796104683,'waiting',2,'{"seats":[["red",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}],["blue",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null,"rated":false,"challenge":{"guest":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo","declined":false}}','cez6uiqt9a7pjr9ksq75ycdwxy');
INSERT INTO "tables" VALUES('ztf5c3ffp68b3bxy','bug','hex2','link','u5zduawab97f478ax4aqxd3hxi',1796104683,1796104683,'waiting',3,'{"seats":[["black",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["white",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null,"rated":false,"challenge":{"guest":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada","declined":true}}',NULL);
INSERT INTO "tables" VALUES('zdiam73gkfw9394r','bug','hex2 swap','open','7x6tke8keqbcgkf6df3qmrqbje',1796104683,1796104683,'running',4,'{"seats":[["black",{"kind":"guest","id":"cez6uiqt9a7pjr9ksq75ycdwxy","name":"Bo"}],["white",{"kind":"guest","id":"seg7cbpfkvcdci366yeeupcqqp","name":"Ada"}]],"to_act":1,"turn":3,"clock":null,"rated":false,"challenge":null}',NULL);
CREATE INDEX tables_by_status ON tables (status, access, updated_at);
CREATE INDEX seated_by_guest ON seated (guest);
CREATE INDEX sessions_by_guest ON sessions (guest, last_seen);
CREATE INDEX messages_by_guest ON messages (guest);
CREATE INDEX ratings_by_game ON ratings (game, rating);
CREATE INDEX rated_games_by_guest ON rated_games (guest, game, at);
CREATE INDEX tables_by_invited ON tables (invited);
COMMIT;
