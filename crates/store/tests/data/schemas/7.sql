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
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-12-01 06:25:37',1,X'6D49C12AF5AACBC3248CC0EC80BAF2DE31884291BE7C30A3D2A20271A58887551BD5F5D1980A33F927BC333045EC0D40',874981);
INSERT INTO "_sqlx_migrations" VALUES(2,'event times','2026-12-01 06:25:37',1,X'EECC0E7B65639AEE55E1F312139E4038C8A214E3BEC6AC28EA88E2EBB9A2983B369EC063EEA863017BA7EFDCDE0CC34B',467986);
INSERT INTO "_sqlx_migrations" VALUES(3,'accounts','2026-12-01 06:25:37',1,X'305301BE69DBF5C3EFFD8ADC2FB0F064DA148C6A12521ED673ACD4D25B3271A970F7033B908674AA50A064471D9C5AB6',565661);
INSERT INTO "_sqlx_migrations" VALUES(4,'chat','2026-12-01 06:25:37',1,X'C0B12EE344B95DBE28F8D45A3052CBB54AB2E6F41C165CF2A82F759BB0C3E4C24C34222D05177136E34BB8FC201F88DE',613312);
INSERT INTO "_sqlx_migrations" VALUES(5,'ratings','2026-12-01 06:25:37',1,X'AE22BC3E1394618C11AAEEAD3B00E25BDBE9335A0CFCB196DBF9A95CD760EAF1989300B2EED4DB6FEAECDE185FEDBEC4',629746);
INSERT INTO "_sqlx_migrations" VALUES(6,'challenges','2026-12-01 06:25:37',1,X'E33D19A18027D5B0E8EBC4959F2589A63CEDAEA5BCFD18C0DE4022A2F6898BEA893B350FBC054D506A5B4961B439C79E',3576858);
INSERT INTO "_sqlx_migrations" VALUES(7,'replies','2026-12-01 06:25:37',1,X'71B785F968AC1DEF8271803C6E345B1E1046065B7CF51E0EB41DA592313223A25D2052558F80BA0821B825076BE2C6B4',415688);
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
INSERT INTO "accounts" VALUES('rim5iy88iz4smq94kck76de2kz','ada','Ada','$argon2id$v=19$m=19456,t=2,p=1$RvRUNdkJzNSan6Kwo8FGlg$wmI66xl78TD8n8hA0F598BOASbEtEnBYYM7TL/YhOVs',1796106338,NULL);
INSERT INTO "accounts" VALUES('r5rx6nfxi68tt4z6c42rbnprwg','bo','Bo','$argon2id$v=19$m=19456,t=2,p=1$PQF8Zj+MrmD9NqLSrZEEqA$ElX96dupvHX+40HcBWc9D6psXIq7sS2t+e2wRuhzjqA',1796106338,NULL);
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
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106337354);
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',2,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106337356);
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',3,'started','{"order":[0,1]}',NULL,NULL,1796106337356);
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',4,'step','{"line":"a2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00001',1796106337358);
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',5,'step','{"line":"swap","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00002',1796106337362);
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',6,'step','{"line":"b3","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00003',1796106337364);
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',7,'step','{"line":"/b2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00004',1796106337370);
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',8,'step','{"line":"a2","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00005',1796106337373);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',1,'created','{"clock":null,"fair":{"bytes":[null,null],"seed":"9afcc5e301a6534b4b40f6006735e4d7ec17c53bcbe7c2e9435c29fca9da7416"},"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"bot":"random","kind":"bot","replaces":null}]}',NULL,NULL,1796106337375);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',2,'started','{"order":[0,1]}',NULL,NULL,1796106337375);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',3,'chance','{"line":"2-4"}',NULL,NULL,1796106337375);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',4,'step','{"line":"+b2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00006',1796106337378);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',5,'undone','{"seat":1}','rim5iy88iz4smq94kck76de2kz','key-00007',1796106337383);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',6,'step','{"line":"+b3","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00008',1796106337387);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',7,'step','{"line":"+a1","seat":1}',NULL,NULL,1796106337389);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',8,'chance','{"line":"3-4"}','rim5iy88iz4smq94kck76de2kz','key-00009',1796106337389);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',9,'step','{"line":"-b3","seat":2}',NULL,NULL,1796106337990);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',10,'step','{"line":"-a1","seat":2}',NULL,NULL,1796106338342);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',11,'step','{"line":"+b2","seat":2}',NULL,NULL,1796106338694);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',12,'step','{"line":"+a1","seat":2}',NULL,NULL,1796106339046);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',13,'step','{"line":"+c1","seat":2}',NULL,NULL,1796106339398);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',14,'step','{"line":"+b3","seat":2}',NULL,NULL,1796106339750);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',15,'chance','{"line":"1-3"}',NULL,NULL,1796106339750);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',16,'step','{"line":"-b3","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00010',1796106339753);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',17,'step','{"line":"+b3","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00011',1796106339755);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',18,'step','{"line":"+a2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00012',1796106339757);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',19,'step','{"line":"+c2","seat":1}',NULL,NULL,1796106339759);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',20,'chance','{"line":"2-5"}','rim5iy88iz4smq94kck76de2kz','key-00013',1796106339759);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',21,'step','{"line":"-a2","seat":2}',NULL,NULL,1796106340361);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',22,'step','{"line":"-b3","seat":2}',NULL,NULL,1796106340713);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',23,'step','{"line":"+a2","seat":2}',NULL,NULL,1796106341065);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',24,'step','{"line":"+b1","seat":2}',NULL,NULL,1796106341417);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',25,'step','{"line":"+b3*c2","seat":2}',NULL,NULL,1796106341769);
INSERT INTO "events" VALUES('hwy9zxx7kgi3jxfm',26,'step','{"line":"+c2","seat":2}',NULL,NULL,1796106342121);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',1,'created','{"clock":null,"fair":{"bytes":[null,null,null],"seed":"c9e4f256426286d162a86e14a0879315c088abccbd3b926f33b9de6df17ba0be"},"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796106342171);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',2,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106342173);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',3,'sat','{"guest":"japfpv2rpypy2teb55tsjt8j7v","name":"Cy","seat":3}',NULL,NULL,1796106342174);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',4,'started','{"order":[0,1,2]}',NULL,NULL,1796106342174);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',5,'chance','{"line":"deal cricket ladybug snail | ladybug moth ladybug | bee moth cricket"}',NULL,NULL,1796106342174);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',6,'chance','{"line":"ant"}',NULL,NULL,1796106342174);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',7,'step','{"line":"!cricket","seat":1}',NULL,NULL,1796106342176);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',8,'chance','{"line":"bee"}','rim5iy88iz4smq94kck76de2kz','key-00014',1796106342176);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',9,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796106342179);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',10,'chance','{"line":"snail"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00015',1796106342179);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',11,'step','{"line":"+moth","seat":3}',NULL,NULL,1796106342182);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',12,'chance','{"line":"ant"}','japfpv2rpypy2teb55tsjt8j7v','key-00016',1796106342182);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',13,'step','{"line":"!ladybug","seat":1}',NULL,NULL,1796106342184);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',14,'chance','{"line":"cricket"}','rim5iy88iz4smq94kck76de2kz','key-00017',1796106342184);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',15,'resigned','{"bot":"level3","seat":3}','japfpv2rpypy2teb55tsjt8j7v','key-00018',1796106342186);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',16,'step','{"line":"+moth","seat":2}',NULL,NULL,1796106342188);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',17,'chance','{"line":"moth"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00019',1796106342188);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',18,'step','{"line":"!snail","seat":3}',NULL,NULL,1796106342790);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',19,'chance','{"line":"cricket"}',NULL,NULL,1796106342790);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',20,'step','{"line":"+cricket","seat":1}',NULL,NULL,1796106342820);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',21,'chance','{"line":"bee"}','rim5iy88iz4smq94kck76de2kz','key-00020',1796106342820);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',22,'step','{"line":"!ladybug","seat":2}',NULL,NULL,1796106342822);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',23,'chance','{"line":"snail"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00021',1796106342822);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',24,'step','{"line":"+bee","seat":3}',NULL,NULL,1796106343424);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',25,'chance','{"line":"ant"}',NULL,NULL,1796106343424);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',26,'step','{"line":"+snail","seat":1}',NULL,NULL,1796106343451);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',27,'chance','{"line":"off:ladybug"}',NULL,NULL,1796106343451);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',28,'chance','{"line":"ladybug"}','rim5iy88iz4smq94kck76de2kz','key-00022',1796106343451);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',29,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796106343454);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',30,'chance','{"line":"bee"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00023',1796106343454);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',31,'step','{"line":"!bee","seat":3}',NULL,NULL,1796106344055);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',32,'chance','{"line":"snail"}',NULL,NULL,1796106344055);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',33,'step','{"line":"!ant","seat":1}',NULL,NULL,1796106344081);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',34,'chance','{"line":"ladybug"}','rim5iy88iz4smq94kck76de2kz','key-00024',1796106344081);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',35,'step','{"line":"+bee","seat":2}',NULL,NULL,1796106344084);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',36,'chance','{"line":"ant"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00025',1796106344084);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',37,'step','{"line":"!cricket","seat":3}',NULL,NULL,1796106344686);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',38,'chance','{"line":"cricket"}',NULL,NULL,1796106344686);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',39,'step','{"line":"+ant","seat":1}',NULL,NULL,1796106344712);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',40,'chance','{"line":"bee"}','rim5iy88iz4smq94kck76de2kz','key-00026',1796106344712);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',41,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796106344715);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',42,'chance','{"line":"snail"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00027',1796106344715);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',43,'step','{"line":"+moth","seat":3}',NULL,NULL,1796106345317);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',44,'chance','{"line":"moth"}',NULL,NULL,1796106345317);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',45,'step','{"line":"+cricket","seat":1}',NULL,NULL,1796106345343);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',46,'chance','{"line":"off:snail"}',NULL,NULL,1796106345343);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',47,'chance','{"line":"off:moth"}',NULL,NULL,1796106345343);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',48,'chance','{"line":"ant"}','rim5iy88iz4smq94kck76de2kz','key-00028',1796106345343);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',49,'step','{"line":"!ant","seat":2}',NULL,NULL,1796106345346);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',50,'chance','{"line":"moth"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00029',1796106345346);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',51,'step','{"line":"+snail","seat":3}',NULL,NULL,1796106345948);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',52,'chance','{"line":"bee"}',NULL,NULL,1796106345948);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',53,'step','{"line":"+snail","seat":1}',NULL,NULL,1796106345974);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',54,'chance','{"line":"snail"}','rim5iy88iz4smq94kck76de2kz','key-00030',1796106345974);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',55,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796106345977);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',56,'chance','{"line":"off:cricket"}',NULL,NULL,1796106345977);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',57,'chance','{"line":"ant"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00031',1796106345977);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',58,'step','{"line":"+snail","seat":3}',NULL,NULL,1796106346579);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',59,'chance','{"line":"off:ant"}',NULL,NULL,1796106346579);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',60,'chance','{"line":"ladybug"}',NULL,NULL,1796106346579);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',61,'step','{"line":"!moth","seat":1}',NULL,NULL,1796106346605);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',62,'chance','{"line":"cricket"}','rim5iy88iz4smq94kck76de2kz','key-00032',1796106346605);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',63,'step','{"line":"+snail","seat":2}',NULL,NULL,1796106346608);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',64,'chance','{"line":"moth"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00033',1796106346608);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',65,'step','{"line":"+moth","seat":3}',NULL,NULL,1796106347210);
INSERT INTO "events" VALUES('7qwt9i9fzx7saka4',66,'chance','{"line":"off:bee"}',NULL,NULL,1796106347210);
INSERT INTO "events" VALUES('yz356jh9c2sjzzx2',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"r5rx6nfxi68tt4z6c42rbnprwg","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796106347237);
INSERT INTO "events" VALUES('yz356jh9c2sjzzx2',2,'sat','{"guest":"japfpv2rpypy2teb55tsjt8j7v","name":"Cy","seat":2}',NULL,NULL,1796106347239);
INSERT INTO "events" VALUES('yz356jh9c2sjzzx2',3,'started','{"order":[0,1]}',NULL,NULL,1796106347239);
INSERT INTO "events" VALUES('yz356jh9c2sjzzx2',4,'step','{"line":"a3","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00034',1796106347242);
INSERT INTO "events" VALUES('yz356jh9c2sjzzx2',5,'step','{"line":"c2","seat":2}','japfpv2rpypy2teb55tsjt8j7v','key-00035',1796106347245);
INSERT INTO "events" VALUES('yz356jh9c2sjzzx2',6,'step','{"line":"c3","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00036',1796106347247);
INSERT INTO "events" VALUES('yz356jh9c2sjzzx2',7,'step','{"line":"/d2","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00037',1796106347250);
INSERT INTO "events" VALUES('yz356jh9c2sjzzx2',8,'resigned','{"bot":null,"seat":2}','japfpv2rpypy2teb55tsjt8j7v','key-00038',1796106347252);
INSERT INTO "events" VALUES('fik5iwy74yjyrar9',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"kind":"open"},{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"}]}',NULL,NULL,1796106347253);
INSERT INTO "events" VALUES('fik5iwy74yjyrar9',2,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":1}',NULL,NULL,1796106347254);
INSERT INTO "events" VALUES('fik5iwy74yjyrar9',3,'started','{"order":[0,1]}',NULL,NULL,1796106347254);
INSERT INTO "events" VALUES('fik5iwy74yjyrar9',4,'step','{"line":"d2","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00039',1796106347257);
INSERT INTO "events" VALUES('fik5iwy74yjyrar9',5,'step','{"line":"c1","seat":2}','rim5iy88iz4smq94kck76de2kz','key-00040',1796106347259);
INSERT INTO "events" VALUES('fik5iwy74yjyrar9',6,'step','{"line":"a2","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00041',1796106347262);
INSERT INTO "events" VALUES('fik5iwy74yjyrar9',7,'step','{"line":"d4","seat":2}','rim5iy88iz4smq94kck76de2kz','key-00042',1796106347264);
INSERT INTO "events" VALUES('fik5iwy74yjyrar9',8,'step','{"line":"c4","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00043',1796106347266);
INSERT INTO "events" VALUES('fik5iwy74yjyrar9',9,'step','{"line":"/c5","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00044',1796106347269);
INSERT INTO "events" VALUES('fik5iwy74yjyrar9',10,'step','{"line":"b3","seat":2}','rim5iy88iz4smq94kck76de2kz','key-00045',1796106347271);
INSERT INTO "events" VALUES('q3ef5h9qar6rkd5s',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"bot":"random","kind":"bot","replaces":null},{"id":"japfpv2rpypy2teb55tsjt8j7v","kind":"guest","name":"Cy"}]}',NULL,NULL,1796106347272);
INSERT INTO "events" VALUES('q3ef5h9qar6rkd5s',2,'started','{"order":[0,1]}',NULL,NULL,1796106347272);
INSERT INTO "events" VALUES('q3ef5h9qar6rkd5s',3,'step','{"line":"c1","seat":1}',NULL,NULL,1796106347874);
INSERT INTO "events" VALUES('q3ef5h9qar6rkd5s',4,'step','{"line":"c4","seat":2}','japfpv2rpypy2teb55tsjt8j7v','key-00046',1796106347901);
INSERT INTO "events" VALUES('q3ef5h9qar6rkd5s',5,'step','{"line":"e2","seat":1}',NULL,NULL,1796106348503);
INSERT INTO "events" VALUES('q3ef5h9qar6rkd5s',6,'step','{"line":"a1","seat":2}','japfpv2rpypy2teb55tsjt8j7v','key-00047',1796106348533);
INSERT INTO "events" VALUES('q3ef5h9qar6rkd5s',7,'step','{"line":"a2","seat":1}',NULL,NULL,1796106349135);
INSERT INTO "events" VALUES('q3ef5h9qar6rkd5s',8,'step','{"line":"/b2","seat":1}',NULL,NULL,1796106349487);
INSERT INTO "events" VALUES('q3ef5h9qar6rkd5s',9,'step','{"line":"e3","seat":2}','japfpv2rpypy2teb55tsjt8j7v','key-00048',1796106349525);
INSERT INTO "events" VALUES('sv3a76kvxpw55tfj',1,'created','{"clock":null,"fair":{"bytes":[null,null],"seed":"035386a3c6585a2d5a2854a2bb1329d64518a09f0a630fc79ef400d28948f06c"},"pace":"human","rated":false,"seats":[{"id":"r5rx6nfxi68tt4z6c42rbnprwg","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796106349527);
INSERT INTO "events" VALUES('sv3a76kvxpw55tfj',2,'sat','{"guest":"japfpv2rpypy2teb55tsjt8j7v","name":"Cy","seat":2}',NULL,NULL,1796106349528);
INSERT INTO "events" VALUES('sv3a76kvxpw55tfj',3,'started','{"order":[0,1]}',NULL,NULL,1796106349528);
INSERT INTO "events" VALUES('sv3a76kvxpw55tfj',4,'chance','{"line":"2-2"}',NULL,NULL,1796106349528);
INSERT INTO "events" VALUES('sv3a76kvxpw55tfj',5,'step','{"line":"+d1","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00049',1796106349531);
INSERT INTO "events" VALUES('sv3a76kvxpw55tfj',6,'step','{"line":"+c3","seat":1}',NULL,NULL,1796106349533);
INSERT INTO "events" VALUES('sv3a76kvxpw55tfj',7,'chance','{"line":"1-6"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00050',1796106349533);
INSERT INTO "events" VALUES('sv3a76kvxpw55tfj',8,'step','{"line":"-c3","seat":2}','japfpv2rpypy2teb55tsjt8j7v','key-00051',1796106349536);
INSERT INTO "events" VALUES('sv3a76kvxpw55tfj',9,'step','{"line":"+c1","seat":2}','japfpv2rpypy2teb55tsjt8j7v','key-00052',1796106349539);
INSERT INTO "events" VALUES('sv3a76kvxpw55tfj',10,'step','{"line":"+c2","seat":2}','japfpv2rpypy2teb55tsjt8j7v','key-00053',1796106349542);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',1,'created','{"clock":null,"fair":{"bytes":[null,null,null],"seed":"f9653c1538758fc6d87fb8c54a9eff850e7799c2dabb868ddb628b610fa9281e"},"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796106349546);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',2,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106349547);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',3,'sat','{"guest":"japfpv2rpypy2teb55tsjt8j7v","name":"Cy","seat":3}',NULL,NULL,1796106349549);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',4,'started','{"order":[0,1,2]}',NULL,NULL,1796106349549);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',5,'chance','{"line":"deal ant ant ladybug | ladybug cricket bee | snail ladybug bee"}',NULL,NULL,1796106349549);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',6,'chance','{"line":"bee"}',NULL,NULL,1796106349549);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',7,'step','{"line":"!bee","seat":1}',NULL,NULL,1796106349551);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',8,'chance','{"line":"snail"}','rim5iy88iz4smq94kck76de2kz','key-00054',1796106349551);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',9,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796106349553);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',10,'chance','{"line":"moth"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00055',1796106349553);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',11,'step','{"line":"!snail","seat":3}',NULL,NULL,1796106349557);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',12,'chance','{"line":"off:snail"}',NULL,NULL,1796106349557);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',13,'chance','{"line":"off:bee"}',NULL,NULL,1796106349557);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',14,'chance','{"line":"snail"}','japfpv2rpypy2teb55tsjt8j7v','key-00056',1796106349557);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',15,'resigned','{"bot":"level3","seat":3}','japfpv2rpypy2teb55tsjt8j7v','key-00057',1796106349559);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',16,'step','{"line":"+ladybug","seat":1}',NULL,NULL,1796106349561);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',17,'chance','{"line":"bee"}','rim5iy88iz4smq94kck76de2kz','key-00058',1796106349561);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',18,'step','{"line":"!snail","seat":2}',NULL,NULL,1796106349564);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',19,'chance','{"line":"off:ant"}',NULL,NULL,1796106349564);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',20,'chance','{"line":"ant"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00059',1796106349564);
INSERT INTO "events" VALUES('feppbrnbrxa6effs',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"japfpv2rpypy2teb55tsjt8j7v","kind":"guest","name":"Cy"},{"kind":"open"}]}',NULL,NULL,1796106349565);
INSERT INTO "events" VALUES('da26x5gw9abw56za',1,'created','{"clock":null,"fair":{"bytes":[null,null],"seed":"76aabba685cd8bcdb2273a43c26e0d81fd5798cb76d9064906f054d8cfea96e5"},"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106349566);
INSERT INTO "events" VALUES('iptr2k853fbg9r3r',1,'created','{"clock":{"base_seconds":600,"delay_seconds":0,"increment_seconds":2,"kind":"live"},"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106349567);
INSERT INTO "events" VALUES('iptr2k853fbg9r3r',2,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106349568);
INSERT INTO "events" VALUES('iptr2k853fbg9r3r',3,'started','{"order":[0,1]}',NULL,NULL,1796106349568);
INSERT INTO "events" VALUES('iptr2k853fbg9r3r',4,'step','{"line":"c2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00060',1796106349571);
INSERT INTO "events" VALUES('iptr2k853fbg9r3r',5,'step','{"line":"c1","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00061',1796106349574);
INSERT INTO "events" VALUES('iptr2k853fbg9r3r',6,'step','{"line":"/b1","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00062',1796106349576);
INSERT INTO "events" VALUES('rj4ivbhuaz9duhka',1,'created','{"clock":{"days":3,"kind":"correspondence"},"fair":{"bytes":[null,null],"seed":"973dcf279549a14ed69c2bd45bcb94f3a97988ae22d0d258bcce29297bc6995e"},"pace":"human","rated":false,"seats":[{"id":"r5rx6nfxi68tt4z6c42rbnprwg","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796106349577);
INSERT INTO "events" VALUES('rj4ivbhuaz9duhka',2,'sat','{"guest":"japfpv2rpypy2teb55tsjt8j7v","name":"Cy","seat":2}',NULL,NULL,1796106349579);
INSERT INTO "events" VALUES('rj4ivbhuaz9duhka',3,'started','{"order":[0,1]}',NULL,NULL,1796106349579);
INSERT INTO "events" VALUES('rj4ivbhuaz9duhka',4,'chance','{"line":"1-6"}',NULL,NULL,1796106349579);
INSERT INTO "events" VALUES('rj4ivbhuaz9duhka',5,'step','{"line":"+c1","seat":1}',NULL,NULL,1796106349581);
INSERT INTO "events" VALUES('rj4ivbhuaz9duhka',6,'chance','{"line":"1-3"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00063',1796106349581);
INSERT INTO "events" VALUES('rj4ivbhuaz9duhka',7,'step','{"line":"-c1","seat":2}','japfpv2rpypy2teb55tsjt8j7v','key-00064',1796106349584);
INSERT INTO "events" VALUES('rj4ivbhuaz9duhka',8,'vacation','{"seat":2}','japfpv2rpypy2teb55tsjt8j7v','key-00065',1796106349587);
INSERT INTO "events" VALUES('bkdrq6gp6qgu29ep',1,'created','{"clock":{"base_seconds":1,"delay_seconds":0,"increment_seconds":0,"kind":"live"},"fair":{"bytes":[null,null],"seed":"847863b0e7a5c86fb5bb123a0237671895de7494648041fa369829f4808b696a"},"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106349588);
INSERT INTO "events" VALUES('bkdrq6gp6qgu29ep',2,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106349589);
INSERT INTO "events" VALUES('bkdrq6gp6qgu29ep',3,'started','{"order":[0,1]}',NULL,NULL,1796106349589);
INSERT INTO "events" VALUES('bkdrq6gp6qgu29ep',4,'chance','{"line":"deal ant bee ant | snail moth moth"}',NULL,NULL,1796106349589);
INSERT INTO "events" VALUES('bkdrq6gp6qgu29ep',5,'chance','{"line":"snail"}',NULL,NULL,1796106349589);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',21,'step','{"line":"!ladybug","seat":3}',NULL,NULL,1796106350166);
INSERT INTO "events" VALUES('ph3aktfc82u8mct2',22,'chance','{"line":"snail"}',NULL,NULL,1796106350166);
INSERT INTO "events" VALUES('bkdrq6gp6qgu29ep',6,'flagged','{"bot":null,"seat":1}',NULL,NULL,1796106350591);
INSERT INTO "events" VALUES('n3fa55vdkqiu9gw2',1,'created','{"clock":null,"pace":"human","rated":true,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106350802);
INSERT INTO "events" VALUES('n3fa55vdkqiu9gw2',2,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},null]}',NULL,NULL,1796106350802);
INSERT INTO "events" VALUES('n3fa55vdkqiu9gw2',3,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106350803);
INSERT INTO "events" VALUES('n3fa55vdkqiu9gw2',4,'started','{"order":[0,1]}',NULL,NULL,1796106350803);
INSERT INTO "events" VALUES('n3fa55vdkqiu9gw2',5,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},{"change":null,"deviation":350,"rating":1500}]}',NULL,NULL,1796106350803);
INSERT INTO "events" VALUES('n3fa55vdkqiu9gw2',6,'step','{"line":"c2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00070',1796106350805);
INSERT INTO "events" VALUES('n3fa55vdkqiu9gw2',7,'step','{"line":"b2","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00071',1796106350808);
INSERT INTO "events" VALUES('n3fa55vdkqiu9gw2',8,'step','{"line":"/b3","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00072',1796106350810);
INSERT INTO "events" VALUES('n3fa55vdkqiu9gw2',9,'step','{"line":"c2","seat":1}',NULL,NULL,1796106350812);
INSERT INTO "events" VALUES('n3fa55vdkqiu9gw2',10,'ratings','{"counted":true,"seats":[{"change":-162,"deviation":290,"rating":1338},{"change":162,"deviation":290,"rating":1662}]}','rim5iy88iz4smq94kck76de2kz','key-00073',1796106350812);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',1,'created','{"clock":null,"fair":{"bytes":[null,null],"seed":"1fa59232c586dd1c6dc3c90def8e8a68314d55f3e74c7170f422b4d141db4798"},"pace":"human","rated":true,"seats":[{"id":"r5rx6nfxi68tt4z6c42rbnprwg","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796106350814);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',2,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},null]}',NULL,NULL,1796106350814);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',3,'sat','{"guest":"rim5iy88iz4smq94kck76de2kz","name":"Ada","seat":2}',NULL,NULL,1796106350816);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',4,'started','{"order":[0,1]}',NULL,NULL,1796106350816);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',5,'chance','{"line":"3-5"}',NULL,NULL,1796106350816);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',6,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},{"change":null,"deviation":350,"rating":1500}]}',NULL,NULL,1796106350816);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',7,'step','{"line":"+b3","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00074',1796106350818);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',8,'step','{"line":"+b2","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00075',1796106350821);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',9,'step','{"line":"+b1","seat":1}',NULL,NULL,1796106350823);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',10,'chance','{"line":"3-4"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00076',1796106350823);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',11,'step','{"line":"-b1","seat":2}','rim5iy88iz4smq94kck76de2kz','key-00077',1796106350825);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',12,'step','{"line":"-b3","seat":2}','rim5iy88iz4smq94kck76de2kz','key-00078',1796106350827);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',13,'step','{"line":"-b2","seat":2}','rim5iy88iz4smq94kck76de2kz','key-00079',1796106350829);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',14,'step','{"line":"+b2","seat":2}','rim5iy88iz4smq94kck76de2kz','key-00080',1796106350831);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',15,'step','{"line":"+b3","seat":2}','rim5iy88iz4smq94kck76de2kz','key-00081',1796106350833);
INSERT INTO "events" VALUES('2r2788i3aq23puy3',16,'resigned','{"bot":null,"seat":2}','rim5iy88iz4smq94kck76de2kz','key-00082',1796106350835);
INSERT INTO "events" VALUES('wanx62vzfestephj',1,'created','{"clock":null,"fair":{"bytes":[null,null],"seed":"9d620c1871ce953ddab202548799f476d22fcbecce919ab59da08b7becff2148"},"pace":"human","rated":true,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106350836);
INSERT INTO "events" VALUES('wanx62vzfestephj',2,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},null]}',NULL,NULL,1796106350836);
INSERT INTO "events" VALUES('wanx62vzfestephj',3,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106350837);
INSERT INTO "events" VALUES('wanx62vzfestephj',4,'started','{"order":[0,1]}',NULL,NULL,1796106350837);
INSERT INTO "events" VALUES('wanx62vzfestephj',5,'chance','{"line":"deal ant cricket ladybug | moth moth bee"}',NULL,NULL,1796106350837);
INSERT INTO "events" VALUES('wanx62vzfestephj',6,'chance','{"line":"bee"}',NULL,NULL,1796106350837);
INSERT INTO "events" VALUES('wanx62vzfestephj',7,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},{"change":null,"deviation":350,"rating":1500}]}',NULL,NULL,1796106350837);
INSERT INTO "events" VALUES('wanx62vzfestephj',8,'step','{"line":"+bee","seat":1}',NULL,NULL,1796106350839);
INSERT INTO "events" VALUES('wanx62vzfestephj',9,'chance','{"line":"snail"}','rim5iy88iz4smq94kck76de2kz','key-00083',1796106350839);
INSERT INTO "events" VALUES('wanx62vzfestephj',10,'step','{"line":"!snail","seat":2}',NULL,NULL,1796106350842);
INSERT INTO "events" VALUES('wanx62vzfestephj',11,'chance','{"line":"off:ant"}',NULL,NULL,1796106350842);
INSERT INTO "events" VALUES('wanx62vzfestephj',12,'chance','{"line":"cricket"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00084',1796106350842);
INSERT INTO "events" VALUES('85spjrdxmnyr5nuw',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106350843);
INSERT INTO "events" VALUES('85spjrdxmnyr5nuw',2,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106350844);
INSERT INTO "events" VALUES('85spjrdxmnyr5nuw',3,'started','{"order":[0,1]}',NULL,NULL,1796106350844);
INSERT INTO "events" VALUES('85spjrdxmnyr5nuw',4,'step','{"line":"e1","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00085',1796106350846);
INSERT INTO "events" VALUES('85spjrdxmnyr5nuw',5,'step','{"line":"c4","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00086',1796106350849);
INSERT INTO "events" VALUES('85spjrdxmnyr5nuw',6,'step','{"line":"b2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00087',1796106350850);
INSERT INTO "events" VALUES('85spjrdxmnyr5nuw',7,'takeback-asked','{"seat":1}','rim5iy88iz4smq94kck76de2kz','key-00088',1796106350852);
INSERT INTO "events" VALUES('85spjrdxmnyr5nuw',8,'takeback-answered','{"accepted":true,"seat":2}',NULL,NULL,1796106350854);
INSERT INTO "events" VALUES('85spjrdxmnyr5nuw',9,'taken-back','{"seat":1,"to":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00089',1796106350854);
INSERT INTO "events" VALUES('fj9eu94bstb9wjfk',1,'created','{"clock":null,"fair":{"bytes":[null,null],"seed":"90d31ec33b021609f5bb7a5a62ab9e7d081bf0c6a87fbcff969463199e24a48c"},"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106350855);
INSERT INTO "events" VALUES('fj9eu94bstb9wjfk',2,'challenged','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}',NULL,NULL,1796106350855);
INSERT INTO "events" VALUES('pwgincu2cg7pm48p',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"r5rx6nfxi68tt4z6c42rbnprwg","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796106350856);
INSERT INTO "events" VALUES('pwgincu2cg7pm48p',2,'challenged','{"guest":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}',NULL,NULL,1796106350856);
INSERT INTO "events" VALUES('pwgincu2cg7pm48p',3,'declined','null','rim5iy88iz4smq94kck76de2kz','key-00090',1796106350858);
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',9,'rematch-asked','{"seat":1}','rim5iy88iz4smq94kck76de2kz','key-00091',1796106350859);
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',10,'rematch-asked','{"seat":2}',NULL,NULL,1796106350861);
INSERT INTO "events" VALUES('63gajk2wxbfbw7kq',11,'rematch','{"table":"k94ndk66jytmyrmg"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00092',1796106350861);
INSERT INTO "events" VALUES('k94ndk66jytmyrmg',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"r5rx6nfxi68tt4z6c42rbnprwg","kind":"guest","name":"Bo"},{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"}]}',NULL,NULL,1796106350861);
INSERT INTO "events" VALUES('k94ndk66jytmyrmg',2,'started','{"order":[0,1]}',NULL,NULL,1796106350861);
INSERT INTO "events" VALUES('k94ndk66jytmyrmg',3,'step','{"line":"a1","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00093',1796106350864);
INSERT INTO "events" VALUES('k94ndk66jytmyrmg',4,'step','{"line":"b1","seat":2}','rim5iy88iz4smq94kck76de2kz','key-00094',1796106350866);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',1,'created','{"clock":null,"fair":{"bytes":["000102030405060708090a0b0c0d0e0f",null],"seed":"c8fcfb7c678a92789feb322090fb84a5db23368d7bf45ea39607544bc912c539"},"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106350868);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',2,'sat','{"bytes":"f0e0d0c0b0a090807060504030201000","guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106350869);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',3,'started','{"order":[0,1]}',NULL,NULL,1796106350869);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',4,'chance','{"line":"2-3"}',NULL,NULL,1796106350869);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',5,'step','{"line":"+b2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00095',1796106350871);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',6,'step','{"line":"+c2","seat":1}',NULL,NULL,1796106350873);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',7,'chance','{"line":"3-5"}','rim5iy88iz4smq94kck76de2kz','key-00096',1796106350873);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',8,'step','{"line":"-c2","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00097',1796106350875);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',9,'step','{"line":"-b2","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00098',1796106350877);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',10,'step','{"line":"+b2","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00099',1796106350880);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',11,'step','{"line":"+b3","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00100',1796106350882);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',12,'step','{"line":"+b1","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00101',1796106350885);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',13,'step','{"line":"+a2","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00102',1796106350887);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',14,'step','{"line":"+c1","seat":2}',NULL,NULL,1796106350890);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',15,'chance','{"line":"5-6"}','r5rx6nfxi68tt4z6c42rbnprwg','key-00103',1796106350890);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',16,'step','{"line":"-b3","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00104',1796106350892);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',17,'step','{"line":"-c1","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00105',1796106350894);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',18,'step','{"line":"-a2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00106',1796106350895);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',19,'step','{"line":"-b2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00107',1796106350897);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',20,'step','{"line":"-b1","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00108',1796106350899);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',21,'step','{"line":"+c2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00109',1796106350901);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',22,'step','{"line":"+b2","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00110',1796106350903);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',23,'step','{"line":"+c1","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00111',1796106350905);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',24,'step','{"line":"+b3","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00112',1796106350907);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',25,'step','{"line":"+b1","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00113',1796106350909);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',26,'step','{"line":"+a1","seat":1}',NULL,NULL,1796106350911);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',27,'chance','{"line":"4-6"}','rim5iy88iz4smq94kck76de2kz','key-00114',1796106350911);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',28,'step','{"line":"-b2","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00115',1796106350914);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',29,'step','{"line":"-b1","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00116',1796106350916);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',30,'step','{"line":"-b3","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00117',1796106350918);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',31,'step','{"line":"-a1","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00118',1796106350921);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',32,'step','{"line":"+a2","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00119',1796106350923);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',33,'step','{"line":"+a1","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00120',1796106350926);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',34,'step','{"line":"+b2","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00121',1796106350928);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',35,'step','{"line":"+b1","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00122',1796106350931);
INSERT INTO "events" VALUES('wg3rf59s6ty4xayu',36,'step','{"line":"+b3","seat":2}','r5rx6nfxi68tt4z6c42rbnprwg','key-00123',1796106350933);
INSERT INTO "events" VALUES('7umciw9648ghkuns',1,'created','{"clock":{"days":3,"kind":"correspondence"},"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106350935);
INSERT INTO "events" VALUES('7umciw9648ghkuns',2,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106350936);
INSERT INTO "events" VALUES('7umciw9648ghkuns',3,'started','{"order":[0,1]}',NULL,NULL,1796106350936);
INSERT INTO "events" VALUES('7umciw9648ghkuns',4,'step','{"line":"a1","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00124',1796106350937);
INSERT INTO "events" VALUES('894chwc7yxd32c4j',1,'created','{"clock":{"days":3,"kind":"correspondence"},"pace":"human","rated":false,"seats":[{"id":"rim5iy88iz4smq94kck76de2kz","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796106350940);
INSERT INTO "events" VALUES('894chwc7yxd32c4j',2,'sat','{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","seat":2}',NULL,NULL,1796106350941);
INSERT INTO "events" VALUES('894chwc7yxd32c4j',3,'started','{"order":[0,1]}',NULL,NULL,1796106350941);
INSERT INTO "events" VALUES('894chwc7yxd32c4j',4,'step','{"line":"a1","seat":1}','rim5iy88iz4smq94kck76de2kz','key-00125',1796106350943);
INSERT INTO "events" VALUES('894chwc7yxd32c4j',5,'step','{"line":"e1","seat":2}',NULL,NULL,1796106350946);
INSERT INTO "events" VALUES('894chwc7yxd32c4j',6,'step','{"line":"c3","seat":1}','r5rx6nfxi68tt4z6c42rbnprwg','key-00126',1796106350946);
CREATE TABLE guests (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "guests" VALUES('rim5iy88iz4smq94kck76de2kz','Ada',1796106337);
INSERT INTO "guests" VALUES('r5rx6nfxi68tt4z6c42rbnprwg','Bo',1796106337);
INSERT INTO "guests" VALUES('japfpv2rpypy2teb55tsjt8j7v','Cy',1796106337);
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
INSERT INTO "messages" VALUES('63gajk2wxbfbw7kq','table',1,'rim5iy88iz4smq94kck76de2kz','Ada','A good game: “thank you”, Bo!',NULL,'key-00066',1796106351);
INSERT INTO "messages" VALUES('63gajk2wxbfbw7kq','table',2,'r5rx6nfxi68tt4z6c42rbnprwg','Bo',NULL,'good-game','key-00067',1796106351);
INSERT INTO "messages" VALUES('63gajk2wxbfbw7kq','watchers',1,'japfpv2rpypy2teb55tsjt8j7v','Cy','What was that?',NULL,'key-00068',1796106351);
INSERT INTO "messages" VALUES('fik5iwy74yjyrar9','table',1,'r5rx6nfxi68tt4z6c42rbnprwg','Bo',NULL,'one-moment','key-00069',1796106351);
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
INSERT INTO "rated_games" VALUES('n3fa55vdkqiu9gw2','rim5iy88iz4smq94kck76de2kz','bug',1500.0,350.0,0.06,1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1796106351,2,'lost',1);
INSERT INTO "rated_games" VALUES('n3fa55vdkqiu9gw2','r5rx6nfxi68tt4z6c42rbnprwg','bug',1500.0,350.0,0.06,1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1796106351,1,'won',1);
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
INSERT INTO "ratings" VALUES('rim5iy88iz4smq94kck76de2kz','bug',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1796106351);
INSERT INTO "ratings" VALUES('r5rx6nfxi68tt4z6c42rbnprwg','bug',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1796106351);
CREATE TABLE replies (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    -- Whose reply it is, from 1.
    seat     BIGINT NOT NULL,
    -- The version of the table behind which the turn of the other began: with that turn the reply is gone.
    turn     BIGINT NOT NULL,
    -- In which order they were left, from 1.
    place    BIGINT NOT NULL,
    -- The whole turn that is expected, and the whole turn that answers it, in the normal form of the notation.
    expected TEXT   NOT NULL,
    reply    TEXT   NOT NULL,
    PRIMARY KEY (table_id, seat, expected)
);
INSERT INTO "replies" VALUES('7umciw9648ghkuns',1,4,1,'e1','c3');
INSERT INTO "replies" VALUES('7umciw9648ghkuns',1,4,2,'e2','a3');
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
INSERT INTO "reports" VALUES('63gajk2wxbfbw7kq','watchers',1,'r5rx6nfxi68tt4z6c42rbnprwg',1796106351);
CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
INSERT INTO "seated" VALUES('hwy9zxx7kgi3jxfm','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('7qwt9i9fzx7saka4','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('7qwt9i9fzx7saka4','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('yz356jh9c2sjzzx2','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('yz356jh9c2sjzzx2','japfpv2rpypy2teb55tsjt8j7v');
INSERT INTO "seated" VALUES('fik5iwy74yjyrar9','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('fik5iwy74yjyrar9','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('q3ef5h9qar6rkd5s','japfpv2rpypy2teb55tsjt8j7v');
INSERT INTO "seated" VALUES('sv3a76kvxpw55tfj','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('sv3a76kvxpw55tfj','japfpv2rpypy2teb55tsjt8j7v');
INSERT INTO "seated" VALUES('feppbrnbrxa6effs','japfpv2rpypy2teb55tsjt8j7v');
INSERT INTO "seated" VALUES('da26x5gw9abw56za','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('iptr2k853fbg9r3r','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('iptr2k853fbg9r3r','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('rj4ivbhuaz9duhka','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('rj4ivbhuaz9duhka','japfpv2rpypy2teb55tsjt8j7v');
INSERT INTO "seated" VALUES('ph3aktfc82u8mct2','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('ph3aktfc82u8mct2','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('bkdrq6gp6qgu29ep','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('bkdrq6gp6qgu29ep','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('n3fa55vdkqiu9gw2','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('n3fa55vdkqiu9gw2','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('2r2788i3aq23puy3','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('2r2788i3aq23puy3','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('wanx62vzfestephj','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('wanx62vzfestephj','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('85spjrdxmnyr5nuw','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('85spjrdxmnyr5nuw','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('fj9eu94bstb9wjfk','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('pwgincu2cg7pm48p','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('63gajk2wxbfbw7kq','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('63gajk2wxbfbw7kq','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('k94ndk66jytmyrmg','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('k94ndk66jytmyrmg','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('wg3rf59s6ty4xayu','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('wg3rf59s6ty4xayu','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('7umciw9648ghkuns','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('7umciw9648ghkuns','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "seated" VALUES('894chwc7yxd32c4j','rim5iy88iz4smq94kck76de2kz');
INSERT INTO "seated" VALUES('894chwc7yxd32c4j','r5rx6nfxi68tt4z6c42rbnprwg');
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
INSERT INTO "sessions" VALUES('35jephw3wskqbi47','f6a5d1cb88291160b503bbd11fcb3526aea0f91ffc672f41a041db6e1b9c44e3','rim5iy88iz4smq94kck76de2kz','Firefox','Linux',1796106338,1796106338);
INSERT INTO "sessions" VALUES('kz5e4r4dcvjf2mqb','5e8168e0d8c1e7beb9f183335d39f566be2126a4a894808e52bd61f108ce3dff','r5rx6nfxi68tt4z6c42rbnprwg','Firefox','Linux',1796106338,1796106338);
INSERT INTO "sessions" VALUES('ryn8mmruvgiqg6m3','04bd46f6da731fcd8c381377c85bc4d1c115eab92fe1c70ac77779c6246e9cd5','rim5iy88iz4smq94kck76de2kz','Firefox','Linux',1796106338,1796106338);
CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "settings" VALUES('opened','1');
INSERT INTO "settings" VALUES('site-time','1796106354020');
INSERT INTO "settings" VALUES('cookie-key','5fa89d9c6d6cce3881d6b05c4ab8636ab5fa0c02b982776ef49bcc51488b9446');
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
INSERT INTO "tables" VALUES('63gajk2wxbfbw7kq','bug','hex2 swap','open','s45jk6dgbqhh45tr3tpjrb94an',1796106338,1796106351,'over',11,'{"seats":[["black",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["white",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}]],"to_act":null,"turn":4,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('hwy9zxx7kgi3jxfm','herd','hex2','open','d6653z4htk6y5zk6ctpnpuvf46',1796106338,1796106342,'over',26,'{"seats":[["red",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["blue",{"kind":"bot","bot":"random","replaces":null}]],"to_act":null,"turn":4,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('7qwt9i9fzx7saka4','bug-off','seats=3 copies=6','open','swy8jtkvz6wcyc3aawgrs9cjnu',1796106343,1796106348,'over',66,'{"seats":[["seat1",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["seat2",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}],["seat3",{"kind":"bot","bot":"level3","replaces":"Cy"}]],"to_act":null,"turn":28,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('yz356jh9c2sjzzx2','bug','hex3','open','kj66892hkgd6wf2s3sgsui65tz',1796106348,1796106348,'over',8,'{"seats":[["black",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}],["white",{"kind":"guest","id":"japfpv2rpypy2teb55tsjt8j7v","name":"Cy"}]],"to_act":null,"turn":3,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('fik5iwy74yjyrar9','bug','hex3','open','78d8pfgcat8647y2f2nzbemgx9',1796106348,1796106348,'running',10,'{"seats":[["black",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}],["white",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}]],"to_act":2,"turn":6,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('q3ef5h9qar6rkd5s','bug','hex3','open','yrcyn322xkanreiug723qfkdnq',1796106348,1796106350,'running',9,'{"seats":[["black",{"kind":"bot","bot":"random","replaces":null}],["white",{"kind":"guest","id":"japfpv2rpypy2teb55tsjt8j7v","name":"Cy"}]],"to_act":2,"turn":6,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('sv3a76kvxpw55tfj','herd','hex3','open','8qxib3piau2ecwzxdpqzagk8vw',1796106350,1796106350,'running',10,'{"seats":[["red",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}],["blue",{"kind":"guest","id":"japfpv2rpypy2teb55tsjt8j7v","name":"Cy"}]],"to_act":2,"turn":2,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('ph3aktfc82u8mct2','bug-off','seats=3 copies=6','open','u3ju42jnbi2hzbsk85898tdqvw',1796106350,1796106351,'running',22,'{"seats":[["seat1",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["seat2",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}],["seat3",{"kind":"bot","bot":"level3","replaces":"Cy"}]],"to_act":1,"turn":7,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('feppbrnbrxa6effs','bug','hex2','open','aaeqm975pvpgk4zggsk5vhednu',1796106350,1796106350,'waiting',1,'{"seats":[["black",{"kind":"guest","id":"japfpv2rpypy2teb55tsjt8j7v","name":"Cy"}],["white",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('da26x5gw9abw56za','herd','hex2','link','icrr2bifgqng4rkp529gny383u',1796106350,1796106350,'waiting',1,'{"seats":[["red",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["blue",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('iptr2k853fbg9r3r','bug','hex2','open','v5emzf9nsxnpc27k9xjzjgydey',1796106350,1796106350,'running',6,'{"seats":[["black",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["white",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}]],"to_act":1,"turn":3,"clock":{"kind":"live","base_seconds":600,"increment_seconds":2,"delay_seconds":0},"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('rj4ivbhuaz9duhka','herd','hex2','open','395inzh7gtcu9jsch5c33ayixr',1796106350,1796106350,'running',8,'{"seats":[["red",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}],["blue",{"kind":"guest","id":"japfpv2rpypy2teb55tsjt8j7v","name":"Cy"}]],"to_act":2,"turn":2,"clock":{"kind":"correspondence","days":3},"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('bkdrq6gp6qgu29ep','bug-off','seats=2 copies=6','open','4sru9wqk9is38iw6siaz3pdn4r',1796106350,1796106351,'over',6,'{"seats":[["seat1",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["seat2",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}]],"to_act":null,"turn":1,"clock":{"kind":"live","base_seconds":1,"increment_seconds":0,"delay_seconds":0},"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('n3fa55vdkqiu9gw2','bug','hex2','open','7ms4uavxbazh6nfnt29u2essxi',1796106351,1796106351,'over',10,'{"seats":[["black",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["white",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}]],"to_act":null,"turn":3,"clock":null,"rated":true,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('2r2788i3aq23puy3','herd','hex2','open','z5qpnkq8vmghbvvvcrjkb67md6',1796106351,1796106351,'over',16,'{"seats":[["red",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}],["blue",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}]],"to_act":null,"turn":2,"clock":null,"rated":true,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('wanx62vzfestephj','bug-off','seats=2 copies=6','open','i655g8wqjc4swnbrtje5qywtqg',1796106351,1796106351,'running',12,'{"seats":[["seat1",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["seat2",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}]],"to_act":1,"turn":3,"clock":null,"rated":true,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('85spjrdxmnyr5nuw','bug','hex3','open','r89pawetsqcfwbcxhb23q7kgb6',1796106351,1796106351,'running',9,'{"seats":[["black",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["white",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}]],"to_act":1,"turn":3,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('fj9eu94bstb9wjfk','herd','hex2','link','xk5r3tpucw7jh2uc4dug74bhhy',1796106351,1796106351,'waiting',2,'{"seats":[["red",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["blue",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null,"rated":false,"challenge":{"guest":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo","declined":false}}','r5rx6nfxi68tt4z6c42rbnprwg');
INSERT INTO "tables" VALUES('pwgincu2cg7pm48p','bug','hex2','link','9pdx3yrmqxxh39ubzg6t9gnqiv',1796106351,1796106351,'waiting',3,'{"seats":[["black",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}],["white",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null,"rated":false,"challenge":{"guest":"rim5iy88iz4smq94kck76de2kz","name":"Ada","declined":true}}',NULL);
INSERT INTO "tables" VALUES('k94ndk66jytmyrmg','bug','hex2 swap','open','datrxzpwapkgt4nvsar6e2u24c',1796106351,1796106351,'running',4,'{"seats":[["black",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}],["white",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}]],"to_act":2,"turn":2,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('wg3rf59s6ty4xayu','herd','hex2','open','xv7impmsbd8kcwc8zfd4i3fp2h',1796106351,1796106351,'over',36,'{"seats":[["red",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["blue",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}]],"to_act":null,"turn":4,"clock":null,"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('7umciw9648ghkuns','bug','hex3','open','xh86xf8yg434jy55vy3hewucq2',1796106351,1796106351,'running',4,'{"seats":[["black",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["white",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}]],"to_act":2,"turn":2,"clock":{"kind":"correspondence","days":3},"rated":false,"challenge":null}',NULL);
INSERT INTO "tables" VALUES('894chwc7yxd32c4j','bug','hex3','open','23rfars7aq96h2aefvx3yk7ev4',1796106351,1796106351,'running',6,'{"seats":[["black",{"kind":"guest","id":"rim5iy88iz4smq94kck76de2kz","name":"Ada"}],["white",{"kind":"guest","id":"r5rx6nfxi68tt4z6c42rbnprwg","name":"Bo"}]],"to_act":2,"turn":4,"clock":{"kind":"correspondence","days":3},"rated":false,"challenge":null}',NULL);
CREATE INDEX tables_by_status ON tables (status, access, updated_at);
CREATE INDEX seated_by_guest ON seated (guest);
CREATE INDEX sessions_by_guest ON sessions (guest, last_seen);
CREATE INDEX messages_by_guest ON messages (guest);
CREATE INDEX ratings_by_game ON ratings (game, rating);
CREATE INDEX rated_games_by_guest ON rated_games (guest, game, at);
CREATE INDEX tables_by_invited ON tables (invited);
COMMIT;
