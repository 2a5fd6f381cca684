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
    sys.exit(0 if all_hold else 1)


if __name__ == "__main__":
    main()
