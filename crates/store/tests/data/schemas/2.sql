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
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-12-01 05:35:46',1,X'6D49C12AF5AACBC3248CC0EC80BAF2DE31884291BE7C30A3D2A20271A58887551BD5F5D1980A33F927BC333045EC0D40',1112394);
INSERT INTO "_sqlx_migrations" VALUES(2,'event times','2026-12-01 05:35:46',1,X'EECC0E7B65639AEE55E1F312139E4038C8A214E3BEC6AC28EA88E2EBB9A2983B369EC063EEA863017BA7EFDCDE0CC34B',10322939);
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
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',1,'created','{"clock":null,"pace":"human","seats":[{"id":"y6ejme6ubv3qcjeygqt5zdbxpb","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796103346069);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',2,'sat','{"guest":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo","seat":2}',NULL,NULL,1796103346085);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',3,'started','{"order":[0,1]}',NULL,NULL,1796103346085);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',4,'step','{"line":"a2","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00001',1796103346094);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',5,'step','{"line":"swap","seat":2}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00002',1796103346097);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',6,'step','{"line":"b1","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00003',1796103346098);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',7,'step','{"line":"c1","seat":2}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00004',1796103346104);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',8,'step','{"line":"/c2","seat":2}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00005',1796103346107);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',9,'step','{"line":"b2","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00006',1796103346112);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',10,'step','{"line":"/b3","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00007',1796103346116);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',11,'step','{"line":"/c2","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00008',1796103346118);
INSERT INTO "events" VALUES('u6rnfxaapdq3dz2i',12,'step','{"line":"a1","seat":2}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00009',1796103346124);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',1,'created','{"clock":null,"pace":"human","seats":[{"id":"y6ejme6ubv3qcjeygqt5zdbxpb","kind":"guest","name":"Ada"},{"bot":"random","kind":"bot","replaces":null}]}',NULL,NULL,1796103346149);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',2,'started','{"order":[0,1]}',NULL,NULL,1796103346149);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',3,'chance','{"line":"6-6"}',NULL,NULL,1796103346149);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',4,'step','{"line":"+c1","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00010',1796103346151);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',5,'undone','{"seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00011',1796103346162);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',6,'step','{"line":"+b3","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00012',1796103346164);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',7,'step','{"line":"+c1","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00013',1796103346198);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',8,'step','{"line":"+c2","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00014',1796103346218);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',9,'step','{"line":"+a2","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00015',1796103346228);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',10,'step','{"line":"+b2","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00016',1796103346242);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',11,'step','{"line":"+b1","seat":1}',NULL,NULL,1796103346265);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',12,'chance','{"line":"3-6"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00017',1796103346265);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',13,'step','{"line":"-b3","seat":2}',NULL,NULL,1796103346867);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',14,'step','{"line":"-c2","seat":2}',NULL,NULL,1796103347224);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',15,'step','{"line":"-b1","seat":2}',NULL,NULL,1796103347588);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',16,'step','{"line":"+c2","seat":2}',NULL,NULL,1796103347940);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',17,'step','{"line":"+b1","seat":2}',NULL,NULL,1796103348292);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',18,'step','{"line":"+b3","seat":2}',NULL,NULL,1796103348647);
INSERT INTO "events" VALUES('wag3ytvdxenwqbuh',19,'step','{"line":"+a1","seat":2}',NULL,NULL,1796103349000);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',1,'created','{"clock":null,"pace":"human","seats":[{"id":"y6ejme6ubv3qcjeygqt5zdbxpb","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796103349021);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',2,'sat','{"guest":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo","seat":2}',NULL,NULL,1796103349032);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',3,'started','{"order":[0,1]}',NULL,NULL,1796103349032);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',4,'chance','{"line":"deal moth moth ladybug | cricket bee moth"}',NULL,NULL,1796103349032);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',5,'chance','{"line":"snail"}',NULL,NULL,1796103349032);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',6,'step','{"line":"!ladybug","seat":1}',NULL,NULL,1796103349057);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',7,'chance','{"line":"ant"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00018',1796103349057);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',8,'step','{"line":"+moth","seat":2}',NULL,NULL,1796103349072);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',9,'chance','{"line":"cricket"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00019',1796103349072);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',10,'step','{"line":"!moth","seat":1}',NULL,NULL,1796103349074);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',11,'chance','{"line":"cricket"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00020',1796103349074);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',12,'step','{"line":"+bee","seat":2}',NULL,NULL,1796103349089);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',13,'chance','{"line":"ant"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00021',1796103349089);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',14,'step','{"line":"+cricket","seat":1}',NULL,NULL,1796103349093);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',15,'chance','{"line":"cricket"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00022',1796103349093);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',16,'step','{"line":"+ant","seat":2}',NULL,NULL,1796103349097);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',17,'chance','{"line":"off:bee"}',NULL,NULL,1796103349097);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',18,'chance','{"line":"snail"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00023',1796103349097);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',19,'step','{"line":"!snail","seat":1}',NULL,NULL,1796103349116);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',20,'chance','{"line":"snail"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00024',1796103349116);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',21,'step','{"line":"+snail","seat":2}',NULL,NULL,1796103349132);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',22,'chance','{"line":"snail"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00025',1796103349132);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',23,'step','{"line":"!moth","seat":1}',NULL,NULL,1796103349136);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',24,'chance','{"line":"off:ladybug"}',NULL,NULL,1796103349136);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',25,'chance','{"line":"off:ant"}',NULL,NULL,1796103349136);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',26,'chance','{"line":"ant"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00026',1796103349136);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',27,'step','{"line":"!cricket","seat":2}',NULL,NULL,1796103349139);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',28,'chance','{"line":"ant"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00027',1796103349139);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',29,'step','{"line":"+snail","seat":1}',NULL,NULL,1796103349153);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',30,'chance','{"line":"bee"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00028',1796103349153);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',31,'step','{"line":"!cricket","seat":2}',NULL,NULL,1796103349169);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',32,'chance','{"line":"ladybug"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00029',1796103349169);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',33,'step','{"line":"!ladybug","seat":1}',NULL,NULL,1796103349171);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',34,'chance','{"line":"snail"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00030',1796103349171);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',35,'step','{"line":"+cricket","seat":2}',NULL,NULL,1796103349184);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',36,'chance','{"line":"ladybug"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00031',1796103349184);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',37,'step','{"line":"!ant","seat":1}',NULL,NULL,1796103349199);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',38,'chance','{"line":"off:snail"}',NULL,NULL,1796103349199);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',39,'chance','{"line":"cricket"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00032',1796103349199);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',40,'step','{"line":"!cricket","seat":2}',NULL,NULL,1796103349232);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',41,'chance','{"line":"bee"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00033',1796103349232);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',42,'step','{"line":"!snail","seat":1}',NULL,NULL,1796103349244);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',43,'chance','{"line":"snail"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00034',1796103349244);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',44,'step','{"line":"!snail","seat":2}',NULL,NULL,1796103349285);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',45,'chance','{"line":"off:cricket"}',NULL,NULL,1796103349285);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',46,'chance','{"line":"bee"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00035',1796103349285);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',47,'step','{"line":"+ant","seat":1}',NULL,NULL,1796103349321);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',48,'chance','{"line":"bee"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00036',1796103349321);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',49,'step','{"line":"+bee","seat":2}',NULL,NULL,1796103349357);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',50,'chance','{"line":"cricket"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00037',1796103349357);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',51,'step','{"line":"!cricket","seat":1}',NULL,NULL,1796103349364);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',52,'chance','{"line":"moth"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00038',1796103349364);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',53,'step','{"line":"+bee","seat":2}',NULL,NULL,1796103349389);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',54,'chance','{"line":"ladybug"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00039',1796103349389);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',55,'step','{"line":"!bee","seat":1}',NULL,NULL,1796103349408);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',56,'chance','{"line":"ant"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00040',1796103349408);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',57,'step','{"line":"!ant","seat":2}',NULL,NULL,1796103349440);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',58,'chance','{"line":"ladybug"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00041',1796103349440);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',59,'step','{"line":"+ladybug","seat":1}',NULL,NULL,1796103349466);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',60,'chance','{"line":"bee"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00042',1796103349466);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',61,'step','{"line":"!moth","seat":2}',NULL,NULL,1796103349493);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',62,'chance','{"line":"moth"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00043',1796103349493);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',63,'step','{"line":"!moth","seat":1}',NULL,NULL,1796103349502);
INSERT INTO "events" VALUES('5xcquuxnpd5g9aby',64,'chance','{"line":"off:moth"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00044',1796103349502);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',1,'created','{"clock":null,"pace":"human","seats":[{"id":"y6ejme6ubv3qcjeygqt5zdbxpb","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796103349512);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',2,'sat','{"guest":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo","seat":2}',NULL,NULL,1796103349521);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',3,'sat','{"guest":"g58js74dwbrc9vr4iakapn4xa8","name":"Cy","seat":3}',NULL,NULL,1796103349532);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',4,'started','{"order":[0,1,2]}',NULL,NULL,1796103349532);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',5,'chance','{"line":"deal ant ladybug cricket | bee snail bee | cricket cricket ladybug"}',NULL,NULL,1796103349532);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',6,'chance','{"line":"cricket"}',NULL,NULL,1796103349532);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',7,'step','{"line":"!cricket","seat":1}',NULL,NULL,1796103349544);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',8,'chance','{"line":"ladybug"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00045',1796103349544);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',9,'step','{"line":"!bee","seat":2}',NULL,NULL,1796103349567);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',10,'chance','{"line":"moth"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00046',1796103349567);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',11,'step','{"line":"!cricket","seat":3}',NULL,NULL,1796103349588);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',12,'chance','{"line":"off:bee"}',NULL,NULL,1796103349588);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',13,'chance','{"line":"snail"}','g58js74dwbrc9vr4iakapn4xa8','key-00047',1796103349588);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',14,'step','{"line":"+ladybug","seat":1}',NULL,NULL,1796103349610);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',15,'chance','{"line":"bee"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00048',1796103349610);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',16,'resigned','{"bot":"level3","seat":3}','g58js74dwbrc9vr4iakapn4xa8','key-00049',1796103349624);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',17,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796103349645);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',18,'chance','{"line":"moth"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00050',1796103349645);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',19,'step','{"line":"+moth","seat":3}',NULL,NULL,1796103350253);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',20,'chance','{"line":"ladybug"}',NULL,NULL,1796103350253);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',21,'step','{"line":"!cricket","seat":1}',NULL,NULL,1796103350326);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',22,'chance','{"line":"ant"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00051',1796103350326);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',23,'step','{"line":"+bee","seat":2}',NULL,NULL,1796103350341);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',24,'chance','{"line":"bee"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00052',1796103350341);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',25,'step','{"line":"+bee","seat":3}',NULL,NULL,1796103350958);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',26,'chance','{"line":"off:cricket"}',NULL,NULL,1796103350958);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',27,'chance','{"line":"snail"}',NULL,NULL,1796103350958);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',28,'step','{"line":"+ant","seat":1}',NULL,NULL,1796103351024);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',29,'chance','{"line":"ladybug"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00053',1796103351024);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',30,'step','{"line":"+snail","seat":2}',NULL,NULL,1796103351029);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',31,'chance','{"line":"snail"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00054',1796103351029);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',32,'step','{"line":"!moth","seat":3}',NULL,NULL,1796103351631);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',33,'chance','{"line":"off:ant"}',NULL,NULL,1796103351631);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',34,'chance','{"line":"ant"}',NULL,NULL,1796103351631);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',35,'step','{"line":"!snail","seat":1}',NULL,NULL,1796103351676);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',36,'chance','{"line":"snail"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00055',1796103351676);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',37,'step','{"line":"!ant","seat":2}',NULL,NULL,1796103351700);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',38,'chance','{"line":"moth"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00056',1796103351700);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',39,'step','{"line":"+moth","seat":3}',NULL,NULL,1796103352302);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',40,'chance','{"line":"bee"}',NULL,NULL,1796103352302);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',41,'step','{"line":"!ladybug","seat":1}',NULL,NULL,1796103352329);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',42,'chance','{"line":"moth"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00057',1796103352329);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',43,'step','{"line":"+moth","seat":2}',NULL,NULL,1796103352352);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',44,'chance','{"line":"ant"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00058',1796103352352);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',45,'step','{"line":"+snail","seat":3}',NULL,NULL,1796103352957);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',46,'chance','{"line":"moth"}',NULL,NULL,1796103352957);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',47,'step','{"line":"!snail","seat":1}',NULL,NULL,1796103352997);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',48,'chance','{"line":"cricket"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00059',1796103352997);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',49,'step','{"line":"!bee","seat":2}',NULL,NULL,1796103353011);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',50,'chance','{"line":"off:snail"}',NULL,NULL,1796103353011);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',51,'chance','{"line":"moth"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00060',1796103353011);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',52,'step','{"line":"+cricket","seat":3}',NULL,NULL,1796103353612);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',53,'chance','{"line":"off:ladybug"}',NULL,NULL,1796103353612);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',54,'chance','{"line":"cricket"}',NULL,NULL,1796103353612);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',55,'step','{"line":"!bee","seat":1}',NULL,NULL,1796103353656);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',56,'chance','{"line":"ant"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00061',1796103353656);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',57,'step','{"line":"!snail","seat":2}',NULL,NULL,1796103353666);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',58,'chance','{"line":"ant"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00062',1796103353666);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',59,'step','{"line":"+moth","seat":3}',NULL,NULL,1796103354269);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',60,'chance','{"line":"bee"}',NULL,NULL,1796103354269);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',61,'step','{"line":"!moth","seat":1}',NULL,NULL,1796103354296);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',62,'chance','{"line":"ladybug"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00063',1796103354296);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',63,'step','{"line":"!ladybug","seat":2}',NULL,NULL,1796103354313);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',64,'chance','{"line":"snail"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00064',1796103354313);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',65,'step','{"line":"+ant","seat":3}',NULL,NULL,1796103354917);
INSERT INTO "events" VALUES('vfykd9sf9y4cwipj',66,'chance','{"line":"off:moth"}',NULL,NULL,1796103354917);
INSERT INTO "events" VALUES('h9zk3p589bgpax58',1,'created','{"clock":null,"pace":"human","seats":[{"id":"hdwg5bc4mvgcwbg8farc4tgdcn","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796103354925);
INSERT INTO "events" VALUES('h9zk3p589bgpax58',2,'sat','{"guest":"g58js74dwbrc9vr4iakapn4xa8","name":"Cy","seat":2}',NULL,NULL,1796103354937);
INSERT INTO "events" VALUES('h9zk3p589bgpax58',3,'started','{"order":[0,1]}',NULL,NULL,1796103354937);
INSERT INTO "events" VALUES('h9zk3p589bgpax58',4,'step','{"line":"e1","seat":1}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00065',1796103354954);
INSERT INTO "events" VALUES('h9zk3p589bgpax58',5,'step','{"line":"b4","seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00066',1796103354969);
INSERT INTO "events" VALUES('h9zk3p589bgpax58',6,'step','{"line":"c1","seat":1}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00067',1796103354992);
INSERT INTO "events" VALUES('h9zk3p589bgpax58',7,'step','{"line":"b2","seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00068',1796103355016);
INSERT INTO "events" VALUES('h9zk3p589bgpax58',8,'resigned','{"bot":null,"seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00069',1796103355029);
INSERT INTO "events" VALUES('8fzuxur9pms5quix',1,'created','{"clock":null,"pace":"human","seats":[{"kind":"open"},{"id":"y6ejme6ubv3qcjeygqt5zdbxpb","kind":"guest","name":"Ada"}]}',NULL,NULL,1796103355041);
INSERT INTO "events" VALUES('8fzuxur9pms5quix',2,'sat','{"guest":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo","seat":1}',NULL,NULL,1796103355053);
INSERT INTO "events" VALUES('8fzuxur9pms5quix',3,'started','{"order":[0,1]}',NULL,NULL,1796103355053);
INSERT INTO "events" VALUES('8fzuxur9pms5quix',4,'step','{"line":"b4","seat":1}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00070',1796103355069);
INSERT INTO "events" VALUES('8fzuxur9pms5quix',5,'step','{"line":"e3","seat":2}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00071',1796103355076);
INSERT INTO "events" VALUES('8fzuxur9pms5quix',6,'step','{"line":"d3","seat":1}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00072',1796103355093);
INSERT INTO "events" VALUES('8fzuxur9pms5quix',7,'step','{"line":"/d2","seat":1}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00073',1796103355112);
INSERT INTO "events" VALUES('8fzuxur9pms5quix',8,'step','{"line":"d1","seat":2}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00074',1796103355129);
INSERT INTO "events" VALUES('8fzuxur9pms5quix',9,'step','{"line":"a1","seat":1}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00075',1796103355152);
INSERT INTO "events" VALUES('8fzuxur9pms5quix',10,'step','{"line":"c2","seat":2}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00076',1796103355162);
INSERT INTO "events" VALUES('ijmhp6yk2k3hmz4m',1,'created','{"clock":null,"pace":"human","seats":[{"bot":"random","kind":"bot","replaces":null},{"id":"g58js74dwbrc9vr4iakapn4xa8","kind":"guest","name":"Cy"}]}',NULL,NULL,1796103355173);
INSERT INTO "events" VALUES('ijmhp6yk2k3hmz4m',2,'started','{"order":[0,1]}',NULL,NULL,1796103355173);
INSERT INTO "events" VALUES('ijmhp6yk2k3hmz4m',3,'step','{"line":"c1","seat":1}',NULL,NULL,1796103355799);
INSERT INTO "events" VALUES('ijmhp6yk2k3hmz4m',4,'step','{"line":"b1","seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00077',1796103355818);
INSERT INTO "events" VALUES('ijmhp6yk2k3hmz4m',5,'step','{"line":"/c2","seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00078',1796103355825);
INSERT INTO "events" VALUES('ijmhp6yk2k3hmz4m',6,'step','{"line":"e1","seat":1}',NULL,NULL,1796103356436);
INSERT INTO "events" VALUES('ijmhp6yk2k3hmz4m',7,'step','{"line":"b3","seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00079',1796103356442);
INSERT INTO "events" VALUES('89f2w65v78tgqzjm',1,'created','{"clock":null,"pace":"human","seats":[{"id":"hdwg5bc4mvgcwbg8farc4tgdcn","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796103356444);
INSERT INTO "events" VALUES('89f2w65v78tgqzjm',2,'sat','{"guest":"g58js74dwbrc9vr4iakapn4xa8","name":"Cy","seat":2}',NULL,NULL,1796103356457);
INSERT INTO "events" VALUES('89f2w65v78tgqzjm',3,'started','{"order":[0,1]}',NULL,NULL,1796103356457);
INSERT INTO "events" VALUES('89f2w65v78tgqzjm',4,'chance','{"line":"1-2"}',NULL,NULL,1796103356457);
INSERT INTO "events" VALUES('89f2w65v78tgqzjm',5,'step','{"line":"+c3","seat":1}',NULL,NULL,1796103356483);
INSERT INTO "events" VALUES('89f2w65v78tgqzjm',6,'chance','{"line":"1-4"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00080',1796103356483);
INSERT INTO "events" VALUES('89f2w65v78tgqzjm',7,'step','{"line":"-c3","seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00081',1796103356510);
INSERT INTO "events" VALUES('89f2w65v78tgqzjm',8,'step','{"line":"+e1","seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00082',1796103356519);
INSERT INTO "events" VALUES('89f2w65v78tgqzjm',9,'step','{"line":"+d1","seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00083',1796103356544);
INSERT INTO "events" VALUES('89f2w65v78tgqzjm',10,'step','{"line":"+c2","seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00084',1796103356568);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',1,'created','{"clock":null,"pace":"human","seats":[{"id":"y6ejme6ubv3qcjeygqt5zdbxpb","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL,1796103356589);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',2,'sat','{"guest":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo","seat":2}',NULL,NULL,1796103356607);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',3,'sat','{"guest":"g58js74dwbrc9vr4iakapn4xa8","name":"Cy","seat":3}',NULL,NULL,1796103356633);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',4,'started','{"order":[1,0,2]}',NULL,NULL,1796103356633);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',5,'chance','{"line":"deal bee moth ladybug | ladybug cricket bee | cricket snail snail"}',NULL,NULL,1796103356633);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',6,'chance','{"line":"off:snail"}',NULL,NULL,1796103356633);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',7,'chance','{"line":"cricket"}',NULL,NULL,1796103356633);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',8,'step','{"line":"!ladybug","seat":1}',NULL,NULL,1796103356675);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',9,'chance','{"line":"moth"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00085',1796103356675);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',10,'step','{"line":"+ladybug","seat":2}',NULL,NULL,1796103356682);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',11,'chance','{"line":"ant"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00086',1796103356682);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',12,'step','{"line":"+cricket","seat":3}',NULL,NULL,1796103356697);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',13,'chance','{"line":"cricket"}','g58js74dwbrc9vr4iakapn4xa8','key-00087',1796103356697);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',14,'resigned','{"bot":"level3","seat":3}','g58js74dwbrc9vr4iakapn4xa8','key-00088',1796103356714);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',15,'step','{"line":"+moth","seat":1}',NULL,NULL,1796103356731);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',16,'chance','{"line":"moth"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00089',1796103356731);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',17,'step','{"line":"!bee","seat":2}',NULL,NULL,1796103356766);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',18,'chance','{"line":"ladybug"}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00090',1796103356766);
INSERT INTO "events" VALUES('cgmqe3cjxaefbbnp',1,'created','{"clock":null,"pace":"human","seats":[{"id":"g58js74dwbrc9vr4iakapn4xa8","kind":"guest","name":"Cy"},{"kind":"open"}]}',NULL,NULL,1796103356781);
INSERT INTO "events" VALUES('92knibpnej6vwuyt',1,'created','{"clock":null,"pace":"human","seats":[{"id":"y6ejme6ubv3qcjeygqt5zdbxpb","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796103356785);
INSERT INTO "events" VALUES('kqejnjjd25eh76ys',1,'created','{"clock":{"base_seconds":600,"delay_seconds":0,"increment_seconds":2,"kind":"live"},"pace":"human","seats":[{"id":"y6ejme6ubv3qcjeygqt5zdbxpb","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796103356830);
INSERT INTO "events" VALUES('kqejnjjd25eh76ys',2,'sat','{"guest":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo","seat":2}',NULL,NULL,1796103356831);
INSERT INTO "events" VALUES('kqejnjjd25eh76ys',3,'started','{"order":[0,1]}',NULL,NULL,1796103356831);
INSERT INTO "events" VALUES('kqejnjjd25eh76ys',4,'step','{"line":"a2","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00091',1796103356842);
INSERT INTO "events" VALUES('kqejnjjd25eh76ys',5,'step','{"line":"c2","seat":2}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00092',1796103356874);
INSERT INTO "events" VALUES('kqejnjjd25eh76ys',6,'step','{"line":"b1","seat":1}','y6ejme6ubv3qcjeygqt5zdbxpb','key-00093',1796103356877);
INSERT INTO "events" VALUES('yb29bnpav9n7x76j',1,'created','{"clock":{"days":3,"kind":"correspondence"},"pace":"human","seats":[{"id":"hdwg5bc4mvgcwbg8farc4tgdcn","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL,1796103356885);
INSERT INTO "events" VALUES('yb29bnpav9n7x76j',2,'sat','{"guest":"g58js74dwbrc9vr4iakapn4xa8","name":"Cy","seat":2}',NULL,NULL,1796103356897);
INSERT INTO "events" VALUES('yb29bnpav9n7x76j',3,'started','{"order":[0,1]}',NULL,NULL,1796103356897);
INSERT INTO "events" VALUES('yb29bnpav9n7x76j',4,'chance','{"line":"2-6"}',NULL,NULL,1796103356897);
INSERT INTO "events" VALUES('yb29bnpav9n7x76j',5,'step','{"line":"+a2","seat":1}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00094',1796103356930);
INSERT INTO "events" VALUES('yb29bnpav9n7x76j',6,'step','{"line":"+c1","seat":1}',NULL,NULL,1796103356935);
INSERT INTO "events" VALUES('yb29bnpav9n7x76j',7,'chance','{"line":"2-5"}','hdwg5bc4mvgcwbg8farc4tgdcn','key-00095',1796103356935);
INSERT INTO "events" VALUES('yb29bnpav9n7x76j',8,'vacation','{"seat":2}','g58js74dwbrc9vr4iakapn4xa8','key-00096',1796103356958);
INSERT INTO "events" VALUES('bpu9mds4q6mjfbmx',1,'created','{"clock":{"base_seconds":1,"delay_seconds":0,"increment_seconds":0,"kind":"live"},"pace":"human","seats":[{"id":"y6ejme6ubv3qcjeygqt5zdbxpb","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL,1796103356982);
INSERT INTO "events" VALUES('bpu9mds4q6mjfbmx',2,'sat','{"guest":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo","seat":2}',NULL,NULL,1796103356985);
INSERT INTO "events" VALUES('bpu9mds4q6mjfbmx',3,'started','{"order":[1,0]}',NULL,NULL,1796103356985);
INSERT INTO "events" VALUES('bpu9mds4q6mjfbmx',4,'chance','{"line":"deal snail moth ladybug | bee cricket moth"}',NULL,NULL,1796103356985);
INSERT INTO "events" VALUES('bpu9mds4q6mjfbmx',5,'chance','{"line":"ant"}',NULL,NULL,1796103356985);
INSERT INTO "events" VALUES('ijmhp6yk2k3hmz4m',8,'step','{"line":"c5","seat":1}',NULL,NULL,1796103357044);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',19,'step','{"line":"+snail","seat":3}',NULL,NULL,1796103357381);
INSERT INTO "events" VALUES('56g7e4mxp57zacwv',20,'chance','{"line":"ladybug"}',NULL,NULL,1796103357381);
INSERT INTO "events" VALUES('bpu9mds4q6mjfbmx',6,'flagged','{"bot":null,"seat":1}',NULL,NULL,1796103357986);
CREATE TABLE guests (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "guests" VALUES('y6ejme6ubv3qcjeygqt5zdbxpb','Ada',1796103346);
INSERT INTO "guests" VALUES('hdwg5bc4mvgcwbg8farc4tgdcn','Bo',1796103346);
INSERT INTO "guests" VALUES('g58js74dwbrc9vr4iakapn4xa8','Cy',1796103346);
CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
INSERT INTO "seated" VALUES('u6rnfxaapdq3dz2i','y6ejme6ubv3qcjeygqt5zdbxpb');
INSERT INTO "seated" VALUES('u6rnfxaapdq3dz2i','hdwg5bc4mvgcwbg8farc4tgdcn');
INSERT INTO "seated" VALUES('wag3ytvdxenwqbuh','y6ejme6ubv3qcjeygqt5zdbxpb');
INSERT INTO "seated" VALUES('5xcquuxnpd5g9aby','y6ejme6ubv3qcjeygqt5zdbxpb');
INSERT INTO "seated" VALUES('5xcquuxnpd5g9aby','hdwg5bc4mvgcwbg8farc4tgdcn');
INSERT INTO "seated" VALUES('vfykd9sf9y4cwipj','y6ejme6ubv3qcjeygqt5zdbxpb');
INSERT INTO "seated" VALUES('vfykd9sf9y4cwipj','hdwg5bc4mvgcwbg8farc4tgdcn');
INSERT INTO "seated" VALUES('h9zk3p589bgpax58','hdwg5bc4mvgcwbg8farc4tgdcn');
INSERT INTO "seated" VALUES('h9zk3p589bgpax58','g58js74dwbrc9vr4iakapn4xa8');
INSERT INTO "seated" VALUES('8fzuxur9pms5quix','hdwg5bc4mvgcwbg8farc4tgdcn');
INSERT INTO "seated" VALUES('8fzuxur9pms5quix','y6ejme6ubv3qcjeygqt5zdbxpb');
INSERT INTO "seated" VALUES('89f2w65v78tgqzjm','hdwg5bc4mvgcwbg8farc4tgdcn');
INSERT INTO "seated" VALUES('89f2w65v78tgqzjm','g58js74dwbrc9vr4iakapn4xa8');
INSERT INTO "seated" VALUES('cgmqe3cjxaefbbnp','g58js74dwbrc9vr4iakapn4xa8');
INSERT INTO "seated" VALUES('92knibpnej6vwuyt','y6ejme6ubv3qcjeygqt5zdbxpb');
INSERT INTO "seated" VALUES('kqejnjjd25eh76ys','y6ejme6ubv3qcjeygqt5zdbxpb');
INSERT INTO "seated" VALUES('kqejnjjd25eh76ys','hdwg5bc4mvgcwbg8farc4tgdcn');
INSERT INTO "seated" VALUES('yb29bnpav9n7x76j','hdwg5bc4mvgcwbg8farc4tgdcn');
INSERT INTO "seated" VALUES('yb29bnpav9n7x76j','g58js74dwbrc9vr4iakapn4xa8');
INSERT INTO "seated" VALUES('ijmhp6yk2k3hmz4m','g58js74dwbrc9vr4iakapn4xa8');
INSERT INTO "seated" VALUES('56g7e4mxp57zacwv','hdwg5bc4mvgcwbg8farc4tgdcn');
INSERT INTO "seated" VALUES('56g7e4mxp57zacwv','y6ejme6ubv3qcjeygqt5zdbxpb');
INSERT INTO "seated" VALUES('bpu9mds4q6mjfbmx','hdwg5bc4mvgcwbg8farc4tgdcn');
INSERT INTO "seated" VALUES('bpu9mds4q6mjfbmx','y6ejme6ubv3qcjeygqt5zdbxpb');
CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "settings" VALUES('opened','1');
INSERT INTO "settings" VALUES('site-time','1796103361365');
INSERT INTO "settings" VALUES('cookie-key','b982260283d004d46f9e9933f04218c1860125c586fc6b17131588603241b42d');
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
INSERT INTO "tables" VALUES('u6rnfxaapdq3dz2i','bug','hex2 swap','open','rsbz2ij4vni5nbybt42t9vga89',1796103346,1796103346,'over',12,'{"seats":[["black",{"kind":"guest","id":"y6ejme6ubv3qcjeygqt5zdbxpb","name":"Ada"}],["white",{"kind":"guest","id":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo"}]],"to_act":null,"turn":6,"clock":null}');
INSERT INTO "tables" VALUES('wag3ytvdxenwqbuh','herd','hex2','open','pbwp4j94jyktxx9vffi7hexxrh',1796103346,1796103349,'over',19,'{"seats":[["red",{"kind":"guest","id":"y6ejme6ubv3qcjeygqt5zdbxpb","name":"Ada"}],["blue",{"kind":"bot","bot":"random","replaces":null}]],"to_act":null,"turn":2,"clock":null}');
INSERT INTO "tables" VALUES('5xcquuxnpd5g9aby','bug-off','seats=2 copies=6','open','6pkgiyxw9gggiutwstpxwr3ikf',1796103349,1796103349,'over',64,'{"seats":[["seat1",{"kind":"guest","id":"y6ejme6ubv3qcjeygqt5zdbxpb","name":"Ada"}],["seat2",{"kind":"guest","id":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo"}]],"to_act":null,"turn":28,"clock":null}');
INSERT INTO "tables" VALUES('vfykd9sf9y4cwipj','bug-off','seats=3 copies=6','open','aea5cuqiqj9cunkxhqf64zx3sq',1796103349,1796103355,'over',66,'{"seats":[["seat1",{"kind":"guest","id":"y6ejme6ubv3qcjeygqt5zdbxpb","name":"Ada"}],["seat2",{"kind":"guest","id":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo"}],["seat3",{"kind":"bot","bot":"level3","replaces":"Cy"}]],"to_act":null,"turn":28,"clock":null}');
INSERT INTO "tables" VALUES('h9zk3p589bgpax58','bug','hex3','open','zsmsnj4xvu4u774ppbneqwa279',1796103355,1796103355,'over',8,'{"seats":[["black",{"kind":"guest","id":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo"}],["white",{"kind":"guest","id":"g58js74dwbrc9vr4iakapn4xa8","name":"Cy"}]],"to_act":null,"turn":4,"clock":null}');
INSERT INTO "tables" VALUES('8fzuxur9pms5quix','bug','hex3','open','i7ai3ryuygibdfczj9rhiwv77f',1796103355,1796103355,'running',10,'{"seats":[["black",{"kind":"guest","id":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo"}],["white",{"kind":"guest","id":"y6ejme6ubv3qcjeygqt5zdbxpb","name":"Ada"}]],"to_act":2,"turn":6,"clock":null}');
INSERT INTO "tables" VALUES('ijmhp6yk2k3hmz4m','bug','hex3','open','eppdadyjwejifupweimu95gazd',1796103355,1796103357,'running',8,'{"seats":[["black",{"kind":"bot","bot":"random","replaces":null}],["white",{"kind":"guest","id":"g58js74dwbrc9vr4iakapn4xa8","name":"Cy"}]],"to_act":2,"turn":6,"clock":null}');
INSERT INTO "tables" VALUES('89f2w65v78tgqzjm','herd','hex3','open','x77be4kxbmupxn6sike826nexx',1796103356,1796103357,'running',10,'{"seats":[["red",{"kind":"guest","id":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo"}],["blue",{"kind":"guest","id":"g58js74dwbrc9vr4iakapn4xa8","name":"Cy"}]],"to_act":2,"turn":2,"clock":null}');
INSERT INTO "tables" VALUES('56g7e4mxp57zacwv','bug-off','seats=3 copies=6','open','rsr57b28jxjqnrhvw8exeggfpb',1796103357,1796103357,'running',20,'{"seats":[["seat1",{"kind":"guest","id":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo"}],["seat2",{"kind":"guest","id":"y6ejme6ubv3qcjeygqt5zdbxpb","name":"Ada"}],["seat3",{"kind":"bot","bot":"level3","replaces":"Cy"}]],"to_act":1,"turn":7,"clock":null}');
INSERT INTO "tables" VALUES('cgmqe3cjxaefbbnp','bug','hex2','open','zm35dde55fz8zdhqag5z7nrs2w',1796103357,1796103357,'waiting',1,'{"seats":[["black",{"kind":"guest","id":"g58js74dwbrc9vr4iakapn4xa8","name":"Cy"}],["white",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null}');
INSERT INTO "tables" VALUES('92knibpnej6vwuyt','herd','hex2','link','y4gin9kjznmjm3wfegkcjw3h8e',1796103357,1796103357,'waiting',1,'{"seats":[["red",{"kind":"guest","id":"y6ejme6ubv3qcjeygqt5zdbxpb","name":"Ada"}],["blue",{"kind":"open"}]],"to_act":null,"turn":0,"clock":null}');
INSERT INTO "tables" VALUES('kqejnjjd25eh76ys','bug','hex2','open','nnfvd5se64mzgweu8mw2hfybs7',1796103357,1796103357,'running',6,'{"seats":[["black",{"kind":"guest","id":"y6ejme6ubv3qcjeygqt5zdbxpb","name":"Ada"}],["white",{"kind":"guest","id":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo"}]],"to_act":2,"turn":4,"clock":{"kind":"live","base_seconds":600,"increment_seconds":2,"delay_seconds":0}}');
INSERT INTO "tables" VALUES('yb29bnpav9n7x76j','herd','hex2','open','aiijy8ith8zsbrpz9yp4t2887d',1796103357,1796103357,'running',8,'{"seats":[["red",{"kind":"guest","id":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo"}],["blue",{"kind":"guest","id":"g58js74dwbrc9vr4iakapn4xa8","name":"Cy"}]],"to_act":2,"turn":2,"clock":{"kind":"correspondence","days":3}}');
INSERT INTO "tables" VALUES('bpu9mds4q6mjfbmx','bug-off','seats=2 copies=6','open','9exmyuxmmu2fzn69gtky58pe3j',1796103357,1796103358,'over',6,'{"seats":[["seat1",{"kind":"guest","id":"hdwg5bc4mvgcwbg8farc4tgdcn","name":"Bo"}],["seat2",{"kind":"guest","id":"y6ejme6ubv3qcjeygqt5zdbxpb","name":"Ada"}]],"to_act":null,"turn":1,"clock":{"kind":"live","base_seconds":1,"increment_seconds":0,"delay_seconds":0}}');
CREATE INDEX tables_by_status ON tables (status, access, updated_at);
CREATE INDEX seated_by_guest ON seated (guest);
COMMIT;
