"""What it costs that an action is on the disk before it is acknowledged, on this disk: rows as those of a table's log,
each in a transaction of its own, by SQLite with a write-ahead log and each kind of care in turn.

    python3 docs/durability.py [FOLDER]
"""

import sqlite3, sys, tempfile, time

CARE = ["FULL", "NORMAL", "OFF"]
with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
    databases, times = {}, {care: [] for care in CARE}
    for care in CARE:
        database = databases[care] = sqlite3.connect(f"{folder}/{care}.db", isolation_level=None)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute(f"PRAGMA synchronous = {care}")
        database.execute("CREATE TABLE log (id TEXT, version INTEGER, body TEXT, PRIMARY KEY (id, version))")
    for version in range(3000):
        for care in CARE:
            begun = time.perf_counter()
            row = (f"table {version % 50}", version, "x" * 200)
            databases[care].execute("INSERT INTO log VALUES (?, ?, ?)", row)
            times[care].append(1000 * (time.perf_counter() - begun))
    for care in CARE:
        databases[care].close()
        ordered = sorted(times[care])
        middle, most, last = (ordered[int(len(ordered) * part)] for part in (0.5, 0.99, 0.9999))
        print(f"{care:6}  median {middle:.3f} ms, 99 of 100 {most:.3f} ms, longest {last:.1f} ms")
