#!/usr/bin/env python3
"""Checks that Meritum's public log has only grown between two of its signed heads.
Python 3.8 or newer, nothing else; no network.

    python3 verify_log.py earlier.json later.json --proof proof.json
    python3 verify_log.py earlier.json later.json --entries first.json second.json

A head is a file with the line of a mail that begins with meritum-log-head/1, or with
the JSON of /api/log/head. The proof is the JSON of /api/log/consistency for the two sizes. Instead of it, all entries (the
JSON of /api/log/entries, 1,000 in each file, in order) give both roots.
The keys are those in the JSON of a head; --key KEY takes one that you noted before.
It ends with 0 when everything holds and with 1 when something does not.

This file shares no code with the programme's own. What it computes:

1. The signature of each head, Ed25519 (RFC 8032) over four lines of text.
2. That one Merkle tree (RFC 6962) is the beginning of the other (RFC 9162, 2.1.4.2).
3. With the entries, both roots: a leaf is the JSON of an entry, members sorted,
   without spaces, as UTF-8.
"""

import argparse
import hashlib
import json
import re
import sys

FORMAT = "meritum-log-head/1"
LINE = re.compile(
    r"meritum-log-head/1\s+(\d{1,10})\s+([0-9a-f]{64})\s+(\S{20,30})\s+([\w-]{1,20})\s+([0-9a-f]{128})"
)


def sha256(data):
    return hashlib.sha256(data).digest()


def node(left, right):
    return sha256(b"\x01" + left + right)


def leaf(entry):
    text = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(b"\x00" + text.encode("utf-8"))


def root_of(leaves):
    """RFC 6962, 2.1: leaves and nodes are hashed with different first bytes."""
    if not leaves:
        return sha256(b"")
    if len(leaves) == 1:
        return leaves[0]
    split = 1 << ((len(leaves) - 1).bit_length() - 1)
    return node(root_of(leaves[:split]), root_of(leaves[split:]))


def is_consistent(first, second, path):
    """RFC 9162, 2.1.4.2."""
    if not 0 <= first["size"] <= second["size"]:
        return False
    if first["size"] == second["size"]:
        return not path and first["root"] == second["root"]
    if first["size"] == 0:
        return not path and first["root"] == sha256(b"").hex()
    nodes = [bytes.fromhex(one) for one in path]
    if first["size"] & (first["size"] - 1) == 0:
        nodes.insert(0, bytes.fromhex(first["root"]))
    if not nodes or any(len(one) != 32 for one in nodes):
        return False
    at, last = first["size"] - 1, second["size"] - 1
    while at & 1:
        at, last = at >> 1, last >> 1
    former = latter = nodes[0]
    for one in nodes[1:]:
        if last == 0:
            return False
        if at & 1 or at == last:
            former, latter = node(one, former), node(one, latter)
            while at and not at & 1:
                at, last = at >> 1, last >> 1
        else:
            latter = node(latter, one)
        at, last = at >> 1, last >> 1
    return last == 0 and former.hex() == first["root"] and latter.hex() == second["root"]


# Ed25519 as in RFC 8032, section 6. Slow, but of numbers alone.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def point_sum(a, b):
    (x1, y1, z1, t1), (x2, y2, z2, t2) = a, b
    m, n = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    e, f, g, h = n - m, d - c, d + c, n + m
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiple(factor, point):
    result = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            result = point_sum(result, point)
        point, factor = point_sum(point, point), factor >> 1
    return result


def point_from(data):
    """The point that 32 bytes stand for; None for other bytes."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & ((1 << 255) - 1)
    if y >= P:
        return None
    squared = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(squared, (P + 3) // 8, P)
    if (x * x - squared) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - squared) % P or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE = point_from((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(public_key, text, signature):
    key, r = point_from(public_key), point_from(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if key is None or r is None or s >= ORDER or len(signature) != 64:
        return False
    digest = hashlib.sha512(signature[:32] + public_key + text.encode("utf-8")).digest()
    h = int.from_bytes(digest, "little") % ORDER
    (x1, y1, z1, _), (x2, y2, z2, _) = multiple(s, BASE), point_sum(r, multiple(h, key))
    return (x1 * z2 - x2 * z1) % P == 0 and (y1 * z2 - y2 * z1) % P == 0


def read_head(file):
    """A head and the keys that stand beside it."""
    with open(file, encoding="utf-8-sig") as opened:
        text = opened.read()
    found = LINE.search(text)
    if found:
        size, root, at, key_id, signature = found.groups()
        head = {"size": int(size), "root": root, "at": at, "keyId": key_id}
        return {**head, "signature": signature}, []
    given = json.loads(text)
    return given.get("head", given), given.get("keys", [])


def statement_of(head):
    return "\n".join((FORMAT, str(head["size"]), head["root"], head["at"]))


def signature_problem(name, head, keys):
    known = [one["publicKey"] for one in keys if one["id"] in (head["keyId"], None)]
    signature = bytes.fromhex(head["signature"])
    if any(is_signed(bytes.fromhex(key), statement_of(head), signature) for key in known):
        return []
    return ["The %s head is not signed by a key that is given." % name]


def check(heads, keys, path, entries):
    """What does not hold, in words."""
    earlier, later = heads
    problems = signature_problem("earlier", earlier, keys)
    problems += signature_problem("later", later, keys)
    if later["size"] < earlier["size"]:
        return problems + ["The log has lost entries."]
    if entries is not None:
        leaves = [leaf(entry) for entry in entries]
        for name, head in (("earlier", earlier), ("later", later)):
            first = leaves[: head["size"]]
            if len(first) < head["size"] or root_of(first).hex() != head["root"]:
                problems.append("The entries do not lead to the %s head." % name)
    elif not is_consistent(earlier, later, path):
        problems.append("The log was changed: it is not the earlier one with entries added.")
    return problems


def loaded(file, name):
    with open(file, encoding="utf-8-sig") as opened:
        return json.load(opened)[name]


def main():
    parser = argparse.ArgumentParser(description="Checks that the public log has only grown.")
    parser.add_argument("earlier", help="a file with the head that you kept")
    parser.add_argument("later", help="a file with a later one")
    parser.add_argument("--proof", help="the consistency proof between their sizes")
    parser.add_argument("--entries", nargs="+", help="all entries, in as many files as it takes")
    parser.add_argument("--key", action="append", help="a public key, instead of those beside the heads")
    options = parser.parse_args()
    try:
        (earlier, keys), (later, others) = read_head(options.earlier), read_head(options.later)
        noted = [{"id": None, "publicKey": key} for key in options.key or []]
        given = noted or keys + others
        path = loaded(options.proof, "path") if options.proof else []
        files = options.entries
        entries = [entry for file in files for entry in loaded(file, "entries")] if files else None
        if entries is None and not options.proof and earlier["size"] < later["size"]:
            parser.error("give --proof or --entries")
        if entries is not None and len(entries) < later["size"]:
            missing = "entries from %d to %d are missing" % (len(entries), later["size"])
            parser.error(missing + "; one reply has 1,000 at most, so name several files in order")
        problems = check((earlier, later), given, path, entries)
    except (OSError, KeyError, TypeError, ValueError, AttributeError) as error:
        sys.exit("This could not be read: %s %s" % (type(error).__name__, error))
    print("Earlier: %s entries, %s" % (earlier["size"], earlier["at"]))
    print("Later:   %s entries, %s" % (later["size"], later["at"]))
    print("\n".join(problems) if problems else "The log has only grown.")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
