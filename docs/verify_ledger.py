#!/usr/bin/env python3
"""Checks a published Meritum ledger. Python 3.8 or newer, nothing else; no network.

    python3 verify_ledger.py ledger.json
    python3 verify_ledger.py ledger.json --root ROOT --rules-hash HASH

ROOT was published when judging closed, HASH before it opened. Without them this can
only tell that the ledger agrees with itself; with them, that it is the same season.
It ends with 0 when everything holds and with 1 when something does not.

This file shares no code with the programme's own. What it computes:

1. The rules' hash: SHA-256 of their JSON, members sorted, without spaces, as UTF-8.
2. For every entry and every rating a commitment, SHA-256 of some lines of text.
3. The Merkle root of all commitments, sorted, as in RFC 6962, section 2.1.
4. For every entry the score, the weighted mean of all numbers that judges gave it,
   as an exact fraction, and the first tier whose cut it reaches.
5. If two organisers signed: that their statement is about these rules, ratings and
   voids, and that their passkeys' signatures of it (ES256, FIPS 186-4) are valid. It
   does not say whose passkeys they are; the organisers know their own.
"""

import argparse
import base64
import hashlib
import json
import sys
from fractions import Fraction


def sha256(data):
    return hashlib.sha256(data).digest()


def hash_of_lines(*lines):
    return hashlib.sha256("\n".join(lines).encode("utf-8")).hexdigest()


def hash_of_rules(rules):
    text = json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def commitment_to_entry(rules_hash, pseudonym):
    return hash_of_lines("meritum-entry/1", rules_hash, pseudonym)


def commitment_to_rating(rules_hash, row):
    scores = ",".join(str(score) for score in row["scores"])
    return hash_of_lines("meritum-rating/1", rules_hash, row["entry"], scores, row["salt"])


def merkle_root(leaves):
    """RFC 6962, 2.1: leaves and nodes are hashed with different first bytes."""
    if not leaves:
        return sha256(b"")
    if len(leaves) == 1:
        return sha256(b"\x00" + leaves[0])
    split = 1 << ((len(leaves) - 1).bit_length() - 1)
    return sha256(b"\x01" + merkle_root(leaves[:split]) + merkle_root(leaves[split:]))


def is_rating(rules, scores):
    scale = rules["scale"]
    return len(scores) == len(rules["criteria"]) and all(
        type(score) is int and scale["from"] <= score <= scale["to"] for score in scores
    )


def outcome(rules, ratings):
    """The score to two decimals, the rest cut off, and the tier; or nothing of both."""
    if len(ratings) < rules["minimumRatings"]:
        return None, None
    weights = [criterion["weight"] for criterion in rules["criteria"]]
    total = sum(w * s for scores in ratings for w, s in zip(weights, scores))
    score = Fraction(total, sum(weights) * len(ratings))
    whole, hundredths = divmod(int(score * 100), 100)
    tiers = (t["name"] for t in rules["tiers"] if score * 100 >= t["fromHundredths"])
    return "%d.%02d" % (whole, hundredths), next(tiers, None)


# The curve P-256 (FIPS 186-4, D.1.2.3): y^2 = x^3 - 3x + B over the prime P, with the
# base point G of order N. A point is a pair of numbers, None the point at infinity.
P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)


def plus(one, other):
    if one is None or other is None:
        return one or other
    (x1, y1), (x2, y2) = one, other
    if x1 == x2 and (y1 + y2) % P == 0:
        return None
    if one == other:
        slope = (3 * x1 * x1 - 3) * pow(2 * y1, -1, P)
    else:
        slope = (y2 - y1) * pow(x2 - x1, -1, P)
    x = (slope * slope - x1 - x2) % P
    return x, (slope * (x1 - x) - y1) % P


def times(number, point):
    result = None
    while number:
        if number & 1:
            result = plus(result, point)
        point = plus(point, point)
        number >>= 1
    return result


def bytes_of(base64url):
    return base64.urlsafe_b64decode(base64url + "=" * (-len(base64url) % 4))


def is_es256(key, signature, data):
    x, y = (int.from_bytes(bytes_of(key[name]), "big") for name in ("x", "y"))
    r, s = (int.from_bytes(half, "big") for half in (signature[:32], signature[32:]))
    on_curve = x < P and y < P and (y * y - x**3 + 3 * x - B) % P == 0
    if not on_curve or len(signature) != 64 or not (0 < r < N and 0 < s < N):
        return False
    inverse = pow(s, -1, N)
    digest = int.from_bytes(sha256(data), "big")
    point = plus(times(digest * inverse % N, G), times(r * inverse % N, (x, y)))
    return point is not None and point[0] % N == r


def is_signed(statement, given):
    """Whether a passkey signed the statement; None for a kind of key unknown here."""
    data, client = bytes_of(given["authenticatorData"]), bytes_of(given["clientDataJSON"])
    asked = json.loads(client)
    challenge = bytes_of(asked["challenge"]) == sha256(statement.encode("utf-8"))
    # The device says in its flags that its owner was there (1) and proved it (4).
    if asked["type"] != "webauthn.get" or not challenge or data[32] & 5 != 5:
        return False
    if given["publicKey"]["kty"] != "EC":
        return None
    return is_es256(given["publicKey"], bytes_of(given["signature"]), data + sha256(client))


