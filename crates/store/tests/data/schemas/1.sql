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
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-12-01 05:24:58',1,X'6D49C12AF5AACBC3248CC0EC80BAF2DE31884291BE7C30A3D2A20271A58887551BD5F5D1980A33F927BC333045EC0D40',11230498);
CREATE TABLE events (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    version  BIGINT NOT NULL,
    kind     TEXT   NOT NULL,
    body     TEXT   NOT NULL,
    -- On the last event of an action: who asked for it, and the idempotency key.
    guest    TEXT,
    key      TEXT,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, guest, key)
);
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',1,'created','{"seats":[{"id":"tr9muezim4ffhe5fjn8nbkxc7g","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL);
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',2,'sat','{"guest":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',3,'started','{"order":[0,1]}',NULL,NULL);
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',4,'step','{"line":"b3","seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00001');
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',5,'step','{"line":"swap","seat":2}','fkrnx8ac74uraxpmzfywt4rnpn','key-00002');
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',6,'step','{"line":"c1","seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00003');
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',7,'step','{"line":"b1","seat":2}','fkrnx8ac74uraxpmzfywt4rnpn','key-00004');
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',8,'step','{"line":"/c1","seat":2}','fkrnx8ac74uraxpmzfywt4rnpn','key-00005');
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',9,'step','{"line":"a1","seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00006');
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',10,'step','{"line":"a2","seat":2}','fkrnx8ac74uraxpmzfywt4rnpn','key-00007');
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',11,'step','{"line":"b2","seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00008');
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',12,'step','{"line":"/b3","seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00009');
INSERT INTO "events" VALUES('h69a6gh7fyhvnjk8',13,'step','{"line":"c2","seat":2}','fkrnx8ac74uraxpmzfywt4rnpn','key-00010');
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',1,'created','{"seats":[{"id":"tr9muezim4ffhe5fjn8nbkxc7g","kind":"guest","name":"Ada"},{"bot":"random","kind":"bot","replaces":null}]}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',2,'started','{"order":[0,1]}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',3,'chance','{"line":"2-5"}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',4,'step','{"line":"+c1","seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00011');
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',5,'undone','{"seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00012');
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',6,'step','{"line":"+c2","seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00013');
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',7,'step','{"line":"+a2","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',8,'chance','{"line":"5-6"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00014');
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',9,'step','{"line":"-a2","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',10,'step','{"line":"-c2","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',11,'step','{"line":"+a1","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',12,'step','{"line":"+c1","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',13,'step','{"line":"+b1","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',14,'step','{"line":"+b3","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',15,'step','{"line":"+b2","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',16,'step','{"line":"+c2","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',17,'chance','{"line":"1-3"}',NULL,NULL);
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',18,'step','{"line":"-b2","seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00015');
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',19,'step','{"line":"+b2","seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00016');
INSERT INTO "events" VALUES('na8uf5m4h5d2dnh6',20,'step','{"line":"+a2","seat":1}','tr9muezim4ffhe5fjn8nbkxc7g','key-00017');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',1,'created','{"seats":[{"id":"tr9muezim4ffhe5fjn8nbkxc7g","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',2,'sat','{"guest":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',3,'started','{"order":[1,0]}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',4,'chance','{"line":"deal cricket cricket snail | snail ant bee"}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',5,'chance','{"line":"ladybug"}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',6,'step','{"line":"+snail","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',7,'chance','{"line":"ant"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00018');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',8,'step','{"line":"+bee","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',9,'chance','{"line":"off:snail"}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',10,'chance','{"line":"off:cricket"}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',11,'chance','{"line":"ladybug"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00019');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',12,'step','{"line":"+ladybug","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',13,'chance','{"line":"snail"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00020');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',14,'step','{"line":"+ant","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',15,'chance','{"line":"moth"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00021');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',16,'step','{"line":"!cricket","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',17,'chance','{"line":"bee"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00022');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',18,'step','{"line":"!bee","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',19,'chance','{"line":"snail"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00023');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',20,'step','{"line":"!ladybug","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',21,'chance','{"line":"bee"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00024');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',22,'step','{"line":"+bee","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',23,'chance','{"line":"moth"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00025');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',24,'step','{"line":"!cricket","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',25,'chance','{"line":"cricket"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00026');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',26,'step','{"line":"+snail","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',27,'chance','{"line":"bee"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00027');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',28,'step','{"line":"+moth","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',29,'chance','{"line":"snail"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00028');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',30,'step','{"line":"!snail","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',31,'chance','{"line":"bee"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00029');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',32,'step','{"line":"!bee","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',33,'chance','{"line":"ant"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00030');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',34,'step','{"line":"!ant","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',35,'chance','{"line":"ant"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00031');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',36,'step','{"line":"+snail","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',37,'chance','{"line":"moth"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00032');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',38,'step','{"line":"+cricket","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',39,'chance','{"line":"bee"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00033');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',40,'step','{"line":"!ant","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',41,'chance','{"line":"off:ant"}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',42,'chance','{"line":"ladybug"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00034');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',43,'step','{"line":"!snail","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',44,'chance','{"line":"cricket"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00035');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',45,'step','{"line":"+moth","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',46,'chance','{"line":"ladybug"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00036');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',47,'step','{"line":"+ladybug","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',48,'chance','{"line":"moth"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00037');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',49,'step','{"line":"+bee","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',50,'chance','{"line":"moth"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00038');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',51,'step','{"line":"!moth","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',52,'chance','{"line":"ladybug"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00039');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',53,'step','{"line":"!cricket","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',54,'chance','{"line":"cricket"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00040');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',55,'step','{"line":"!ant","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',56,'chance','{"line":"ant"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00041');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',57,'step','{"line":"!ladybug","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',58,'chance','{"line":"cricket"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00042');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',59,'step','{"line":"!cricket","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',60,'chance','{"line":"snail"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00043');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',61,'step','{"line":"+snail","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',62,'chance','{"line":"off:ladybug"}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',63,'chance','{"line":"moth"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00044');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',64,'step','{"line":"!cricket","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',65,'chance','{"line":"ant"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00045');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',66,'step','{"line":"+ant","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',67,'chance','{"line":"off:moth"}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',68,'chance','{"line":"ladybug"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00046');
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',69,'step','{"line":"!moth","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('wwyyabe8fh3zzpf9',70,'chance','{"line":"off:bee"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00047');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',1,'created','{"seats":[{"id":"tr9muezim4ffhe5fjn8nbkxc7g","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',2,'sat','{"guest":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',3,'sat','{"guest":"5c2gimkq9735bix2xq5i4t77gq","name":"Cy","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',4,'started','{"order":[2,1,0]}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',5,'chance','{"line":"deal bee bee bee | cricket ant ant | cricket ladybug ant"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',6,'chance','{"line":"off:ant"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',7,'chance','{"line":"ladybug"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',8,'step','{"line":"!ladybug","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',9,'chance','{"line":"bee"}','5c2gimkq9735bix2xq5i4t77gq','key-00048');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',10,'step','{"line":"+ant","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',11,'chance','{"line":"ladybug"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00049');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',12,'step','{"line":"!ant","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',13,'chance','{"line":"moth"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00050');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',14,'step','{"line":"+moth","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',15,'chance','{"line":"moth"}','5c2gimkq9735bix2xq5i4t77gq','key-00051');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',16,'resigned','{"bot":"uct:iterations=500","seat":1}','5c2gimkq9735bix2xq5i4t77gq','key-00052');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',17,'step','{"line":"+bee","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',18,'chance','{"line":"ladybug"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00053');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',19,'step','{"line":"!cricket","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',20,'chance','{"line":"off:snail"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',21,'chance','{"line":"snail"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00054');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',22,'step','{"line":"+snail","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',23,'chance','{"line":"off:moth"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',24,'chance','{"line":"snail"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',25,'step','{"line":"+ant","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',26,'chance','{"line":"cricket"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00055');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',27,'step','{"line":"!cricket","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',28,'chance','{"line":"ladybug"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00056');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',29,'step','{"line":"+ladybug","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',30,'chance','{"line":"snail"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',31,'step','{"line":"!snail","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',32,'chance','{"line":"moth"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00057');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',33,'step','{"line":"!ladybug","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',34,'chance','{"line":"moth"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00058');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',35,'step','{"line":"+bee","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',36,'chance','{"line":"cricket"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',37,'step','{"line":"+cricket","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',38,'chance','{"line":"off:ladybug"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',39,'chance','{"line":"cricket"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00059');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',40,'step','{"line":"+moth","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',41,'chance','{"line":"ant"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00060');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',42,'step','{"line":"+bee","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',43,'chance','{"line":"cricket"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',44,'step','{"line":"!moth","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',45,'chance','{"line":"moth"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00061');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',46,'step','{"line":"+ladybug","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',47,'chance','{"line":"bee"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00062');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',48,'step','{"line":"!bee","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',49,'chance','{"line":"snail"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',50,'step','{"line":"+cricket","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',51,'chance','{"line":"ant"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00063');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',52,'step','{"line":"!ladybug","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',53,'chance','{"line":"ant"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00064');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',54,'step','{"line":"+ant","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',55,'chance','{"line":"bee"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',56,'step','{"line":"+cricket","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',57,'chance','{"line":"ladybug"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00065');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',58,'step','{"line":"!ant","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',59,'chance','{"line":"moth"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00066');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',60,'step','{"line":"!ant","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',61,'chance','{"line":"off:bee"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',62,'chance','{"line":"snail"}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',63,'step','{"line":"+bee","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',64,'chance','{"line":"snail"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00067');
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',65,'step','{"line":"+moth","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3ezurbmtwxshrmq6',66,'chance','{"line":"off:cricket"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00068');
INSERT INTO "events" VALUES('sv8cxm7wc4ycdn9g',1,'created','{"seats":[{"id":"fkrnx8ac74uraxpmzfywt4rnpn","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL);
INSERT INTO "events" VALUES('sv8cxm7wc4ycdn9g',2,'sat','{"guest":"5c2gimkq9735bix2xq5i4t77gq","name":"Cy","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('sv8cxm7wc4ycdn9g',3,'started','{"order":[0,1]}',NULL,NULL);
INSERT INTO "events" VALUES('sv8cxm7wc4ycdn9g',4,'step','{"line":"d1","seat":1}','fkrnx8ac74uraxpmzfywt4rnpn','key-00069');
INSERT INTO "events" VALUES('sv8cxm7wc4ycdn9g',5,'step','{"line":"c5","seat":2}','5c2gimkq9735bix2xq5i4t77gq','key-00070');
INSERT INTO "events" VALUES('sv8cxm7wc4ycdn9g',6,'step','{"line":"d4","seat":1}','fkrnx8ac74uraxpmzfywt4rnpn','key-00071');
INSERT INTO "events" VALUES('sv8cxm7wc4ycdn9g',7,'step','{"line":"/e3","seat":1}','fkrnx8ac74uraxpmzfywt4rnpn','key-00072');
INSERT INTO "events" VALUES('sv8cxm7wc4ycdn9g',8,'resigned','{"bot":null,"seat":2}','5c2gimkq9735bix2xq5i4t77gq','key-00073');
INSERT INTO "events" VALUES('4g2ajetz9fce97j4',1,'created','{"seats":[{"kind":"open"},{"id":"tr9muezim4ffhe5fjn8nbkxc7g","kind":"guest","name":"Ada"}]}',NULL,NULL);
INSERT INTO "events" VALUES('4g2ajetz9fce97j4',2,'sat','{"guest":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('4g2ajetz9fce97j4',3,'started','{"order":[0,1]}',NULL,NULL);
INSERT INTO "events" VALUES('4g2ajetz9fce97j4',4,'step','{"line":"b3","seat":1}','fkrnx8ac74uraxpmzfywt4rnpn','key-00074');
INSERT INTO "events" VALUES('4g2ajetz9fce97j4',5,'step','{"line":"e1","seat":2}','tr9muezim4ffhe5fjn8nbkxc7g','key-00075');
INSERT INTO "events" VALUES('4g2ajetz9fce97j4',6,'step','{"line":"d4","seat":1}','fkrnx8ac74uraxpmzfywt4rnpn','key-00076');
INSERT INTO "events" VALUES('4g2ajetz9fce97j4',7,'step','{"line":"b2","seat":2}','tr9muezim4ffhe5fjn8nbkxc7g','key-00077');
INSERT INTO "events" VALUES('4g2ajetz9fce97j4',8,'step','{"line":"/a2","seat":2}','tr9muezim4ffhe5fjn8nbkxc7g','key-00078');
INSERT INTO "events" VALUES('4g2ajetz9fce97j4',9,'step','{"line":"d2","seat":1}','fkrnx8ac74uraxpmzfywt4rnpn','key-00079');
INSERT INTO "events" VALUES('4g2ajetz9fce97j4',10,'step','{"line":"/e2","seat":1}','fkrnx8ac74uraxpmzfywt4rnpn','key-00080');
INSERT INTO "events" VALUES('pzrxbk7xwtwnqcqm',1,'created','{"seats":[{"bot":"random","kind":"bot","replaces":null},{"id":"5c2gimkq9735bix2xq5i4t77gq","kind":"guest","name":"Cy"}]}',NULL,NULL);
INSERT INTO "events" VALUES('pzrxbk7xwtwnqcqm',2,'started','{"order":[0,1]}',NULL,NULL);
INSERT INTO "events" VALUES('pzrxbk7xwtwnqcqm',3,'step','{"line":"d1","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('pzrxbk7xwtwnqcqm',4,'step','{"line":"a1","seat":2}','5c2gimkq9735bix2xq5i4t77gq','key-00081');
INSERT INTO "events" VALUES('pzrxbk7xwtwnqcqm',5,'step','{"line":"c5","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('pzrxbk7xwtwnqcqm',6,'step','{"line":"b3","seat":2}','5c2gimkq9735bix2xq5i4t77gq','key-00082');
INSERT INTO "events" VALUES('pzrxbk7xwtwnqcqm',7,'step','{"line":"b2","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('pzrxbk7xwtwnqcqm',8,'step','{"line":"/b1","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('pzrxbk7xwtwnqcqm',9,'step','{"line":"a2","seat":2}','5c2gimkq9735bix2xq5i4t77gq','key-00083');
INSERT INTO "events" VALUES('aqyr5hqp2irhzp6g',1,'created','{"seats":[{"id":"fkrnx8ac74uraxpmzfywt4rnpn","kind":"guest","name":"Bo"},{"kind":"open"}]}',NULL,NULL);
INSERT INTO "events" VALUES('aqyr5hqp2irhzp6g',2,'sat','{"guest":"5c2gimkq9735bix2xq5i4t77gq","name":"Cy","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('aqyr5hqp2irhzp6g',3,'started','{"order":[0,1]}',NULL,NULL);
INSERT INTO "events" VALUES('aqyr5hqp2irhzp6g',4,'chance','{"line":"1-2"}',NULL,NULL);
INSERT INTO "events" VALUES('aqyr5hqp2irhzp6g',5,'step','{"line":"+a2","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('aqyr5hqp2irhzp6g',6,'chance','{"line":"1-6"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00084');
INSERT INTO "events" VALUES('aqyr5hqp2irhzp6g',7,'step','{"line":"-a2","seat":2}','5c2gimkq9735bix2xq5i4t77gq','key-00085');
INSERT INTO "events" VALUES('aqyr5hqp2irhzp6g',8,'step','{"line":"+e2","seat":2}','5c2gimkq9735bix2xq5i4t77gq','key-00086');
INSERT INTO "events" VALUES('aqyr5hqp2irhzp6g',9,'step','{"line":"+d3","seat":2}','5c2gimkq9735bix2xq5i4t77gq','key-00087');
INSERT INTO "events" VALUES('aqyr5hqp2irhzp6g',10,'step','{"line":"+b1","seat":2}','5c2gimkq9735bix2xq5i4t77gq','key-00088');
INSERT INTO "events" VALUES('3dugpry3uehywhyv',1,'created','{"seats":[{"id":"tr9muezim4ffhe5fjn8nbkxc7g","kind":"guest","name":"Ada"},{"kind":"open"},{"kind":"open"}]}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',2,'sat','{"guest":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',3,'sat','{"guest":"5c2gimkq9735bix2xq5i4t77gq","name":"Cy","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',4,'started','{"order":[0,1,2]}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',5,'chance','{"line":"deal bee moth ant | ladybug snail moth | cricket snail snail"}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',6,'chance','{"line":"cricket"}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',7,'step','{"line":"!moth","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',8,'chance','{"line":"moth"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00089');
INSERT INTO "events" VALUES('3dugpry3uehywhyv',9,'step','{"line":"!snail","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',10,'chance','{"line":"off:bee"}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',11,'chance','{"line":"ladybug"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00090');
INSERT INTO "events" VALUES('3dugpry3uehywhyv',12,'step','{"line":"+ladybug","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',13,'chance','{"line":"off:snail"}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',14,'chance','{"line":"moth"}','5c2gimkq9735bix2xq5i4t77gq','key-00091');
INSERT INTO "events" VALUES('3dugpry3uehywhyv',15,'resigned','{"bot":"uct:iterations=500","seat":3}','5c2gimkq9735bix2xq5i4t77gq','key-00092');
INSERT INTO "events" VALUES('pzrxbk7xwtwnqcqm',10,'step','{"line":"b4","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',16,'step','{"line":"+cricket","seat":1}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',17,'chance','{"line":"bee"}','tr9muezim4ffhe5fjn8nbkxc7g','key-00093');
INSERT INTO "events" VALUES('3dugpry3uehywhyv',18,'step','{"line":"+ladybug","seat":2}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',19,'chance','{"line":"ladybug"}','fkrnx8ac74uraxpmzfywt4rnpn','key-00094');
INSERT INTO "events" VALUES('38ps296h9hxrvtp9',1,'created','{"seats":[{"id":"5c2gimkq9735bix2xq5i4t77gq","kind":"guest","name":"Cy"},{"kind":"open"}]}',NULL,NULL);
INSERT INTO "events" VALUES('7v4w78kfrshsbv89',1,'created','{"seats":[{"id":"tr9muezim4ffhe5fjn8nbkxc7g","kind":"guest","name":"Ada"},{"kind":"open"}]}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',20,'step','{"line":"+cricket","seat":3}',NULL,NULL);
INSERT INTO "events" VALUES('3dugpry3uehywhyv',21,'chance','{"line":"snail"}',NULL,NULL);
CREATE TABLE guests (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "guests" VALUES('tr9muezim4ffhe5fjn8nbkxc7g','Ada',1796102698);
INSERT INTO "guests" VALUES('fkrnx8ac74uraxpmzfywt4rnpn','Bo',1796102698);
INSERT INTO "guests" VALUES('5c2gimkq9735bix2xq5i4t77gq','Cy',1796102698);
CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
INSERT INTO "seated" VALUES('h69a6gh7fyhvnjk8','tr9muezim4ffhe5fjn8nbkxc7g');
INSERT INTO "seated" VALUES('h69a6gh7fyhvnjk8','fkrnx8ac74uraxpmzfywt4rnpn');
INSERT INTO "seated" VALUES('na8uf5m4h5d2dnh6','tr9muezim4ffhe5fjn8nbkxc7g');
INSERT INTO "seated" VALUES('wwyyabe8fh3zzpf9','fkrnx8ac74uraxpmzfywt4rnpn');
INSERT INTO "seated" VALUES('wwyyabe8fh3zzpf9','tr9muezim4ffhe5fjn8nbkxc7g');
INSERT INTO "seated" VALUES('3ezurbmtwxshrmq6','fkrnx8ac74uraxpmzfywt4rnpn');
INSERT INTO "seated" VALUES('3ezurbmtwxshrmq6','tr9muezim4ffhe5fjn8nbkxc7g');
INSERT INTO "seated" VALUES('sv8cxm7wc4ycdn9g','fkrnx8ac74uraxpmzfywt4rnpn');
INSERT INTO "seated" VALUES('sv8cxm7wc4ycdn9g','5c2gimkq9735bix2xq5i4t77gq');
INSERT INTO "seated" VALUES('4g2ajetz9fce97j4','fkrnx8ac74uraxpmzfywt4rnpn');
INSERT INTO "seated" VALUES('4g2ajetz9fce97j4','tr9muezim4ffhe5fjn8nbkxc7g');
INSERT INTO "seated" VALUES('aqyr5hqp2irhzp6g','fkrnx8ac74uraxpmzfywt4rnpn');
INSERT INTO "seated" VALUES('aqyr5hqp2irhzp6g','5c2gimkq9735bix2xq5i4t77gq');
INSERT INTO "seated" VALUES('pzrxbk7xwtwnqcqm','5c2gimkq9735bix2xq5i4t77gq');
INSERT INTO "seated" VALUES('38ps296h9hxrvtp9','5c2gimkq9735bix2xq5i4t77gq');
INSERT INTO "seated" VALUES('7v4w78kfrshsbv89','tr9muezim4ffhe5fjn8nbkxc7g');
INSERT INTO "seated" VALUES('3dugpry3uehywhyv','tr9muezim4ffhe5fjn8nbkxc7g');
INSERT INTO "seated" VALUES('3dugpry3uehywhyv','fkrnx8ac74uraxpmzfywt4rnpn');
CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "settings" VALUES('opened','1');
INSERT INTO "settings" VALUES('cookie-key','7ef0e3c43add99802e3f2a279657c2f8882ef688221f27a9f3b120ec00e34c59');
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
INSERT INTO "tables" VALUES('h69a6gh7fyhvnjk8','bug','hex2 swap','open','m38bzdmfmxyd2jy89zjpu7x83n',1796102698,1796102698,'over',13,'{"seats":[["black",{"kind":"guest","id":"tr9muezim4ffhe5fjn8nbkxc7g","name":"Ada"}],["white",{"kind":"guest","id":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo"}]],"to_act":null,"turn":8}');
INSERT INTO "tables" VALUES('na8uf5m4h5d2dnh6','herd','hex2','open','hjykec6arvp8jgzytyzh38pysg',1796102698,1796102700,'over',20,'{"seats":[["red",{"kind":"guest","id":"tr9muezim4ffhe5fjn8nbkxc7g","name":"Ada"}],["blue",{"kind":"bot","bot":"random","replaces":null}]],"to_act":null,"turn":3}');
INSERT INTO "tables" VALUES('wwyyabe8fh3zzpf9','bug-off','seats=2 copies=6','open','cj4qkwm8inz7pd4dyhnfy6wve9',1796102700,1796102701,'over',70,'{"seats":[["seat1",{"kind":"guest","id":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo"}],["seat2",{"kind":"guest","id":"tr9muezim4ffhe5fjn8nbkxc7g","name":"Ada"}]],"to_act":null,"turn":31}');
INSERT INTO "tables" VALUES('3ezurbmtwxshrmq6','bug-off','seats=3 copies=6','open','x9rqvirmv9q5zi9q6pkf79xgxg',1796102701,1796102704,'over',66,'{"seats":[["seat1",{"kind":"bot","bot":"uct:iterations=500","replaces":"Cy"}],["seat2",{"kind":"guest","id":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo"}],["seat3",{"kind":"guest","id":"tr9muezim4ffhe5fjn8nbkxc7g","name":"Ada"}]],"to_act":null,"turn":28}');
INSERT INTO "tables" VALUES('sv8cxm7wc4ycdn9g','bug','hex3','open','424uuicvajzbhqdtyk4rmci3rf',1796102704,1796102704,'over',8,'{"seats":[["black",{"kind":"guest","id":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo"}],["white",{"kind":"guest","id":"5c2gimkq9735bix2xq5i4t77gq","name":"Cy"}]],"to_act":null,"turn":3}');
INSERT INTO "tables" VALUES('4g2ajetz9fce97j4','bug','hex3','open','pf65uu34ci2nwbnne5i7j3wedj',1796102704,1796102704,'running',10,'{"seats":[["black",{"kind":"guest","id":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo"}],["white",{"kind":"guest","id":"tr9muezim4ffhe5fjn8nbkxc7g","name":"Ada"}]],"to_act":2,"turn":6}');
INSERT INTO "tables" VALUES('pzrxbk7xwtwnqcqm','bug','hex3','open','jysfsi4ngpz38eqycj74b9f8r9',1796102704,1796102706,'running',10,'{"seats":[["black",{"kind":"bot","bot":"random","replaces":null}],["white",{"kind":"guest","id":"5c2gimkq9735bix2xq5i4t77gq","name":"Cy"}]],"to_act":2,"turn":8}');
INSERT INTO "tables" VALUES('aqyr5hqp2irhzp6g','herd','hex3','open','ea3rcv5ffm7gtii3g53ac8qjxb',1796102705,1796102706,'running',10,'{"seats":[["red",{"kind":"guest","id":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo"}],["blue",{"kind":"guest","id":"5c2gimkq9735bix2xq5i4t77gq","name":"Cy"}]],"to_act":2,"turn":2}');
INSERT INTO "tables" VALUES('3dugpry3uehywhyv','bug-off','seats=3 copies=6','open','s2rjk64t9mtvjhnybhhitwreim',1796102706,1796102706,'running',21,'{"seats":[["seat1",{"kind":"guest","id":"tr9muezim4ffhe5fjn8nbkxc7g","name":"Ada"}],["seat2",{"kind":"guest","id":"fkrnx8ac74uraxpmzfywt4rnpn","name":"Bo"}],["seat3",{"kind":"bot","bot":"uct:iterations=500","replaces":"Cy"}]],"to_act":1,"turn":7}');
INSERT INTO "tables" VALUES('38ps296h9hxrvtp9','bug','hex2','open','5r9a9cf4k8yxb796w93ab5fqce',1796102706,1796102706,'waiting',1,'{"seats":[["black",{"kind":"guest","id":"5c2gimkq9735bix2xq5i4t77gq","name":"Cy"}],["white",{"kind":"open"}]],"to_act":null,"turn":0}');
INSERT INTO "tables" VALUES('7v4w78kfrshsbv89','herd','hex2','link','3rs7tbbgjtgbzvija5aztjsjtj',1796102706,1796102706,'waiting',1,'{"seats":[["red",{"kind":"guest","id":"tr9muezim4ffhe5fjn8nbkxc7g","name":"Ada"}],["blue",{"kind":"open"}]],"to_act":null,"turn":0}');
CREATE INDEX tables_by_status ON tables (status, access, updated_at);
CREATE INDEX seated_by_guest ON seated (guest);
COMMIT;
