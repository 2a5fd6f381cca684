#!/usr/bin/env python3
"""Checks a published Meritum ledger. Python 3.8 or newer, nothing else; no network.

    python3 verify_ledger.py ledger.json
    python3 verify_ledger.py ledger.json --root ROOT --rules-hash HASH
    python3 verify_ledger.py ledger.json --receipt receipts.json --public-key KEY

ROOT was published when judging closed, HASH before it opened. Without them this can
only tell that the ledger agrees with itself; with them, that it is the same season.
It ends with 0 when everything holds and with 1 when something does not.

This file shares no code with the programme's own. What it computes:

1. The rules' hash: SHA-256 of their JSON, members sorted, without spaces, as UTF-8.
2. For every entry and every rating a commitment, SHA-256 of some lines of text.
3. The Merkle root of all commitments, sorted, as in RFC 6962, section 2.1.
4. For every entry the score, the weighted mean of all numbers that judges gave it,
   as an exact fraction, and the first tier whose cut it reaches.
"""

import argparse
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
    return problems, {"rulesHash": own_hash, "root": own_root, "entries": entries}


# Receipts of judges. Ed25519 as in RFC 8032, section 6, for checking signatures only.

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_1 = pow(2, (P - 1) // 4, P)


def add(a, b):
    """The sum of two points (x, y, z, t) with x/z and y/z on the curve and xy = zt."""
    e, f = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    g, h = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = f - e, h - g, h + g, f + e
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiply(factor, point):
    result = (0, 1, 1, 0)
    while factor > 0:
        if factor & 1:
            result = add(result, point)
        point = add(point, point)
        factor >>= 1
    return result


def point_of(data):
    """The point that 32 bytes say: y, and the lowest bit of x."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & ((1 << 255) - 1)
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_1 % P
    if y >= P or (x * x - square) % P or (x == 0 and sign):
        raise ValueError("not a point")
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(public_key, text, signature):
    try:
        key, both = bytes.fromhex(public_key), bytes.fromhex(signature)
        if len(key) != 32 or len(both) != 64:
            return False
        scalar = int.from_bytes(both[32:], "little")
        hashed = hashlib.sha512(both[:32] + key + text.encode("utf-8")).digest()
        factor = int.from_bytes(hashed, "little") % ORDER
        one = multiply(scalar, BASE)
        other = add(point_of(both[:32]), multiply(factor, point_of(key)))
    except ValueError:
        return False
    same_x = (one[0] * other[2] - other[0] * one[2]) % P == 0
    return scalar < ORDER and same_x and (one[1] * other[2] - other[1] * one[2]) % P == 0


def signature_on(receipt, public_key):
    """Whether the key signed the receipt's five lines; None where that is not known."""
    names = ("commitment", "judgeHalf", "rulesHash", "version", "signature", "keyId")
    if public_key is None or not all(type(receipt.get(name)) is str for name in names):
        return None
    lines = ("meritum-receipt/1",) + tuple(receipt[name] for name in names[:4])
    return is_signed(public_key, "\n".join(lines), receipt["signature"])


def rating_words(row):
    return "entry %s, %s" % (row["entry"], ", ".join(str(score) for score in row["scores"]))


def root_from(commitment, proof):
    """RFC 9162, 2.1.3.2: the root to which a leaf's path leads, or None."""
    at, last = proof["index"], proof["size"] - 1
    if not 0 <= at <= last:
        return None
    node = sha256(b"\x00" + bytes.fromhex(commitment))
    for step in map(bytes.fromhex, proof["path"]):
        if last == 0:
            return None
        if at % 2 or at == last:
            node = sha256(b"\x01" + step + node)
            while at % 2 == 0 and at:
                at, last = at >> 1, last >> 1
        else:
            node = sha256(b"\x01" + node + step)
        at, last = at >> 1, last >> 1
    return node.hex() if last == 0 else None


def answer_to(receipt, ledger, found_hashes, public_key):
    """What the ledger says of a judge's receipt, in words."""
    own_hash = found_hashes["rulesHash"]
    if receipt.get("rulesHash", own_hash) != own_hash:
        return "For another season or category: look it up in the ledger of that one."
    commitment, half, given = receipt["commitment"], receipt["judgeHalf"], receipt.get("scores")
    rows = ledger["rows"]
    found = [row for row in rows if commitment_to_rating(own_hash, row) == commitment]
    seals = [seal for seal in ledger["sealed"] if seal["commitment"] == commitment]
    is_other = bool(found) and found[0]["salt"][32:] != half
    own = [row for row in rows if row["salt"][32:] == half] if is_other or not found else found
    if own and given is not None and own[0]["scores"] != given:
        return (
            "In the ledger with other numbers than you gave: %s instead of %s."
            " Keep this file and report it."
        ) % (rating_words(own[0]), ", ".join(str(score) for score in given))
    if not found and not seals:
        return missing_words(receipt, signature_on(receipt, public_key))
    if is_other:
        return "Not yours: a rating with this receipt is there, but it was given to another judge."
    if receipt.get("proof") and root_from(commitment, receipt["proof"]) != found_hashes["root"]:
        return "In the ledger, but the proof in your receipt leads to another root."
    if not found:
        return "Covered by the root, but voided (%s)." % seals[0]["reason"]
    if given is None:
        return (
            "In the ledger: %s. This receipt does not say what you gave, so compare the"
            " numbers yourself."
        ) % rating_words(found[0])
    return "In the ledger as you gave it: %s." % rating_words(found[0])


def missing_words(receipt, is_ours):
    if receipt.get("setAside"):
        return (
            "Not in this ledger: by the portal, the nominator sent another text after this"
            " rating, and you were asked to rate again. If you were not asked, keep this"
            " file and report it."
        )
    if is_ours:
        return (
            "Signed by us, but not under the root: keep this file, it proves it."
            " (That is right only if the entry was returned to its nominator: for another text, or for good.)"
        )
    if is_ours is None:
        return (
            "Not in this ledger. Its signature could not be checked: it has none, its key is"
            " not known here, or Ed25519 is missing here."
        )
    return "Not in this ledger, and not signed by us."


def receipts_in(text):
    value = json.loads(text)
    listed = value["receipts"] if isinstance(value, dict) and "receipts" in value else value
    return listed if isinstance(listed, list) else [listed]


def main():
    parser = argparse.ArgumentParser(description="Checks a published Meritum ledger.")
    parser.add_argument("ledger", help="a .json file, or a .jsonl file with a ledger in each line")
    parser.add_argument("--root", help="the root as it was published when judging closed")
    parser.add_argument("--rules-hash", help="the rules' hash as it was published before")
    parser.add_argument("--receipt", help="a judge's file of receipts, to be looked up")
    parser.add_argument("--public-key", help="the key as it was published, for the signatures")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each ledger")
    options = parser.parse_args()
    with open(options.ledger, encoding="utf-8", newline="\n") as file:
        texts = list(file) if options.ledger.endswith(".jsonl") else [file.read()]
    receipts = []
    if options.receipt:
        with open(options.receipt, encoding="utf-8") as file:
            receipts = receipts_in(file.read())
    all_hold = True
    for text in texts:
        try:
            problems, found = check(json.loads(text), options.root, options.rules_hash)
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
        print("\n".join(problems) if problems else "Everything holds.")
        for receipt in receipts:
            try:
                answer = answer_to(receipt, json.loads(text), found, options.public_key)
                print("Receipt %s: %s" % (receipt["commitment"][:8], answer))
            except (KeyError, TypeError, ValueError, AttributeError):
                sys.exit("This is not a receipt of the judge portal.")
    sys.exit(0 if all_hold else 1)


if __name__ == "__main__":
    main()
