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
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-12-01 05:36:02',1,X'6D49C12AF5AACBC3248CC0EC80BAF2DE31884291BE7C30A3D2A20271A58887551BD5F5D1980A33F927BC333045EC0D40',2536541);
INSERT INTO "_sqlx_migrations" VALUES(2,'event times','2026-12-01 05:36:02',1,X'EECC0E7B65639AEE55E1F312139E4038C8A214E3BEC6AC28EA88E2EBB9A2983B369EC063EEA863017BA7EFDCDE0CC34B',7958192);
INSERT INTO "_sqlx_migrations" VALUES(3,'accounts','2026-12-01 05:36:02',1,X'305301BE69DBF5C3EFFD8ADC2FB0F064DA148C6A12521ED673ACD4D25B3271A970F7033B908674AA50A064471D9C5AB6',3515787);
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
INSERT INTO "accounts" VALUES('umz8ha45tmzr5mq5jmsk66igut','ada','Ada','$argon2id$v=19$m=19456,t=2,p=1$OrvBQY8MKF7jAY21PazLYw$ap4JwfkxPJqfLx9NmtMT8EIgzrbLXqv6B70UKRENSHE',1796103363,NULL);
INSERT INTO "accounts" VALUES('rk6kawmq98x84ug87z3x6wyjt4','bo','Bo','$argon2id$v=19$m=19456,t=2,p=1$YLtowd8nJ+8PPU7ojhHzQQ$5z5FxBH5QFFXXp9tWxWCCloXKMhOcxfKwI/l41TS/5A',1796103363,NULL);
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
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',1,'created','{"clock":null,"pace":"human","seats":[{"id":"umz8ha45tmzr5mq5jmsk66igut","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796103362662);
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',2,'sat','{"guest":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo","seat":2}',NULL,NULL,1796103362674);
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',3,'started','{"order":[0,1]}',NULL,NULL,1796103362674);
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',4,'step','{"line":"c1","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00001',1796103362691);
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',5,'step','{"line":"swap","seat":2}','rk6kawmq98x84ug87z3x6wyjt4','key-00002',1796103362696);
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',6,'step','{"line":"c2","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00003',1796103362699);
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',7,'step','{"line":"/c1","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00004',1796103362707);
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',8,'step','{"line":"a2","seat":2}','rk6kawmq98x84ug87z3x6wyjt4','key-00005',1796103362710);
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',9,'step','{"line":"a1","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00006',1796103362711);
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',10,'step','{"line":"/a2","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00007',1796103362713);
INSERT INTO "events" VALUES('avx3eyxcatuynqxs',11,'step','{"line":"b3","seat":2}','rk6kawmq98x84ug87z3x6wyjt4','key-00008',1796103362716);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',1,'created','{"clock":null,"pace":"human","seats":[{"id":"umz8ha45tmzr5mq5jmsk66igut","kind":"guest","name":"Ada"},{"bot":"random","kind":"bot","replaces":null}]}',NULL,NULL,1796103362794);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',2,'started','{"order":[0,1]}',NULL,NULL,1796103362794);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',3,'chance','{"line":"2-3"}',NULL,NULL,1796103362794);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',4,'step','{"line":"+b2","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00009',1796103362807);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',5,'undone','{"seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00010',1796103362817);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',6,'step','{"line":"+b2","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00011',1796103362821);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',7,'step','{"line":"+b1","seat":1}',NULL,NULL,1796103362825);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',8,'chance','{"line":"1-2"}','umz8ha45tmzr5mq5jmsk66igut','key-00012',1796103362825);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',9,'step','{"line":"-b2","seat":2}',NULL,NULL,1796103363432);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',10,'step','{"line":"+b3","seat":2}',NULL,NULL,1796103363792);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',11,'step','{"line":"+b2","seat":2}',NULL,NULL,1796103364152);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',12,'chance','{"line":"2-3"}',NULL,NULL,1796103364152);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',13,'step','{"line":"-b2","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00013',1796103364208);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',14,'step','{"line":"-b3","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00014',1796103364225);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',15,'step','{"line":"+a1","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00015',1796103364244);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',16,'step','{"line":"+b2","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00016',1796103364285);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',17,'step','{"line":"+b3","seat":1}',NULL,NULL,1796103364291);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',18,'chance','{"line":"1-6"}','umz8ha45tmzr5mq5jmsk66igut','key-00017',1796103364291);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',19,'step','{"line":"-a1","seat":2}',NULL,NULL,1796103364893);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',20,'step','{"line":"+a1","seat":2}',NULL,NULL,1796103365252);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',21,'step','{"line":"+c1","seat":2}',NULL,NULL,1796103365616);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',22,'step','{"line":"+c2","seat":2}',NULL,NULL,1796103365976);
INSERT INTO "events" VALUES('55ki8m2rrhib8ie5',23,'step','{"line":"+a2","seat":2}',NULL,NULL,1796103366341);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',1,'created','{"clock":null,"pace":"human","seats":[{"id":"umz8ha45tmzr5mq5jmsk66igut","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796103366381);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',2,'sat','{"guest":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo","seat":2}',NULL,NULL,1796103366392);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',3,'started','{"order":[0,1]}',NULL,NULL,1796103366392);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',4,'chance','{"line":"deal moth snail snail | snail ant cricket"}',NULL,NULL,1796103366392);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',5,'chance','{"line":"off:ladybug"}',NULL,NULL,1796103366392);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',6,'chance','{"line":"moth"}',NULL,NULL,1796103366392);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',7,'step','{"line":"+moth","seat":1}',NULL,NULL,1796103366409);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',8,'chance','{"line":"off:ant"}',NULL,NULL,1796103366409);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',9,'chance','{"line":"ant"}','umz8ha45tmzr5mq5jmsk66igut','key-00018',1796103366409);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',10,'step','{"line":"+ant","seat":2}',NULL,NULL,1796103366433);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',11,'chance','{"line":"off:bee"}',NULL,NULL,1796103366433);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',12,'chance','{"line":"ladybug"}','rk6kawmq98x84ug87z3x6wyjt4','key-00019',1796103366433);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',13,'step','{"line":"+moth","seat":1}',NULL,NULL,1796103366449);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',14,'chance','{"line":"off:moth"}',NULL,NULL,1796103366449);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',15,'chance','{"line":"ladybug"}','umz8ha45tmzr5mq5jmsk66igut','key-00020',1796103366449);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',16,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796103366466);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',17,'chance','{"line":"ant"}','rk6kawmq98x84ug87z3x6wyjt4','key-00021',1796103366466);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',18,'step','{"line":"!snail","seat":1}',NULL,NULL,1796103366480);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',19,'chance','{"line":"ant"}','umz8ha45tmzr5mq5jmsk66igut','key-00022',1796103366480);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',20,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796103366505);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',21,'chance','{"line":"bee"}','rk6kawmq98x84ug87z3x6wyjt4','key-00023',1796103366505);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',22,'step','{"line":"!ant","seat":1}',NULL,NULL,1796103366530);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',23,'chance','{"line":"cricket"}','umz8ha45tmzr5mq5jmsk66igut','key-00024',1796103366530);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',24,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796103366546);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',25,'chance','{"line":"moth"}','rk6kawmq98x84ug87z3x6wyjt4','key-00025',1796103366546);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',26,'step','{"line":"!moth","seat":1}',NULL,NULL,1796103366573);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',27,'chance','{"line":"bee"}','umz8ha45tmzr5mq5jmsk66igut','key-00026',1796103366573);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',28,'step','{"line":"!snail","seat":2}',NULL,NULL,1796103366593);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',29,'chance','{"line":"moth"}','rk6kawmq98x84ug87z3x6wyjt4','key-00027',1796103366593);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',30,'step','{"line":"!moth","seat":1}',NULL,NULL,1796103366610);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',31,'chance','{"line":"ladybug"}','umz8ha45tmzr5mq5jmsk66igut','key-00028',1796103366610);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',32,'step','{"line":"+bee","seat":2}',NULL,NULL,1796103366638);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',33,'chance','{"line":"snail"}','rk6kawmq98x84ug87z3x6wyjt4','key-00029',1796103366638);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',34,'step','{"line":"!snail","seat":1}',NULL,NULL,1796103366649);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',35,'chance','{"line":"bee"}','umz8ha45tmzr5mq5jmsk66igut','key-00030',1796103366649);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',36,'step','{"line":"!bee","seat":2}',NULL,NULL,1796103366671);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',37,'chance','{"line":"moth"}','rk6kawmq98x84ug87z3x6wyjt4','key-00031',1796103366671);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',38,'step','{"line":"+snail","seat":1}',NULL,NULL,1796103366674);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',39,'chance','{"line":"off:snail"}',NULL,NULL,1796103366674);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',40,'chance','{"line":"moth"}','umz8ha45tmzr5mq5jmsk66igut','key-00032',1796103366674);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',41,'step','{"line":"+ant","seat":2}',NULL,NULL,1796103366676);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',42,'chance','{"line":"bee"}','rk6kawmq98x84ug87z3x6wyjt4','key-00033',1796103366676);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',43,'step','{"line":"+moth","seat":1}',NULL,NULL,1796103366678);
INSERT INTO "events" VALUES('erz8nhnug34k8wen',44,'chance','{"line":"off:cricket"}','umz8ha45tmzr5mq5jmsk66igut','key-00034',1796103366678);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',1,'created','{"clock":null,"pace":"human","seats":[{"id":"umz8ha45tmzr5mq5jmsk66igut","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796103366680);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',2,'sat','{"guest":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo","seat":2}',NULL,NULL,1796103366681);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',3,'sat','{"guest":"i5tb8bd9egndn6axwb2e753b6h","name":"Cy","seat":3}',NULL,NULL,1796103366682);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',4,'started','{"order":[0,2,1]}',NULL,NULL,1796103366682);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',5,'chance','{"line":"deal ant ladybug moth | moth cricket snail | snail cricket snail"}',NULL,NULL,1796103366682);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',6,'chance','{"line":"bee"}',NULL,NULL,1796103366682);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',7,'step','{"line":"+moth","seat":1}',NULL,NULL,1796103366685);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',8,'chance','{"line":"bee"}','umz8ha45tmzr5mq5jmsk66igut','key-00035',1796103366685);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',9,'step','{"line":"+snail","seat":2}',NULL,NULL,1796103366712);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',10,'chance','{"line":"ant"}','i5tb8bd9egndn6axwb2e753b6h','key-00036',1796103366712);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',11,'step','{"line":"!snail","seat":3}',NULL,NULL,1796103366719);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',12,'chance','{"line":"moth"}','rk6kawmq98x84ug87z3x6wyjt4','key-00037',1796103366719);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',13,'step','{"line":"!moth","seat":1}',NULL,NULL,1796103366721);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',14,'chance','{"line":"snail"}','umz8ha45tmzr5mq5jmsk66igut','key-00038',1796103366721);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',15,'resigned','{"bot":"level3","seat":2}','i5tb8bd9egndn6axwb2e753b6h','key-00039',1796103366744);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',16,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796103367346);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',17,'chance','{"line":"ladybug"}',NULL,NULL,1796103367346);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',18,'step','{"line":"!ant","seat":3}',NULL,NULL,1796103367391);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',19,'chance','{"line":"snail"}','rk6kawmq98x84ug87z3x6wyjt4','key-00040',1796103367391);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',20,'step','{"line":"!ant","seat":1}',NULL,NULL,1796103367402);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',21,'chance','{"line":"bee"}','umz8ha45tmzr5mq5jmsk66igut','key-00041',1796103367402);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',22,'step','{"line":"+bee","seat":2}',NULL,NULL,1796103368003);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',23,'chance','{"line":"bee"}',NULL,NULL,1796103368003);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',24,'step','{"line":"+snail","seat":3}',NULL,NULL,1796103368011);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',25,'chance','{"line":"ladybug"}','rk6kawmq98x84ug87z3x6wyjt4','key-00042',1796103368011);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',26,'step','{"line":"!ladybug","seat":1}',NULL,NULL,1796103368013);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',27,'chance','{"line":"cricket"}','umz8ha45tmzr5mq5jmsk66igut','key-00043',1796103368013);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',28,'step','{"line":"!cricket","seat":2}',NULL,NULL,1796103368615);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',29,'chance','{"line":"ladybug"}',NULL,NULL,1796103368615);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',30,'step','{"line":"!bee","seat":3}',NULL,NULL,1796103368681);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',31,'chance','{"line":"cricket"}','rk6kawmq98x84ug87z3x6wyjt4','key-00044',1796103368681);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',32,'step','{"line":"+snail","seat":1}',NULL,NULL,1796103368686);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',33,'chance','{"line":"snail"}','umz8ha45tmzr5mq5jmsk66igut','key-00045',1796103368686);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',34,'step','{"line":"!moth","seat":2}',NULL,NULL,1796103369288);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',35,'chance','{"line":"cricket"}',NULL,NULL,1796103369288);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',36,'step','{"line":"!cricket","seat":3}',NULL,NULL,1796103369305);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',37,'chance','{"line":"bee"}','rk6kawmq98x84ug87z3x6wyjt4','key-00046',1796103369305);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',38,'step','{"line":"+bee","seat":1}',NULL,NULL,1796103369308);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',39,'chance','{"line":"moth"}','umz8ha45tmzr5mq5jmsk66igut','key-00047',1796103369308);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',40,'step','{"line":"+snail","seat":2}',NULL,NULL,1796103369912);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',41,'chance','{"line":"ladybug"}',NULL,NULL,1796103369912);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',42,'step','{"line":"!ladybug","seat":3}',NULL,NULL,1796103369915);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',43,'chance','{"line":"moth"}','rk6kawmq98x84ug87z3x6wyjt4','key-00048',1796103369915);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',44,'step','{"line":"+ladybug","seat":1}',NULL,NULL,1796103369917);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',45,'chance','{"line":"off:snail"}',NULL,NULL,1796103369917);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',46,'chance','{"line":"off:cricket"}',NULL,NULL,1796103369917);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',47,'chance','{"line":"ant"}','umz8ha45tmzr5mq5jmsk66igut','key-00049',1796103369917);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',48,'step','{"line":"+ant","seat":2}',NULL,NULL,1796103370520);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',49,'chance','{"line":"ant"}',NULL,NULL,1796103370520);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',50,'step','{"line":"+cricket","seat":3}',NULL,NULL,1796103370527);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',51,'chance','{"line":"ant"}','rk6kawmq98x84ug87z3x6wyjt4','key-00050',1796103370527);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',52,'step','{"line":"!cricket","seat":1}',NULL,NULL,1796103370554);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',53,'chance','{"line":"bee"}','umz8ha45tmzr5mq5jmsk66igut','key-00051',1796103370554);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',54,'step','{"line":"+bee","seat":2}',NULL,NULL,1796103371156);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',55,'chance','{"line":"off:moth"}',NULL,NULL,1796103371156);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',56,'chance','{"line":"cricket"}',NULL,NULL,1796103371156);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',57,'step','{"line":"!cricket","seat":3}',NULL,NULL,1796103371209);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',58,'chance','{"line":"ant"}','rk6kawmq98x84ug87z3x6wyjt4','key-00052',1796103371209);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',59,'step','{"line":"+moth","seat":1}',NULL,NULL,1796103371222);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',60,'chance','{"line":"off:ladybug"}',NULL,NULL,1796103371222);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',61,'chance','{"line":"off:ant"}',NULL,NULL,1796103371222);
INSERT INTO "events" VALUES('mbvjbpjum6ajgvxa',62,'chance','{"line":"off:bee"}','umz8ha45tmzr5mq5jmsk66igut','key-00053',1796103371222);
INSERT INTO "events" VALUES('vyajvdrrifk6git2',1,'created','{"clock":null,"pace":"human","seats":[{"id":"rk6kawmq98x84ug87z3x6wyjt4","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796103371226);
INSERT INTO "events" VALUES('vyajvdrrifk6git2',2,'sat','{"guest":"i5tb8bd9egndn6axwb2e753b6h","name":"Cy","seat":2}',NULL,NULL,1796103371236);
INSERT INTO "events" VALUES('vyajvdrrifk6git2',3,'started','{"order":[0,1]}',NULL,NULL,1796103371236);
INSERT INTO "events" VALUES('vyajvdrrifk6git2',4,'step','{"line":"b1","seat":1}','rk6kawmq98x84ug87z3x6wyjt4','key-00054',1796103371258);
INSERT INTO "events" VALUES('vyajvdrrifk6git2',5,'step','{"line":"e1","seat":2}','i5tb8bd9egndn6axwb2e753b6h','key-00055',1796103371261);
INSERT INTO "events" VALUES('vyajvdrrifk6git2',6,'step','{"line":"c4","seat":1}','rk6kawmq98x84ug87z3x6wyjt4','key-00056',1796103371264);
INSERT INTO "events" VALUES('vyajvdrrifk6git2',7,'step','{"line":"a2","seat":2}','i5tb8bd9egndn6axwb2e753b6h','key-00057',1796103371268);
INSERT INTO "events" VALUES('vyajvdrrifk6git2',8,'resigned','{"bot":null,"seat":2}','i5tb8bd9egndn6axwb2e753b6h','key-00058',1796103371270);
INSERT INTO "events" VALUES('ysve89weyi7eq4e4',1,'created','{"clock":null,"pace":"human","seats":[{"kind":"open"},{"id":"umz8ha45tmzr5mq5jmsk66igut","kind":"guest","name":"Ada"}]}',NULL,NULL,1796103371271);
INSERT INTO "events" VALUES('ysve89weyi7eq4e4',2,'sat','{"guest":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo","seat":1}',NULL,NULL,1796103371272);
INSERT INTO "events" VALUES('ysve89weyi7eq4e4',3,'started','{"order":[0,1]}',NULL,NULL,1796103371272);
INSERT INTO "events" VALUES('ysve89weyi7eq4e4',4,'step','{"line":"a3","seat":1}','rk6kawmq98x84ug87z3x6wyjt4','key-00059',1796103371274);
INSERT INTO "events" VALUES('ysve89weyi7eq4e4',5,'step','{"line":"c4","seat":2}','umz8ha45tmzr5mq5jmsk66igut','key-00060',1796103371276);
INSERT INTO "events" VALUES('ysve89weyi7eq4e4',6,'step','{"line":"d1","seat":1}','rk6kawmq98x84ug87z3x6wyjt4','key-00061',1796103371279);
INSERT INTO "events" VALUES('ysve89weyi7eq4e4',7,'step','{"line":"a2","seat":2}','umz8ha45tmzr5mq5jmsk66igut','key-00062',1796103371281);
INSERT INTO "events" VALUES('ysve89weyi7eq4e4',8,'step','{"line":"/b2","seat":2}','umz8ha45tmzr5mq5jmsk66igut','key-00063',1796103371283);
INSERT INTO "events" VALUES('ysve89weyi7eq4e4',9,'step','{"line":"e1","seat":1}','rk6kawmq98x84ug87z3x6wyjt4','key-00064',1796103371310);
INSERT INTO "events" VALUES('ysve89weyi7eq4e4',10,'step','{"line":"c1","seat":2}','umz8ha45tmzr5mq5jmsk66igut','key-00065',1796103371312);
INSERT INTO "events" VALUES('sv959xyn2wgcivwf',1,'created','{"clock":null,"pace":"human","seats":[{"bot":"random","kind":"bot","replaces":null},{"id":"i5tb8bd9egndn6axwb2e753b6h","kind":"guest","name":"Cy"}]}',NULL,NULL,1796103371323);
INSERT INTO "events" VALUES('sv959xyn2wgcivwf',2,'started','{"order":[0,1]}',NULL,NULL,1796103371323);
INSERT INTO "events" VALUES('sv959xyn2wgcivwf',3,'step','{"line":"b1","seat":1}',NULL,NULL,1796103371926);
INSERT INTO "events" VALUES('sv959xyn2wgcivwf',4,'step','{"line":"d2","seat":2}','i5tb8bd9egndn6axwb2e753b6h','key-00066',1796103371982);
INSERT INTO "events" VALUES('sv959xyn2wgcivwf',5,'step','{"line":"d3","seat":1}',NULL,NULL,1796103372584);
INSERT INTO "events" VALUES('sv959xyn2wgcivwf',6,'step','{"line":"/d4","seat":1}',NULL,NULL,1796103372938);
INSERT INTO "events" VALUES('sv959xyn2wgcivwf',7,'step','{"line":"c4","seat":2}','i5tb8bd9egndn6axwb2e753b6h','key-00067',1796103372976);
INSERT INTO "events" VALUES('sv959xyn2wgcivwf',8,'step','{"line":"b2","seat":1}',NULL,NULL,1796103373582);
INSERT INTO "events" VALUES('sv959xyn2wgcivwf',9,'step','{"line":"a1","seat":2}','i5tb8bd9egndn6axwb2e753b6h','key-00068',1796103373631);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',1,'created','{"clock":null,"pace":"human","seats":[{"id":"rk6kawmq98x84ug87z3x6wyjt4","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796103373636);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',2,'sat','{"guest":"i5tb8bd9egndn6axwb2e753b6h","name":"Cy","seat":2}',NULL,NULL,1796103373650);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',3,'started','{"order":[0,1]}',NULL,NULL,1796103373650);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',4,'chance','{"line":"5-5"}',NULL,NULL,1796103373650);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',5,'step','{"line":"+e2","seat":1}','rk6kawmq98x84ug87z3x6wyjt4','key-00069',1796103373701);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',6,'step','{"line":"+d4","seat":1}','rk6kawmq98x84ug87z3x6wyjt4','key-00070',1796103373741);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',7,'step','{"line":"+d1","seat":1}','rk6kawmq98x84ug87z3x6wyjt4','key-00071',1796103373761);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',8,'step','{"line":"+d2","seat":1}','rk6kawmq98x84ug87z3x6wyjt4','key-00072',1796103373798);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',9,'step','{"line":"+e1","seat":1}',NULL,NULL,1796103373803);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',10,'chance','{"line":"4-6"}','rk6kawmq98x84ug87z3x6wyjt4','key-00073',1796103373803);
INSERT INTO "events" VALUES('9k3xqhhy9pzbvkkb',11,'step','{"line":"-e1","seat":2}','i5tb8bd9egndn6axwb2e753b6h','key-00074',1796103373808);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',1,'created','{"clock":null,"pace":"human","seats":[{"id":"umz8ha45tmzr5mq5jmsk66igut","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796103373814);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',2,'sat','{"guest":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo","seat":2}',NULL,NULL,1796103373815);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',3,'sat','{"guest":"i5tb8bd9egndn6axwb2e753b6h","name":"Cy","seat":3}',NULL,NULL,1796103373817);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',4,'started','{"order":[2,1,0]}',NULL,NULL,1796103373817);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',5,'chance','{"line":"deal snail cricket cricket | snail ant ladybug | bee ladybug bee"}',NULL,NULL,1796103373817);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',6,'chance','{"line":"moth"}',NULL,NULL,1796103373817);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',7,'step','{"line":"+snail","seat":1}',NULL,NULL,1796103373868);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',8,'chance','{"line":"bee"}','i5tb8bd9egndn6axwb2e753b6h','key-00075',1796103373868);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',9,'step','{"line":"+bee","seat":2}',NULL,NULL,1796103373930);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',10,'chance','{"line":"ant"}','rk6kawmq98x84ug87z3x6wyjt4','key-00076',1796103373930);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',11,'step','{"line":"+bee","seat":3}',NULL,NULL,1796103373932);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',12,'chance','{"line":"off:cricket"}',NULL,NULL,1796103373932);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',13,'chance','{"line":"off:snail"}',NULL,NULL,1796103373932);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',14,'chance','{"line":"bee"}','umz8ha45tmzr5mq5jmsk66igut','key-00077',1796103373932);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',15,'resigned','{"bot":"level3","seat":1}','i5tb8bd9egndn6axwb2e753b6h','key-00078',1796103373937);
INSERT INTO "events" VALUES('sv959xyn2wgcivwf',10,'step','{"line":"d1","seat":1}',NULL,NULL,1796103374233);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',16,'step','{"line":"+bee","seat":1}',NULL,NULL,1796103374539);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',17,'chance','{"line":"ladybug"}',NULL,NULL,1796103374539);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',18,'step','{"line":"!ant","seat":2}',NULL,NULL,1796103374586);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',19,'chance','{"line":"ladybug"}','rk6kawmq98x84ug87z3x6wyjt4','key-00079',1796103374586);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',20,'step','{"line":"+ant","seat":3}',NULL,NULL,1796103374596);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',21,'chance','{"line":"ant"}','umz8ha45tmzr5mq5jmsk66igut','key-00080',1796103374596);
INSERT INTO "events" VALUES('yk9zbb4sqrfjfuxx',1,'created','{"clock":null,"pace":"human","seats":[{"id":"i5tb8bd9egndn6axwb2e753b6h","kind":"guest","name":"Cy"},{"kind":"open"}]}',NULL,NULL,1796103374600);
INSERT INTO "events" VALUES('4pqdi9prwak3tjsj',1,'created','{"clock":null,"pace":"human","seats":[{"id":"umz8ha45tmzr5mq5jmsk66igut","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796103374604);
INSERT INTO "events" VALUES('xqk2yc75ap6a6ewv',1,'created','{"clock":{"base_seconds":600,"delay_seconds":0,"increment_seconds":2,"kind":"live"},"pace":"human","seats":[{"id":"umz8ha45tmzr5mq5jmsk66igut","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796103374606);
INSERT INTO "events" VALUES('xqk2yc75ap6a6ewv',2,'sat','{"guest":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo","seat":2}',NULL,NULL,1796103374607);
INSERT INTO "events" VALUES('xqk2yc75ap6a6ewv',3,'started','{"order":[0,1]}',NULL,NULL,1796103374607);
INSERT INTO "events" VALUES('xqk2yc75ap6a6ewv',4,'step','{"line":"b1","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00081',1796103374609);
INSERT INTO "events" VALUES('xqk2yc75ap6a6ewv',5,'step','{"line":"c2","seat":2}','rk6kawmq98x84ug87z3x6wyjt4','key-00082',1796103374611);
INSERT INTO "events" VALUES('xqk2yc75ap6a6ewv',6,'step','{"line":"b3","seat":1}','umz8ha45tmzr5mq5jmsk66igut','key-00083',1796103374613);
INSERT INTO "events" VALUES('bs4x8u2yhw8m86bp',1,'created','{"clock":{"days":3,"kind":"correspondence"},"pace":"human","seats":[{"id":"rk6kawmq98x84ug87z3x6wyjt4","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796103374632);
INSERT INTO "events" VALUES('bs4x8u2yhw8m86bp',2,'sat','{"guest":"i5tb8bd9egndn6axwb2e753b6h","name":"Cy","seat":2}',NULL,NULL,1796103374648);
INSERT INTO "events" VALUES('bs4x8u2yhw8m86bp',3,'started','{"order":[0,1]}',NULL,NULL,1796103374648);
INSERT INTO "events" VALUES('bs4x8u2yhw8m86bp',4,'chance','{"line":"2-4"}',NULL,NULL,1796103374648);
INSERT INTO "events" VALUES('bs4x8u2yhw8m86bp',5,'step','{"line":"+c2","seat":1}','rk6kawmq98x84ug87z3x6wyjt4','key-00084',1796103374658);
INSERT INTO "events" VALUES('bs4x8u2yhw8m86bp',6,'step','{"line":"+a1","seat":1}',NULL,NULL,1796103374663);
INSERT INTO "events" VALUES('bs4x8u2yhw8m86bp',7,'chance','{"line":"2-4"}','rk6kawmq98x84ug87z3x6wyjt4','key-00085',1796103374663);
INSERT INTO "events" VALUES('bs4x8u2yhw8m86bp',8,'vacation','{"seat":2}','i5tb8bd9egndn6axwb2e753b6h','key-00086',1796103374674);
INSERT INTO "events" VALUES('54chvxmxywbi9rmt',1,'created','{"clock":{"base_seconds":1,"delay_seconds":0,"increment_seconds":0,"kind":"live"},"pace":"human","seats":[{"id":"umz8ha45tmzr5mq5jmsk66igut","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796103374676);
INSERT INTO "events" VALUES('54chvxmxywbi9rmt',2,'sat','{"guest":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo","seat":2}',NULL,NULL,1796103374688);
INSERT INTO "events" VALUES('54chvxmxywbi9rmt',3,'started','{"order":[0,1]}',NULL,NULL,1796103374688);
INSERT INTO "events" VALUES('54chvxmxywbi9rmt',4,'chance','{"line":"deal ant ant bee | ladybug snail bee"}',NULL,NULL,1796103374688);
INSERT INTO "events" VALUES('54chvxmxywbi9rmt',5,'chance','{"line":"moth"}',NULL,NULL,1796103374688);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',22,'step','{"line":"+cricket","seat":1}',NULL,NULL,1796103375198);
INSERT INTO "events" VALUES('jrxsy2w4eub38f4t',23,'chance','{"line":"bee"}',NULL,NULL,1796103375198);
INSERT INTO "events" VALUES('54chvxmxywbi9rmt',6,'flagged','{"bot":null,"seat":1}',NULL,NULL,1796103375690);
CREATE TABLE guests (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "guests" VALUES('umz8ha45tmzr5mq5jmsk66igut','Ada',1796103362);
INSERT INTO "guests" VALUES('rk6kawmq98x84ug87z3x6wyjt4','Bo',1796103362);
INSERT INTO "guests" VALUES('i5tb8bd9egndn6axwb2e753b6h','Cy',1796103362);
CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
INSERT INTO "seated" VALUES('avx3eyxcatuynqxs','umz8ha45tmzr5mq5jmsk66igut');
INSERT INTO "seated" VALUES('avx3eyxcatuynqxs','rk6kawmq98x84ug87z3x6wyjt4');
INSERT INTO "seated" VALUES('55ki8m2rrhib8ie5','umz8ha45tmzr5mq5jmsk66igut');
INSERT INTO "seated" VALUES('erz8nhnug34k8wen','umz8ha45tmzr5mq5jmsk66igut');
INSERT INTO "seated" VALUES('erz8nhnug34k8wen','rk6kawmq98x84ug87z3x6wyjt4');
INSERT INTO "seated" VALUES('mbvjbpjum6ajgvxa','umz8ha45tmzr5mq5jmsk66igut');
INSERT INTO "seated" VALUES('mbvjbpjum6ajgvxa','rk6kawmq98x84ug87z3x6wyjt4');
INSERT INTO "seated" VALUES('vyajvdrrifk6git2','rk6kawmq98x84ug87z3x6wyjt4');
INSERT INTO "seated" VALUES('vyajvdrrifk6git2','i5tb8bd9egndn6axwb2e753b6h');
INSERT INTO "seated" VALUES('ysve89weyi7eq4e4','rk6kawmq98x84ug87z3x6wyjt4');
INSERT INTO "seated" VALUES('ysve89weyi7eq4e4','umz8ha45tmzr5mq5jmsk66igut');
INSERT INTO "seated" VALUES('9k3xqhhy9pzbvkkb','rk6kawmq98x84ug87z3x6wyjt4');
INSERT INTO "seated" VALUES('9k3xqhhy9pzbvkkb','i5tb8bd9egndn6axwb2e753b6h');
INSERT INTO "seated" VALUES('sv959xyn2wgcivwf','i5tb8bd9egndn6axwb2e753b6h');
INSERT INTO "seated" VALUES('yk9zbb4sqrfjfuxx','i5tb8bd9egndn6axwb2e753b6h');
INSERT INTO "seated" VALUES('4pqdi9prwak3tjsj','umz8ha45tmzr5mq5jmsk66igut');
INSERT INTO "seated" VALUES('xqk2yc75ap6a6ewv','umz8ha45tmzr5mq5jmsk66igut');
INSERT INTO "seated" VALUES('xqk2yc75ap6a6ewv','rk6kawmq98x84ug87z3x6wyjt4');
INSERT INTO "seated" VALUES('bs4x8u2yhw8m86bp','rk6kawmq98x84ug87z3x6wyjt4');
INSERT INTO "seated" VALUES('bs4x8u2yhw8m86bp','i5tb8bd9egndn6axwb2e753b6h');
INSERT INTO "seated" VALUES('jrxsy2w4eub38f4t','rk6kawmq98x84ug87z3x6wyjt4');
INSERT INTO "seated" VALUES('jrxsy2w4eub38f4t','umz8ha45tmzr5mq5jmsk66igut');
INSERT INTO "seated" VALUES('54chvxmxywbi9rmt','umz8ha45tmzr5mq5jmsk66igut');
INSERT INTO "seated" VALUES('54chvxmxywbi9rmt','rk6kawmq98x84ug87z3x6wyjt4');
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
INSERT INTO "sessions" VALUES('gv82cr8hx5rif3wv','27fa9186b300efcd958bd60fef2da04308c3d316606d31b482b2352694c95f8b','umz8ha45tmzr5mq5jmsk66igut','Firefox','Linux',1796103363,1796103363);
INSERT INTO "sessions" VALUES('v85bu6b3tg2jf9cu','4499e74ba3af79d50df29e218fda3eddce0b2189191bde3f9f242e9f56516054','rk6kawmq98x84ug87z3x6wyjt4','Firefox','Linux',1796103363,1796103363);
INSERT INTO "sessions" VALUES('5qnb96uytuasn9uy','75560c89caaf5a1c3a8143b939d010001f0214ce7b743ee78f0c71dc3e48bcf2','umz8ha45tmzr5mq5jmsk66igut','Firefox','Linux',1796103363,1796103363);
CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "settings" VALUES('opened','1');
INSERT INTO "settings" VALUES('site-time','1796103379119');
INSERT INTO "settings" VALUES('cookie-key','a513f09fccf0d38e34a558023c67fd4101e4787da1e958716f360bc494dd8dea');
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
INSERT INTO "tables" VALUES('avx3eyxcatuynqxs','bug','hex2 swap','open','nmwtns5uvu3t7jjgsqvvwa6y23',1796103363,1796103363,'over',11,'{"seats":[["black",{"kind":"guest","id":"umz8ha45tmzr5mq5jmsk66igut","name":"Ada"}],["white",{"kind":"guest","id":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo"}]],"to_act":null,"turn":6,"clock":null}');
INSERT INTO "tables" VALUES('55ki8m2rrhib8ie5','herd','hex2','open','zbyninwfn7rd687u34y3pimyb5',1796103363,1796103366,'over',23,'{"seats":[["red",{"kind":"guest","id":"umz8ha45tmzr5mq5jmsk66igut","name":"Ada"}],["blue",{"kind":"bot","bot":"random","replaces":null}]],"to_act":null,"turn":4,"clock":null}');
INSERT INTO "tables" VALUES('erz8nhnug34k8wen','bug-off','seats=2 copies=6','open','25qdiy5m44bytsgmz54chkzgjg',1796103366,1796103367,'over',44,'{"seats":[["seat1",{"kind":"guest","id":"umz8ha45tmzr5mq5jmsk66igut","name":"Ada"}],["seat2",{"kind":"guest","id":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo"}]],"to_act":null,"turn":18,"clock":null}');
INSERT INTO "tables" VALUES('mbvjbpjum6ajgvxa','bug-off','seats=3 copies=6','open','m2fu44h4q3apq27g5cwjizexbg',1796103367,1796103371,'over',62,'{"seats":[["seat1",{"kind":"guest","id":"umz8ha45tmzr5mq5jmsk66igut","name":"Ada"}],["seat2",{"kind":"bot","bot":"level3","replaces":"Cy"}],["seat3",{"kind":"guest","id":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo"}]],"to_act":null,"turn":26,"clock":null}');
INSERT INTO "tables" VALUES('vyajvdrrifk6git2','bug','hex3','open','9yawfsth3a4nbbrkisf9n52suz',1796103371,1796103371,'over',8,'{"seats":[["black",{"kind":"guest","id":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo"}],["white",{"kind":"guest","id":"i5tb8bd9egndn6axwb2e753b6h","name":"Cy"}]],"to_act":null,"turn":4,"clock":null}');
INSERT INTO "tables" VALUES('ysve89weyi7eq4e4','bug','hex3','open','gpfiw84ji478qc4tni7f2zf66f',1796103371,1796103371,'running',10,'{"seats":[["black",{"kind":"guest","id":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo"}],["white",{"kind":"guest","id":"umz8ha45tmzr5mq5jmsk66igut","name":"Ada"}]],"to_act":1,"turn":7,"clock":null}');
INSERT INTO "tables" VALUES('sv959xyn2wgcivwf','bug','hex3','open','ib4bhjjizwqi5299craytanjck',1796103371,1796103374,'running',10,'{"seats":[["black",{"kind":"bot","bot":"random","replaces":null}],["white",{"kind":"guest","id":"i5tb8bd9egndn6axwb2e753b6h","name":"Cy"}]],"to_act":2,"turn":8,"clock":null}');
INSERT INTO "tables" VALUES('9k3xqhhy9pzbvkkb','herd','hex3','open','sb65wj8rs7t3cuy8gdvuuqt8vw',1796103374,1796103374,'running',11,'{"seats":[["red",{"kind":"guest","id":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo"}],["blue",{"kind":"guest","id":"i5tb8bd9egndn6axwb2e753b6h","name":"Cy"}]],"to_act":2,"turn":2,"clock":null}');
INSERT INTO "tables" VALUES('jrxsy2w4eub38f4t','bug-off','seats=3 copies=6','open','vh4f4dkkqi6w6xuuk2uq3jf6ta',1796103374,1796103375,'running',23,'{"seats":[["seat1",{"kind":"bot","bot":"level3","replaces":"Cy"}],["seat2",{"kind":"guest","id":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo"}],["seat3",{"kind":"guest","id":"umz8ha45tmzr5mq5jmsk66igut","name":"Ada"}]],"to_act":2,"turn":8,"clock":null}');
INSERT INTO "tables" VALUES('yk9zbb4sqrfjfuxx','bug','hex2','open','qkmq8wgcchdts2mushyv6t3ycf',1796103375,1796103375,'waiting',1,'{"seats":[["black",{"kind":"guest","id":"i5tb8bd9egndn6axwb2e753b6h","name":"Cy"}],["white",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null}');
INSERT INTO "tables" VALUES('4pqdi9prwak3tjsj','herd','hex2','link','ufbrcmxuxaiu6dsvjv2mtajux9',1796103375,1796103375,'waiting',1,'{"seats":[["red",{"kind":"guest","id":"umz8ha45tmzr5mq5jmsk66igut","name":"Ada"}],["blue",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null}');
INSERT INTO "tables" VALUES('xqk2yc75ap6a6ewv','bug','hex2','open','uvn5fxu7fqtva5ycn7re48c2vb',1796103375,1796103375,'running',6,'{"seats":[["black",{"kind":"guest","id":"umz8ha45tmzr5mq5jmsk66igut","name":"Ada"}],["white",{"kind":"guest","id":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo"}]],"to_act":1,"turn":3,"clock":{"kind":"live","base_seconds":600,"increment_seconds":2,"delay_seconds":0}}');
INSERT INTO "tables" VALUES('bs4x8u2yhw8m86bp','herd','hex2','open','9h76ahfie4ms2rbnu4nmfnwfip',1796103375,1796103375,'running',8,'{"seats":[["red",{"kind":"guest","id":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo"}],["blue",{"kind":"guest","id":"i5tb8bd9egndn6axwb2e753b6h","name":"Cy"}]],"to_act":2,"turn":2,"clock":{"kind":"correspondence","days":3}}');
INSERT INTO "tables" VALUES('54chvxmxywbi9rmt','bug-off','seats=2 copies=6','open','czfeshmdie6eda59r6w532ae4k',1796103375,1796103376,'over',6,'{"seats":[["seat1",{"kind":"guest","id":"umz8ha45tmzr5mq5jmsk66igut","name":"Ada"}],["seat2",{"kind":"guest","id":"rk6kawmq98x84ug87z3x6wyjt4","name":"Bo"}]],"to_act":null,"turn":1,"clock":{"kind":"live","base_seconds":1,"increment_seconds":0,"delay_seconds":0}}');
CREATE INDEX tables_by_status ON tables (status, access, updated_at);
CREATE INDEX seated_by_guest ON seated (guest);
CREATE INDEX sessions_by_guest ON sessions (guest, last_seen);
COMMIT;
