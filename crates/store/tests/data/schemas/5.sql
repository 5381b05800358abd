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
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-12-01 05:51:40',1,X'6D49C12AF5AACBC3248CC0EC80BAF2DE31884291BE7C30A3D2A20271A58887551BD5F5D1980A33F927BC333045EC0D40',1070372);
INSERT INTO "_sqlx_migrations" VALUES(2,'event times','2026-12-01 05:51:40',1,X'EECC0E7B65639AEE55E1F312139E4038C8A214E3BEC6AC28EA88E2EBB9A2983B369EC063EEA863017BA7EFDCDE0CC34B',516978);
INSERT INTO "_sqlx_migrations" VALUES(3,'accounts','2026-12-01 05:51:40',1,X'305301BE69DBF5C3EFFD8ADC2FB0F064DA148C6A12521ED673ACD4D25B3271A970F7033B908674AA50A064471D9C5AB6',658549);
INSERT INTO "_sqlx_migrations" VALUES(4,'chat','2026-12-01 05:51:40',1,X'C0B12EE344B95DBE28F8D45A3052CBB54AB2E6F41C165CF2A82F759BB0C3E4C24C34222D05177136E34BB8FC201F88DE',4424698);
INSERT INTO "_sqlx_migrations" VALUES(5,'ratings','2026-12-01 05:51:40',1,X'AE22BC3E1394618C11AAEEAD3B00E25BDBE9335A0CFCB196DBF9A95CD760EAF1989300B2EED4DB6FEAECDE185FEDBEC4',4101769);
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
INSERT INTO "accounts" VALUES('gftiapqpvm2magjscygv6arqmh','ada','Ada','$argon2id$v=19$m=19456,t=2,p=1$YbXhuW0JlX30jlrYFmeC7A$wzzz25K036Ors9VxdTfMzuLdkCdrPje/1hjhBw3VCPU',1796104301,NULL);
INSERT INTO "accounts" VALUES('xbyc6uy4kgtp6iav4a26cxvrdt','bo','Bo','$argon2id$v=19$m=19456,t=2,p=1$0XHxvlqBq0hqtRrQBUNbQw$zxXFokaiup/J80/EA4q5KI92j4Lg7+eHdJd8B3Gp3+Y',1796104301,NULL);
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
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104301051);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',2,'sat','{"guest":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo","seat":2}',NULL,NULL,1796104301087);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',3,'started','{"order":[0,1]}',NULL,NULL,1796104301087);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',4,'step','{"line":"b3","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00001',1796104301090);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',5,'step','{"line":"swap","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00002',1796104301119);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',6,'step','{"line":"c1","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00003',1796104301147);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',7,'step','{"line":"a1","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00004',1796104301176);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',8,'step','{"line":"a2","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00005',1796104301179);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',9,'step','{"line":"/b3","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00006',1796104301207);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',10,'step','{"line":"b2","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00007',1796104301232);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',11,'step','{"line":"/c1","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00008',1796104301235);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',12,'step','{"line":"/a2","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00009',1796104301256);
INSERT INTO "events" VALUES('44vwhwu7t9pvbsnc',13,'step','{"line":"b3","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00010',1796104301291);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"},{"bot":"random","kind":"bot","replaces":null}]}',NULL,NULL,1796104301297);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',2,'started','{"order":[0,1]}',NULL,NULL,1796104301297);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',3,'chance','{"line":"2-2"}',NULL,NULL,1796104301297);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',4,'step','{"line":"+a2","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00011',1796104301299);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',5,'undone','{"seat":1}','gftiapqpvm2magjscygv6arqmh','key-00012',1796104301310);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',6,'step','{"line":"+c2","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00013',1796104301337);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',7,'step','{"line":"+a2","seat":1}',NULL,NULL,1796104301363);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',8,'chance','{"line":"1-2"}','gftiapqpvm2magjscygv6arqmh','key-00014',1796104301363);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',9,'step','{"line":"-a2","seat":2}',NULL,NULL,1796104301976);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',10,'step','{"line":"+c1","seat":2}',NULL,NULL,1796104302336);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',11,'step','{"line":"+b1","seat":2}',NULL,NULL,1796104302687);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',12,'chance','{"line":"1-4"}',NULL,NULL,1796104302687);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',13,'step','{"line":"-b1","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00015',1796104302706);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',14,'step','{"line":"+b2","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00016',1796104302734);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',15,'step','{"line":"+b1*c1","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00017',1796104302738);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',16,'step','{"line":"+a2","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00018',1796104302755);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',17,'step','{"line":"+b3","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00019',1796104302758);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',18,'step','{"line":"+c1","seat":1}',NULL,NULL,1796104302770);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',19,'chance','{"line":"3-5"}','gftiapqpvm2magjscygv6arqmh','key-00020',1796104302770);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',20,'step','{"line":"-a2","seat":2}',NULL,NULL,1796104303373);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',21,'step','{"line":"-b2","seat":2}',NULL,NULL,1796104303725);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',22,'step','{"line":"-b3","seat":2}',NULL,NULL,1796104304077);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',23,'step','{"line":"+a2","seat":2}',NULL,NULL,1796104304429);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',24,'step','{"line":"+a1","seat":2}',NULL,NULL,1796104304781);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',25,'step','{"line":"+b3","seat":2}',NULL,NULL,1796104305136);
INSERT INTO "events" VALUES('yvifqz93ezruaexr',26,'step','{"line":"+b2","seat":2}',NULL,NULL,1796104305490);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104305544);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',2,'sat','{"guest":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo","seat":2}',NULL,NULL,1796104305546);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',3,'started','{"order":[0,1]}',NULL,NULL,1796104305546);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',4,'chance','{"line":"deal ant moth cricket | moth ant cricket"}',NULL,NULL,1796104305546);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',5,'chance','{"line":"snail"}',NULL,NULL,1796104305546);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',6,'step','{"line":"!snail","seat":1}',NULL,NULL,1796104305549);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',7,'chance','{"line":"cricket"}','gftiapqpvm2magjscygv6arqmh','key-00021',1796104305549);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',8,'step','{"line":"!ant","seat":2}',NULL,NULL,1796104305551);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',9,'chance','{"line":"bee"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00022',1796104305551);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',10,'step','{"line":"+moth","seat":1}',NULL,NULL,1796104305554);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',11,'chance','{"line":"ant"}','gftiapqpvm2magjscygv6arqmh','key-00023',1796104305554);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',12,'step','{"line":"!moth","seat":2}',NULL,NULL,1796104305557);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',13,'chance','{"line":"cricket"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00024',1796104305557);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',14,'step','{"line":"+bee","seat":1}',NULL,NULL,1796104305564);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',15,'chance','{"line":"off:ant"}',NULL,NULL,1796104305564);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',16,'chance','{"line":"off:ladybug"}',NULL,NULL,1796104305564);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',17,'chance','{"line":"ladybug"}','gftiapqpvm2magjscygv6arqmh','key-00025',1796104305564);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',18,'step','{"line":"!cricket","seat":2}',NULL,NULL,1796104305589);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',19,'chance','{"line":"off:bee"}',NULL,NULL,1796104305589);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',20,'chance','{"line":"off:moth"}',NULL,NULL,1796104305589);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',21,'chance','{"line":"snail"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00026',1796104305589);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',22,'step','{"line":"+snail","seat":1}',NULL,NULL,1796104305592);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',23,'chance','{"line":"bee"}','gftiapqpvm2magjscygv6arqmh','key-00027',1796104305592);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',24,'step','{"line":"!ant","seat":2}',NULL,NULL,1796104305595);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',25,'chance','{"line":"ladybug"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00028',1796104305595);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',26,'step','{"line":"+ant","seat":1}',NULL,NULL,1796104305597);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',27,'chance','{"line":"bee"}','gftiapqpvm2magjscygv6arqmh','key-00029',1796104305597);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',28,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796104305600);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',29,'chance','{"line":"bee"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00030',1796104305600);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',30,'step','{"line":"!cricket","seat":1}',NULL,NULL,1796104305603);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',31,'chance','{"line":"snail"}','gftiapqpvm2magjscygv6arqmh','key-00031',1796104305603);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',32,'step','{"line":"+bee","seat":2}',NULL,NULL,1796104305606);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',33,'chance','{"line":"bee"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00032',1796104305606);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',34,'step','{"line":"+ladybug","seat":1}',NULL,NULL,1796104305608);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',35,'chance','{"line":"off:cricket"}',NULL,NULL,1796104305608);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',36,'chance','{"line":"moth"}','gftiapqpvm2magjscygv6arqmh','key-00033',1796104305608);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',37,'step','{"line":"+moth","seat":2}',NULL,NULL,1796104305611);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',38,'chance','{"line":"snail"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00034',1796104305611);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',39,'step','{"line":"!snail","seat":1}',NULL,NULL,1796104305613);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',40,'chance','{"line":"ladybug"}','gftiapqpvm2magjscygv6arqmh','key-00035',1796104305613);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',41,'step','{"line":"!ladybug","seat":2}',NULL,NULL,1796104305616);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',42,'chance','{"line":"ant"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00036',1796104305616);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',43,'step','{"line":"!bee","seat":1}',NULL,NULL,1796104305619);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',44,'chance','{"line":"moth"}','gftiapqpvm2magjscygv6arqmh','key-00037',1796104305619);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',45,'step','{"line":"!snail","seat":2}',NULL,NULL,1796104305622);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',46,'chance','{"line":"snail"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00038',1796104305622);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',47,'step','{"line":"!cricket","seat":1}',NULL,NULL,1796104305624);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',48,'chance','{"line":"cricket"}','gftiapqpvm2magjscygv6arqmh','key-00039',1796104305624);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',49,'step','{"line":"!cricket","seat":2}',NULL,NULL,1796104305627);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',50,'chance','{"line":"moth"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00040',1796104305627);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',51,'step','{"line":"!ant","seat":1}',NULL,NULL,1796104305629);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',52,'chance','{"line":"ladybug"}','gftiapqpvm2magjscygv6arqmh','key-00041',1796104305629);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',53,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796104305636);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',54,'chance','{"line":"ladybug"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00042',1796104305636);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',55,'step','{"line":"!moth","seat":1}',NULL,NULL,1796104305638);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',56,'chance','{"line":"bee"}','gftiapqpvm2magjscygv6arqmh','key-00043',1796104305638);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',57,'step','{"line":"+moth","seat":2}',NULL,NULL,1796104305644);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',58,'chance','{"line":"cricket"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00044',1796104305644);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',59,'step','{"line":"!bee","seat":1}',NULL,NULL,1796104305647);
INSERT INTO "events" VALUES('8hiq4q86b8s477nq',60,'chance','{"line":"off:snail"}','gftiapqpvm2magjscygv6arqmh','key-00045',1796104305647);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796104305662);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',2,'sat','{"guest":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo","seat":2}',NULL,NULL,1796104305666);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',3,'sat','{"guest":"vzqp383q7thcj4ra49crk8tt6c","name":"Cy","seat":3}',NULL,NULL,1796104305668);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',4,'started','{"order":[2,1,0]}',NULL,NULL,1796104305668);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',5,'chance','{"line":"deal moth ladybug ladybug | cricket cricket cricket | bee ladybug bee"}',NULL,NULL,1796104305668);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',6,'chance','{"line":"bee"}',NULL,NULL,1796104305668);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',7,'step','{"line":"!moth","seat":1}',NULL,NULL,1796104305672);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',8,'chance','{"line":"ladybug"}','vzqp383q7thcj4ra49crk8tt6c','key-00046',1796104305672);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',9,'step','{"line":"!cricket","seat":2}',NULL,NULL,1796104305676);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',10,'chance','{"line":"off:ant"}',NULL,NULL,1796104305676);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',11,'chance','{"line":"off:cricket"}',NULL,NULL,1796104305676);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',12,'chance','{"line":"moth"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00047',1796104305676);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',13,'step','{"line":"!ladybug","seat":3}',NULL,NULL,1796104305679);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',14,'chance','{"line":"ant"}','gftiapqpvm2magjscygv6arqmh','key-00048',1796104305679);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',15,'step','{"line":"+bee","seat":1}',NULL,NULL,1796104305682);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',16,'chance','{"line":"snail"}','vzqp383q7thcj4ra49crk8tt6c','key-00049',1796104305682);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',17,'resigned','{"bot":"level3","seat":1}','vzqp383q7thcj4ra49crk8tt6c','key-00050',1796104305684);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',18,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796104305687);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',19,'chance','{"line":"snail"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00051',1796104305687);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',20,'step','{"line":"!moth","seat":3}',NULL,NULL,1796104305689);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',21,'chance','{"line":"moth"}','gftiapqpvm2magjscygv6arqmh','key-00052',1796104305689);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',22,'step','{"line":"+moth","seat":1}',NULL,NULL,1796104306291);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',23,'chance','{"line":"off:moth"}',NULL,NULL,1796104306291);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',24,'chance','{"line":"ant"}',NULL,NULL,1796104306291);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',25,'step','{"line":"!snail","seat":2}',NULL,NULL,1796104306342);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',26,'chance','{"line":"ladybug"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00053',1796104306342);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',27,'step','{"line":"!bee","seat":3}',NULL,NULL,1796104306345);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',28,'chance','{"line":"moth"}','gftiapqpvm2magjscygv6arqmh','key-00054',1796104306345);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',29,'step','{"line":"+ladybug","seat":1}',NULL,NULL,1796104306947);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',30,'chance','{"line":"cricket"}',NULL,NULL,1796104306947);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',31,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796104306952);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',32,'chance','{"line":"off:ladybug"}',NULL,NULL,1796104306952);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',33,'chance','{"line":"ant"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00055',1796104306952);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',34,'step','{"line":"+ant","seat":3}',NULL,NULL,1796104306955);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',35,'chance','{"line":"snail"}','gftiapqpvm2magjscygv6arqmh','key-00056',1796104306955);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',36,'step','{"line":"+ladybug","seat":1}',NULL,NULL,1796104307557);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',37,'chance','{"line":"moth"}',NULL,NULL,1796104307557);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',38,'step','{"line":"!cricket","seat":2}',NULL,NULL,1796104307595);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',39,'chance','{"line":"off:bee"}',NULL,NULL,1796104307595);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',40,'chance','{"line":"bee"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00057',1796104307595);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',41,'step','{"line":"+ladybug","seat":3}',NULL,NULL,1796104307608);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',42,'chance','{"line":"ant"}','gftiapqpvm2magjscygv6arqmh','key-00058',1796104307608);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',43,'step','{"line":"+snail","seat":1}',NULL,NULL,1796104308213);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',44,'chance','{"line":"snail"}',NULL,NULL,1796104308213);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',45,'step','{"line":"+snail","seat":2}',NULL,NULL,1796104308251);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',46,'chance','{"line":"bee"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00059',1796104308251);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',47,'step','{"line":"+bee","seat":3}',NULL,NULL,1796104308257);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',48,'chance','{"line":"bee"}','gftiapqpvm2magjscygv6arqmh','key-00060',1796104308257);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',49,'step','{"line":"+bee","seat":1}',NULL,NULL,1796104308863);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',50,'chance','{"line":"ant"}',NULL,NULL,1796104308863);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',51,'step','{"line":"!cricket","seat":2}',NULL,NULL,1796104308894);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',52,'chance','{"line":"cricket"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00061',1796104308894);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',53,'step','{"line":"+cricket","seat":3}',NULL,NULL,1796104308928);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',54,'chance','{"line":"moth"}','gftiapqpvm2magjscygv6arqmh','key-00062',1796104308928);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',55,'step','{"line":"+moth","seat":1}',NULL,NULL,1796104309530);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',56,'chance','{"line":"snail"}',NULL,NULL,1796104309530);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',57,'step','{"line":"+snail","seat":2}',NULL,NULL,1796104309587);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',58,'chance','{"line":"cricket"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00063',1796104309587);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',59,'step','{"line":"!snail","seat":3}',NULL,NULL,1796104309598);
INSERT INTO "events" VALUES('2dmrjuwi3xekyupc',60,'chance','{"line":"off:snail"}','gftiapqpvm2magjscygv6arqmh','key-00064',1796104309598);
INSERT INTO "events" VALUES('wtxibhvk97acew2u',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"xbyc6uy4kgtp6iav4a26cxvrdt","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104309628);
INSERT INTO "events" VALUES('wtxibhvk97acew2u',2,'sat','{"guest":"vzqp383q7thcj4ra49crk8tt6c","name":"Cy","seat":2}',NULL,NULL,1796104309630);
INSERT INTO "events" VALUES('wtxibhvk97acew2u',3,'started','{"order":[0,1]}',NULL,NULL,1796104309630);
INSERT INTO "events" VALUES('wtxibhvk97acew2u',4,'step','{"line":"d2","seat":1}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00065',1796104309635);
INSERT INTO "events" VALUES('wtxibhvk97acew2u',5,'step','{"line":"d4","seat":2}','vzqp383q7thcj4ra49crk8tt6c','key-00066',1796104309638);
INSERT INTO "events" VALUES('wtxibhvk97acew2u',6,'step','{"line":"c5","seat":1}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00067',1796104309642);
INSERT INTO "events" VALUES('wtxibhvk97acew2u',7,'step','{"line":"/d4","seat":1}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00068',1796104309645);
INSERT INTO "events" VALUES('wtxibhvk97acew2u',8,'resigned','{"bot":null,"seat":2}','vzqp383q7thcj4ra49crk8tt6c','key-00069',1796104309646);
INSERT INTO "events" VALUES('2wqur2pv8fi977dc',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"kind":"open"},{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"}]}',NULL,NULL,1796104309651);
INSERT INTO "events" VALUES('2wqur2pv8fi977dc',2,'sat','{"guest":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo","seat":1}',NULL,NULL,1796104309652);
INSERT INTO "events" VALUES('2wqur2pv8fi977dc',3,'started','{"order":[0,1]}',NULL,NULL,1796104309652);
INSERT INTO "events" VALUES('2wqur2pv8fi977dc',4,'step','{"line":"b3","seat":1}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00070',1796104309658);
INSERT INTO "events" VALUES('2wqur2pv8fi977dc',5,'step','{"line":"a2","seat":2}','gftiapqpvm2magjscygv6arqmh','key-00071',1796104309673);
INSERT INTO "events" VALUES('2wqur2pv8fi977dc',6,'step','{"line":"/a1","seat":2}','gftiapqpvm2magjscygv6arqmh','key-00072',1796104309694);
INSERT INTO "events" VALUES('2wqur2pv8fi977dc',7,'step','{"line":"b2","seat":1}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00073',1796104309714);
INSERT INTO "events" VALUES('2wqur2pv8fi977dc',8,'step','{"line":"c5","seat":2}','gftiapqpvm2magjscygv6arqmh','key-00074',1796104309725);
INSERT INTO "events" VALUES('2wqur2pv8fi977dc',9,'step','{"line":"d2","seat":1}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00075',1796104309728);
INSERT INTO "events" VALUES('2wqur2pv8fi977dc',10,'step','{"line":"c4","seat":2}','gftiapqpvm2magjscygv6arqmh','key-00076',1796104309731);
INSERT INTO "events" VALUES('gqgk8ygwumnwxh9k',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"bot":"random","kind":"bot","replaces":null},{"id":"vzqp383q7thcj4ra49crk8tt6c","kind":"guest","name":"Cy"}]}',NULL,NULL,1796104309733);
INSERT INTO "events" VALUES('gqgk8ygwumnwxh9k',2,'started','{"order":[0,1]}',NULL,NULL,1796104309733);
INSERT INTO "events" VALUES('gqgk8ygwumnwxh9k',3,'step','{"line":"c3","seat":1}',NULL,NULL,1796104310334);
INSERT INTO "events" VALUES('gqgk8ygwumnwxh9k',4,'step','{"line":"c2","seat":2}','vzqp383q7thcj4ra49crk8tt6c','key-00077',1796104310380);
INSERT INTO "events" VALUES('gqgk8ygwumnwxh9k',5,'step','{"line":"/d2","seat":2}','vzqp383q7thcj4ra49crk8tt6c','key-00078',1796104310384);
INSERT INTO "events" VALUES('gqgk8ygwumnwxh9k',6,'step','{"line":"b4","seat":1}',NULL,NULL,1796104310986);
INSERT INTO "events" VALUES('gqgk8ygwumnwxh9k',7,'step','{"line":"b3","seat":2}','vzqp383q7thcj4ra49crk8tt6c','key-00079',1796104311021);
INSERT INTO "events" VALUES('57aj5zn93fhyg3zg',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"xbyc6uy4kgtp6iav4a26cxvrdt","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104311023);
INSERT INTO "events" VALUES('57aj5zn93fhyg3zg',2,'sat','{"guest":"vzqp383q7thcj4ra49crk8tt6c","name":"Cy","seat":2}',NULL,NULL,1796104311043);
INSERT INTO "events" VALUES('57aj5zn93fhyg3zg',3,'started','{"order":[0,1]}',NULL,NULL,1796104311043);
INSERT INTO "events" VALUES('57aj5zn93fhyg3zg',4,'chance','{"line":"2-3"}',NULL,NULL,1796104311043);
INSERT INTO "events" VALUES('57aj5zn93fhyg3zg',5,'step','{"line":"+c5","seat":1}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00080',1796104311091);
INSERT INTO "events" VALUES('57aj5zn93fhyg3zg',6,'step','{"line":"+d3","seat":1}',NULL,NULL,1796104311095);
INSERT INTO "events" VALUES('57aj5zn93fhyg3zg',7,'chance','{"line":"4-4"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00081',1796104311095);
INSERT INTO "events" VALUES('57aj5zn93fhyg3zg',8,'step','{"line":"-d3","seat":2}','vzqp383q7thcj4ra49crk8tt6c','key-00082',1796104311098);
INSERT INTO "events" VALUES('57aj5zn93fhyg3zg',9,'step','{"line":"-c5","seat":2}','vzqp383q7thcj4ra49crk8tt6c','key-00083',1796104311119);
INSERT INTO "events" VALUES('57aj5zn93fhyg3zg',10,'step','{"line":"+b1","seat":2}','vzqp383q7thcj4ra49crk8tt6c','key-00084',1796104311155);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796104311166);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',2,'sat','{"guest":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo","seat":2}',NULL,NULL,1796104311180);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',3,'sat','{"guest":"vzqp383q7thcj4ra49crk8tt6c","name":"Cy","seat":3}',NULL,NULL,1796104311181);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',4,'started','{"order":[0,2,1]}',NULL,NULL,1796104311181);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',5,'chance','{"line":"deal cricket snail snail | ladybug bee cricket | ant bee cricket"}',NULL,NULL,1796104311181);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',6,'chance','{"line":"snail"}',NULL,NULL,1796104311181);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',7,'step','{"line":"+cricket","seat":1}',NULL,NULL,1796104311184);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',8,'chance','{"line":"cricket"}','gftiapqpvm2magjscygv6arqmh','key-00085',1796104311184);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',9,'step','{"line":"!bee","seat":2}',NULL,NULL,1796104311219);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',10,'chance','{"line":"moth"}','vzqp383q7thcj4ra49crk8tt6c','key-00086',1796104311219);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',11,'step','{"line":"+cricket","seat":3}',NULL,NULL,1796104311247);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',12,'chance','{"line":"bee"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00087',1796104311247);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',13,'resigned','{"bot":"level3","seat":2}','vzqp383q7thcj4ra49crk8tt6c','key-00088',1796104311265);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',14,'step','{"line":"!snail","seat":1}',NULL,NULL,1796104311267);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',15,'chance','{"line":"off:bee"}',NULL,NULL,1796104311267);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',16,'chance','{"line":"ant"}','gftiapqpvm2magjscygv6arqmh','key-00089',1796104311267);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',17,'step','{"line":"+ant","seat":2}',NULL,NULL,1796104311887);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',18,'chance','{"line":"ladybug"}',NULL,NULL,1796104311887);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',19,'step','{"line":"!bee","seat":3}',NULL,NULL,1796104311983);
INSERT INTO "events" VALUES('ugbtje7gv8ggp8ch',20,'chance','{"line":"ant"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00090',1796104311983);
INSERT INTO "events" VALUES('m76dy4cdmqwehiye',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"vzqp383q7thcj4ra49crk8tt6c","kind":"guest","name":"Cy"},{"kind":"open"}]}',NULL,NULL,1796104312027);
INSERT INTO "events" VALUES('95b6h5kac2p7296k',1,'created','{"clock":null,"pace":"human","rated":false,"seats":[{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104312028);
INSERT INTO "events" VALUES('bh2d88s68hzy3sva',1,'created','{"clock":{"base_seconds":600,"delay_seconds":0,"increment_seconds":2,"kind":"live"},"pace":"human","rated":false,"seats":[{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104312030);
INSERT INTO "events" VALUES('bh2d88s68hzy3sva',2,'sat','{"guest":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo","seat":2}',NULL,NULL,1796104312036);
INSERT INTO "events" VALUES('bh2d88s68hzy3sva',3,'started','{"order":[0,1]}',NULL,NULL,1796104312036);
INSERT INTO "events" VALUES('bh2d88s68hzy3sva',4,'step','{"line":"a1","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00091',1796104312038);
INSERT INTO "events" VALUES('bh2d88s68hzy3sva',5,'step','{"line":"b1","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00092',1796104312057);
INSERT INTO "events" VALUES('bh2d88s68hzy3sva',6,'step','{"line":"/a1","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00093',1796104312059);
INSERT INTO "events" VALUES('5iauj2fg6y35tt44',1,'created','{"clock":{"days":3,"kind":"correspondence"},"pace":"human","rated":false,"seats":[{"id":"xbyc6uy4kgtp6iav4a26cxvrdt","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104312061);
INSERT INTO "events" VALUES('5iauj2fg6y35tt44',2,'sat','{"guest":"vzqp383q7thcj4ra49crk8tt6c","name":"Cy","seat":2}',NULL,NULL,1796104312062);
INSERT INTO "events" VALUES('5iauj2fg6y35tt44',3,'started','{"order":[0,1]}',NULL,NULL,1796104312062);
INSERT INTO "events" VALUES('5iauj2fg6y35tt44',4,'chance','{"line":"2-5"}',NULL,NULL,1796104312062);
INSERT INTO "events" VALUES('5iauj2fg6y35tt44',5,'step','{"line":"+b1","seat":1}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00094',1796104312099);
INSERT INTO "events" VALUES('5iauj2fg6y35tt44',6,'step','{"line":"+a2","seat":1}',NULL,NULL,1796104312119);
INSERT INTO "events" VALUES('5iauj2fg6y35tt44',7,'chance','{"line":"1-3"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00095',1796104312119);
INSERT INTO "events" VALUES('5iauj2fg6y35tt44',8,'vacation','{"seat":2}','vzqp383q7thcj4ra49crk8tt6c','key-00096',1796104312152);
INSERT INTO "events" VALUES('ydqtje949cak2dma',1,'created','{"clock":{"base_seconds":1,"delay_seconds":0,"increment_seconds":0,"kind":"live"},"pace":"human","rated":false,"seats":[{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104312154);
INSERT INTO "events" VALUES('ydqtje949cak2dma',2,'sat','{"guest":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo","seat":2}',NULL,NULL,1796104312211);
INSERT INTO "events" VALUES('ydqtje949cak2dma',3,'started','{"order":[1,0]}',NULL,NULL,1796104312211);
INSERT INTO "events" VALUES('ydqtje949cak2dma',4,'chance','{"line":"deal bee cricket snail | ant snail ladybug"}',NULL,NULL,1796104312211);
INSERT INTO "events" VALUES('ydqtje949cak2dma',5,'chance','{"line":"off:cricket"}',NULL,NULL,1796104312211);
INSERT INTO "events" VALUES('ydqtje949cak2dma',6,'chance','{"line":"ladybug"}',NULL,NULL,1796104312211);
INSERT INTO "events" VALUES('ydqtje949cak2dma',7,'flagged','{"bot":null,"seat":1}',NULL,NULL,1796104313212);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',1,'created','{"clock":null,"pace":"human","rated":true,"seats":[{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104313495);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',2,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},null]}',NULL,NULL,1796104313495);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',3,'sat','{"guest":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo","seat":2}',NULL,NULL,1796104313507);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',4,'started','{"order":[0,1]}',NULL,NULL,1796104313507);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',5,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},{"change":null,"deviation":350,"rating":1500}]}',NULL,NULL,1796104313507);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',6,'step','{"line":"a2","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00101',1796104313525);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',7,'step','{"line":"a1","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00102',1796104313541);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',8,'step','{"line":"/b1","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00103',1796104313557);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',9,'step','{"line":"b2","seat":1}','gftiapqpvm2magjscygv6arqmh','key-00104',1796104313571);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',10,'step','{"line":"b3","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00105',1796104313589);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',11,'step','{"line":"/c2","seat":2}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00106',1796104313592);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',12,'step','{"line":"b2","seat":1}',NULL,NULL,1796104313623);
INSERT INTO "events" VALUES('khbssjxaa83ahjhx',13,'ratings','{"counted":true,"seats":[{"change":-162,"deviation":290,"rating":1338},{"change":162,"deviation":290,"rating":1662}]}','gftiapqpvm2magjscygv6arqmh','key-00107',1796104313623);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',1,'created','{"clock":null,"pace":"human","rated":true,"seats":[{"id":"xbyc6uy4kgtp6iav4a26cxvrdt","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796104313664);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',2,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},null]}',NULL,NULL,1796104313664);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',3,'sat','{"guest":"gftiapqpvm2magjscygv6arqmh","name":"Ada","seat":2}',NULL,NULL,1796104313666);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',4,'started','{"order":[0,1]}',NULL,NULL,1796104313666);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',5,'chance','{"line":"2-2"}',NULL,NULL,1796104313666);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',6,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},{"change":null,"deviation":350,"rating":1500}]}',NULL,NULL,1796104313666);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',7,'step','{"line":"+c2","seat":1}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00108',1796104313694);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',8,'step','{"line":"+a1","seat":1}',NULL,NULL,1796104313696);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',9,'chance','{"line":"4-4"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00109',1796104313696);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',10,'step','{"line":"-c2","seat":2}','gftiapqpvm2magjscygv6arqmh','key-00110',1796104313699);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',11,'step','{"line":"-a1","seat":2}','gftiapqpvm2magjscygv6arqmh','key-00111',1796104313719);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',12,'step','{"line":"+c2","seat":2}','gftiapqpvm2magjscygv6arqmh','key-00112',1796104313742);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',13,'step','{"line":"+a1","seat":2}','gftiapqpvm2magjscygv6arqmh','key-00113',1796104313751);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',14,'step','{"line":"+c1","seat":2}','gftiapqpvm2magjscygv6arqmh','key-00114',1796104313784);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',15,'step','{"line":"+b1","seat":2}',NULL,NULL,1796104313795);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',16,'chance','{"line":"1-4"}','gftiapqpvm2magjscygv6arqmh','key-00115',1796104313795);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',17,'resigned','{"bot":null,"seat":2}',NULL,NULL,1796104313827);
INSERT INTO "events" VALUES('keuenkee7hqvmjjm',18,'ratings','{"counted":true,"seats":[{"change":162,"deviation":290,"rating":1662},{"change":-162,"deviation":290,"rating":1338}]}','gftiapqpvm2magjscygv6arqmh','key-00116',1796104313827);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',1,'created','{"clock":null,"pace":"human","rated":true,"seats":[{"id":"gftiapqpvm2magjscygv6arqmh","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796104313877);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',2,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},null]}',NULL,NULL,1796104313877);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',3,'sat','{"guest":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo","seat":2}',NULL,NULL,1796104313878);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',4,'started','{"order":[1,0]}',NULL,NULL,1796104313878);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',5,'chance','{"line":"deal ant cricket bee | moth bee snail"}',NULL,NULL,1796104313878);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',6,'chance','{"line":"bee"}',NULL,NULL,1796104313878);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',7,'ratings','{"counted":false,"seats":[{"change":null,"deviation":350,"rating":1500},{"change":null,"deviation":350,"rating":1500}]}',NULL,NULL,1796104313878);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',8,'step','{"line":"!cricket","seat":1}',NULL,NULL,1796104313904);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',9,'chance','{"line":"ant"}','xbyc6uy4kgtp6iav4a26cxvrdt','key-00117',1796104313904);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',10,'step','{"line":"+moth","seat":2}',NULL,NULL,1796104313923);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',11,'chance','{"line":"off:snail"}',NULL,NULL,1796104313923);
INSERT INTO "events" VALUES('vfdn66hanpu4nvax',12,'chance','{"line":"bee"}','gftiapqpvm2magjscygv6arqmh','key-00118',1796104313923);
CREATE TABLE guests (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "guests" VALUES('gftiapqpvm2magjscygv6arqmh','Ada',1796104300);
INSERT INTO "guests" VALUES('xbyc6uy4kgtp6iav4a26cxvrdt','Bo',1796104300);
INSERT INTO "guests" VALUES('vzqp383q7thcj4ra49crk8tt6c','Cy',1796104300);
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
INSERT INTO "messages" VALUES('44vwhwu7t9pvbsnc','table',1,'gftiapqpvm2magjscygv6arqmh','Ada','A good game: “thank you”, Bo!',NULL,'key-00097',1796104314);
INSERT INTO "messages" VALUES('44vwhwu7t9pvbsnc','table',2,'xbyc6uy4kgtp6iav4a26cxvrdt','Bo',NULL,'good-game','key-00098',1796104314);
INSERT INTO "messages" VALUES('44vwhwu7t9pvbsnc','watchers',1,'vzqp383q7thcj4ra49crk8tt6c','Cy','What was that?',NULL,'key-00099',1796104314);
INSERT INTO "messages" VALUES('2wqur2pv8fi977dc','table',1,'xbyc6uy4kgtp6iav4a26cxvrdt','Bo',NULL,'one-moment','key-00100',1796104314);
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
INSERT INTO "rated_games" VALUES('khbssjxaa83ahjhx','gftiapqpvm2magjscygv6arqmh','bug',1500.0,350.0,0.06,1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1796104314,2,'lost',1);
INSERT INTO "rated_games" VALUES('khbssjxaa83ahjhx','xbyc6uy4kgtp6iav4a26cxvrdt','bug',1500.0,350.0,0.06,1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1796104314,1,'won',1);
INSERT INTO "rated_games" VALUES('keuenkee7hqvmjjm','xbyc6uy4kgtp6iav4a26cxvrdt','herd',1500.0,350.0,0.06,1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1796104314,1,'won',1);
INSERT INTO "rated_games" VALUES('keuenkee7hqvmjjm','gftiapqpvm2magjscygv6arqmh','herd',1500.0,350.0,0.06,1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1796104314,2,'lost',1);
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
INSERT INTO "ratings" VALUES('gftiapqpvm2magjscygv6arqmh','bug',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1796104314);
INSERT INTO "ratings" VALUES('xbyc6uy4kgtp6iav4a26cxvrdt','bug',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1796104314);
INSERT INTO "ratings" VALUES('xbyc6uy4kgtp6iav4a26cxvrdt','herd',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1796104314);
INSERT INTO "ratings" VALUES('gftiapqpvm2magjscygv6arqmh','herd',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1796104314);
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
INSERT INTO "reports" VALUES('44vwhwu7t9pvbsnc','watchers',1,'xbyc6uy4kgtp6iav4a26cxvrdt',1796104314);
CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
INSERT INTO "seated" VALUES('44vwhwu7t9pvbsnc','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('44vwhwu7t9pvbsnc','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('yvifqz93ezruaexr','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('8hiq4q86b8s477nq','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('8hiq4q86b8s477nq','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('2dmrjuwi3xekyupc','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('2dmrjuwi3xekyupc','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('wtxibhvk97acew2u','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('wtxibhvk97acew2u','vzqp383q7thcj4ra49crk8tt6c');
INSERT INTO "seated" VALUES('2wqur2pv8fi977dc','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('2wqur2pv8fi977dc','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('gqgk8ygwumnwxh9k','vzqp383q7thcj4ra49crk8tt6c');
INSERT INTO "seated" VALUES('57aj5zn93fhyg3zg','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('57aj5zn93fhyg3zg','vzqp383q7thcj4ra49crk8tt6c');
INSERT INTO "seated" VALUES('ugbtje7gv8ggp8ch','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('ugbtje7gv8ggp8ch','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('m76dy4cdmqwehiye','vzqp383q7thcj4ra49crk8tt6c');
INSERT INTO "seated" VALUES('95b6h5kac2p7296k','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('bh2d88s68hzy3sva','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('bh2d88s68hzy3sva','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('5iauj2fg6y35tt44','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('5iauj2fg6y35tt44','vzqp383q7thcj4ra49crk8tt6c');
INSERT INTO "seated" VALUES('ydqtje949cak2dma','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('ydqtje949cak2dma','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('khbssjxaa83ahjhx','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('khbssjxaa83ahjhx','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('keuenkee7hqvmjjm','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('keuenkee7hqvmjjm','gftiapqpvm2magjscygv6arqmh');
INSERT INTO "seated" VALUES('vfdn66hanpu4nvax','xbyc6uy4kgtp6iav4a26cxvrdt');
INSERT INTO "seated" VALUES('vfdn66hanpu4nvax','gftiapqpvm2magjscygv6arqmh');
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
INSERT INTO "sessions" VALUES('vjskfx4ggui63cwa','3c03b2e0094bc2ba599cde405e0ad5ad831062430f019f75b32d0354632ce471','gftiapqpvm2magjscygv6arqmh','Firefox','Linux',1796104301,1796104301);
INSERT INTO "sessions" VALUES('4qte5zmafbdmsh4w','dacc08fd5967d0c404459b3f0298ea01ba0e7b155a9734a8904e45bc1c1b485d','xbyc6uy4kgtp6iav4a26cxvrdt','Firefox','Linux',1796104301,1796104301);
INSERT INTO "sessions" VALUES('gs8fnynf7wfskec5','d3aae1ca10700325f2ac7a0d54871d4ef66b3f60cfaa1529eb0bfd896a575719','gftiapqpvm2magjscygv6arqmh','Firefox','Linux',1796104301,1796104301);
CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "settings" VALUES('opened','1');
INSERT INTO "settings" VALUES('site-time','1796104317270');
INSERT INTO "settings" VALUES('cookie-key','49e0e2dd83de2bdfe3fd6649f3de25700672861fc9f006d9f255a44c75e1f08c');
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
INSERT INTO "tables" VALUES('44vwhwu7t9pvbsnc','bug','hex2 swap','open','9q49ataisbg6899fbehg4duk3d',1796104301,1796104301,'over',13,'{"seats":[["black",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}],["white",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}]],"to_act":null,"turn":7,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('yvifqz93ezruaexr','herd','hex2','open','ud4scqgqk7j4asesdmj3ude6zd',1796104302,1796104306,'over',26,'{"seats":[["red",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}],["blue",{"kind":"bot","bot":"random","replaces":null}]],"to_act":null,"turn":4,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('8hiq4q86b8s477nq','bug-off','seats=2 copies=6','open','2im765keqm2avdussny2c6kze6',1796104306,1796104306,'over',60,'{"seats":[["seat1",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}],["seat2",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}]],"to_act":null,"turn":26,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('2dmrjuwi3xekyupc','bug-off','seats=3 copies=6','open','6iwnfzzn9kef3ntjne5vpbmr5v',1796104306,1796104310,'over',60,'{"seats":[["seat1",{"kind":"bot","bot":"level3","replaces":"Cy"}],["seat2",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}],["seat3",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}]],"to_act":null,"turn":25,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('wtxibhvk97acew2u','bug','hex3','open','yjzqb2u7k5q28pu7th6eec3xgs',1796104310,1796104310,'over',8,'{"seats":[["black",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}],["white",{"kind":"guest","id":"vzqp383q7thcj4ra49crk8tt6c","name":"Cy"}]],"to_act":null,"turn":3,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('2wqur2pv8fi977dc','bug','hex3','open','4458d7s79rgnmtxcs3gz6zc598',1796104310,1796104310,'running',10,'{"seats":[["black",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}],["white",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}]],"to_act":1,"turn":7,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('gqgk8ygwumnwxh9k','bug','hex3','open','e3kw9qqgsufqyk9yaasydkhaub',1796104310,1796104311,'running',7,'{"seats":[["black",{"kind":"bot","bot":"random","replaces":null}],["white",{"kind":"guest","id":"vzqp383q7thcj4ra49crk8tt6c","name":"Cy"}]],"to_act":2,"turn":4,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('57aj5zn93fhyg3zg','herd','hex3','open','232gfkwj7tbapvpmfpug9ufxsq',1796104311,1796104311,'running',10,'{"seats":[["red",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}],["blue",{"kind":"guest","id":"vzqp383q7thcj4ra49crk8tt6c","name":"Cy"}]],"to_act":2,"turn":2,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('ugbtje7gv8ggp8ch','bug-off','seats=3 copies=6','open','warm6jt427i2kt6uq4tydnbcg6',1796104311,1796104312,'running',20,'{"seats":[["seat1",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}],["seat2",{"kind":"bot","bot":"level3","replaces":"Cy"}],["seat3",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}]],"to_act":1,"turn":7,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('m76dy4cdmqwehiye','bug','hex2','open','trw8rnyf8kygj8mzhwbvaymahg',1796104312,1796104312,'waiting',1,'{"seats":[["black",{"kind":"guest","id":"vzqp383q7thcj4ra49crk8tt6c","name":"Cy"}],["white",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('95b6h5kac2p7296k','herd','hex2','link','wynccxjbfc9zmqjtahp9k4gsm9',1796104312,1796104312,'waiting',1,'{"seats":[["red",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}],["blue",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null,"rated":false}');
INSERT INTO "tables" VALUES('bh2d88s68hzy3sva','bug','hex2','open','aabgsins4grury8fxjuppp9crj',1796104312,1796104312,'running',6,'{"seats":[["black",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}],["white",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}]],"to_act":1,"turn":3,"clock":{"kind":"live","base_seconds":600,"increment_seconds":2,"delay_seconds":0},"rated":false}');
INSERT INTO "tables" VALUES('5iauj2fg6y35tt44','herd','hex2','open','7cihiy54gk4pzpkju4kqeh2eb7',1796104312,1796104312,'running',8,'{"seats":[["red",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}],["blue",{"kind":"guest","id":"vzqp383q7thcj4ra49crk8tt6c","name":"Cy"}]],"to_act":2,"turn":2,"clock":{"kind":"correspondence","days":3},"rated":false}');
INSERT INTO "tables" VALUES('ydqtje949cak2dma','bug-off','seats=2 copies=6','open','jeuutng227mybn4uipywqig37f',1796104312,1796104313,'over',7,'{"seats":[["seat1",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}],["seat2",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}]],"to_act":null,"turn":1,"clock":{"kind":"live","base_seconds":1,"increment_seconds":0,"delay_seconds":0},"rated":false}');
INSERT INTO "tables" VALUES('khbssjxaa83ahjhx','bug','hex2','open','envdtf9ty35xfysfkrjqfsiqmg',1796104314,1796104314,'over',13,'{"seats":[["black",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}],["white",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}]],"to_act":null,"turn":5,"clock":null,"rated":true}');
INSERT INTO "tables" VALUES('keuenkee7hqvmjjm','herd','hex2','open','yhgcqegsn8nrtsrejayarcqbg6',1796104314,1796104314,'over',18,'{"seats":[["red",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}],["blue",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}]],"to_act":null,"turn":3,"clock":null,"rated":true}');
INSERT INTO "tables" VALUES('vfdn66hanpu4nvax','bug-off','seats=2 copies=6','open','h4etgfyy6bb9ms6y6exrx58hw3',1796104314,1796104314,'running',12,'{"seats":[["seat1",{"kind":"guest","id":"xbyc6uy4kgtp6iav4a26cxvrdt","name":"Bo"}],["seat2",{"kind":"guest","id":"gftiapqpvm2magjscygv6arqmh","name":"Ada"}]],"to_act":1,"turn":3,"clock":null,"rated":true}');
CREATE INDEX tables_by_status ON tables (status, access, updated_at);
CREATE INDEX seated_by_guest ON seated (guest);
CREATE INDEX sessions_by_guest ON sessions (guest, last_seen);
CREATE INDEX messages_by_guest ON messages (guest);
CREATE INDEX ratings_by_game ON ratings (game, rating);
CREATE INDEX rated_games_by_guest ON rated_games (guest, game, at);
COMMIT;