def check_decision(ledger, rules_hash, root):
    """What does not hold of the organisers' decision, in words."""
    statement, signatures = ledger["decision"]["statement"], ledger["decision"]["signatures"]
    said = json.loads(statement)
    voided = sorted(
        "%s %s" % (one["commitment"], one["reason"])
        for one in ledger["sealed"]
        if "voided" in one["reason"]
    )
    about = {
        "format": "meritum-outcome/2",
        "rulesHash": rules_hash,
        "root": root,
        "voided": hash_of_lines(*voided),
    }
    text = json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    problems = []
    if text != statement or any(said.get(name) != value for name, value in about.items()):
        problems.append("What the two organisers signed is not about this ledger.")
    keys = [json.dumps(one["publicKey"], sort_keys=True) for one in signatures]
    if len(set(keys)) < len(keys):
        problems.append("Both signatures are by the same passkey.")
    if any(is_signed(statement, one) is False for one in signatures):
        problems.append("A signature of the outcome is not valid.")
    return problems


def check(ledger, root=None, rules_hash=None):
    """What does not hold, in words, and everything as computed here."""
    problems = []
    rules = ledger["rules"]
    own_hash = hash_of_rules(rules)
    if ledger["rulesHash"] != own_hash:
        problems.append("The hash in the ledger is not that of its rules.")
    if rules_hash not in (None, own_hash):
        problems.append("These are not the rules that were published.")

    commitments = [commitment_to_entry(own_hash, e["pseudonym"]) for e in ledger["entries"]]
    commitments += [commitment_to_rating(own_hash, row) for row in ledger["rows"]]
    commitments += [seal["commitment"] for seal in ledger["sealed"]]
    own_root = merkle_root([bytes.fromhex(one) for one in sorted(commitments)]).hex()
    if ledger["root"] != own_root:
        problems.append("The ratings do not lead to the root in the ledger.")
    if root not in (None, own_root):
        problems.append("The ratings do not lead to the root that was published.")
    if ledger["size"] != len(commitments):
        problems.append("There are more or fewer entries and ratings than the ledger says.")
    if len(set(commitments)) < len(commitments):
        problems.append("An entry or a rating is counted twice.")

    ratings = {entry["pseudonym"]: [] for entry in ledger["entries"]}
    for row in ledger["rows"]:
        if row["entry"] not in ratings:
            problems.append("%s is rated but not listed." % row["entry"])
        elif not is_rating(rules, row["scores"]):
            problems.append("%s has a rating outside of the rules." % row["entry"])
        else:
            ratings[row["entry"]].append(row["scores"])

    entries = []
    for entry in ledger["entries"]:
        own = ratings[entry["pseudonym"]]
        score, tier = outcome(rules, own)
        entries.append(
            {"pseudonym": entry["pseudonym"], "ratings": len(own), "score": score, "tier": tier}
        )
        if (entry["ratings"], entry["score"], entry["tier"]) != (len(own), score, tier):
            problems.append("%s comes to another result." % entry["pseudonym"])
        if "name" in entry and tier is None:
            problems.append("%s is named without an award." % entry["pseudonym"])
    if "decision" in ledger:
        problems += check_decision(ledger, own_hash, own_root)
    return problems, {"rulesHash": own_hash, "root": own_root, "entries": entries}


def print_decision(decision):
    statement, signatures = decision["statement"], decision["signatures"]
    outcome_hash = sha256(statement.encode("utf-8")).hex()
    print("Outcome %s" % outcome_hash)
    print("Signed with a passkey by %d of 2 organisers." % len(signatures))
    unknown = sum(is_signed(statement, one) is None for one in signatures)
    if unknown:
        print("Not ES256, so not checked here: %d." % unknown)
    for act in json.loads(statement)["acts"]:
        print("%s: %d, by %d organisers" % (act["kind"], act["times"], act["organisers"]))


def main():
    parser = argparse.ArgumentParser(description="Checks a published Meritum ledger.")
    parser.add_argument("ledger", help="a .json file, or a .jsonl file with a ledger in each line")
    parser.add_argument("--root", help="the root as it was published when judging closed")
    parser.add_argument("--rules-hash", help="the rules' hash as it was published before")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each ledger")
    options = parser.parse_args()
    with open(options.ledger, encoding="utf-8", newline="\n") as file:
        texts = list(file) if options.ledger.endswith(".jsonl") else [file.read()]
    all_hold = True
    for text in texts:
        try:
            ledger = json.loads(text)
            problems, found = check(ledger, options.root, options.rules_hash)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            sys.exit("This is not a ledger: %s %s" % (type(error).__name__, error))
        all_hold = all_hold and not problems
        if options.json:
            line = {"valid": not problems, **found}
            print(json.dumps(line, separators=(",", ":"), ensure_ascii=False))
            continue
        for entry in found["entries"]:
            result = "%s %s" % (entry["score"] or "no result", entry["tier"] or "no award")
            print("%s  %d ratings  %s" % (entry["pseudonym"], entry["ratings"], result))
        print("Rules %s\nRoot  %s" % (found["rulesHash"], found["root"]))
        if "decision" in ledger:
            print_decision(ledger["decision"])
        print("\n".join(problems) if problems else "Everything holds.")
    sys.exit(0 if all_hold else 1)


if __name__ == "__main__":
    main()
