"""Recomputes every vector of FAIRNESS.md with the standard library alone; ends with 1 where one differs."""

import hashlib, hmac, json, pathlib, re, sys


def fields(*texts):
    return hashlib.sha256(b"".join(len(t).to_bytes(4, "big") + t for t in texts)).digest()


def words(key, label, number):
    for block in range(2**32):
        bytes = hmac.digest(key, label + number.to_bytes(4, "big") + block.to_bytes(4, "big"), "sha256")
        yield from (int.from_bytes(bytes[at : at + 4], "big") for at in range(0, 32, 4))


def below(stream, n):
    product = next(p for p in (word * n for word in stream) if p % 2**32 >= 2**32 % n)
    return product >> 32


def computed(v):
    seed, label = bytes.fromhex(v["seed"]), lambda name: b"vivarium/fair/1/" + name.encode()
    public = [v[name].encode() for name in ("table", "game", "setup")]
    seats = [bytes.fromhex(given.strip("-")) for given in v["seat_bytes"].split()]
    salt = fields(label("salt"), *public, *seats)
    # HKDF-SHA256 with one block: extract, then expand.
    key = hmac.digest(hmac.digest(salt, seed, "sha256"), label("key") + b"\x01", "sha256")
    lot, stream = list(range(len(seats))), words(key, label("lot"), 0)
    for last in range(len(seats) - 1, 0, -1):
        other = below(stream, last + 1)
        lot[last], lot[other] = lot[other], lot[last]
    draws = []
    for draw in v["draws"]:
        stream = words(key, label("draw"), draw["number"])
        draws.append({**draw, "results": [below(stream, n) for n in draw["below"]]})
    commitment = fields(label("commitment"), public[0], seed).hex()
    lot = " ".join(str(place + 1) for place in lot)
    return {**v, "commitment": commitment, "salt": salt.hex(), "key": key.hex(), "lot": lot, "draws": draws}


page = pathlib.Path(__file__).with_name("FAIRNESS.md").read_text(encoding="utf-8")
vectors = json.loads(re.search(r"```json\n(.*?)```", page, re.S)[1])
wrong = [v["table"] for v in vectors if computed(v) != v]
print(f"{len(vectors) - len(wrong)} of {len(vectors)} vectors agree", *wrong)
sys.exit(1 if wrong else 0)
