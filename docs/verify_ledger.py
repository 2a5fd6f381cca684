#!/usr/bin/env python3
"""Checks a published Meritum ledger. Python 3.8 or newer, nothing else; no network.

    python3 verify_ledger.py ledger.json
    python3 verify_ledger.py ledger.json --root ROOT --rules-hash HASH --voids-root VOIDS

ROOT was published when judging closed, HASH before it opened, VOIDS with the results.
Without them this can only tell that the ledger agrees with itself; with them, that it
is the same season.
It ends with 0 when everything holds and with 1 when something does not.

This file shares no code with the programme's own. What it computes:

1. The rules' hash: SHA-256 of their JSON, members sorted, without spaces, as UTF-8.
2. For every entry and every rating a commitment, SHA-256 of some lines of text.
3. The Merkle root of all commitments, sorted, as in RFC 6962, section 2.1.
4. For every entry the score, the weighted mean of all numbers that judges gave it,
   as an exact fraction, and the first tier whose cut it reaches; where ratings were
   voided, the same once more with them.
5. The hash of the list of all voids, and whether the judges' ratings add up.

Ledgers of format 1 are of contests that were closed earlier. They list no voids, and
their root covers neither names nor how many ratings an entry has.
"""

import argparse
import hashlib
import json
import sys
from collections import Counter
from fractions import Fraction

FORMATS = ("meritum-ledger/1", "meritum-ledger/2")
VOID_REASONS = ("conflict", "irregular", "ineligible", "error")
ABOUT_FORMAT_1 = (
    "This ledger is of format 1: it proves neither the names, nor which entry a voided or"
    " deleted rating belongs to, nor the results with the voided ratings."
)


def sha256(data):
    return hashlib.sha256(data).digest()


def hash_of_lines(*lines):
    return hashlib.sha256("\n".join(lines).encode("utf-8")).hexdigest()


def hash_of_json(value):
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def commitment_to_entry_1(rules_hash, entry):
    return hash_of_lines("meritum-entry/1", rules_hash, entry["pseudonym"])


def commitment_to_entry(rules_hash, entry, ratings):
    """It covers the name, by its hash, and the number of completed ratings."""
    lines = (rules_hash, entry["pseudonym"], entry["nameHash"], str(ratings))
    return hash_of_lines("meritum-entry/2", *lines)


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


def commitments_1(ledger, rules_hash):
    commitments = [commitment_to_entry_1(rules_hash, entry) for entry in ledger["entries"]]
    commitments += [commitment_to_rating(rules_hash, row) for row in ledger["rows"]]
    return commitments + [seal["commitment"] for seal in ledger["sealed"]]


def commitments_2(ledger, rules_hash):
    clear = ledger["rows"] + ledger["voided"]
    rated = Counter(row["entry"] for row in clear)
    commitments = [
        commitment_to_entry(rules_hash, entry, rated[entry["pseudonym"]])
        for entry in ledger["entries"]
    ]
    commitments += [commitment_to_rating(rules_hash, row) for row in clear]
    for entry in ledger["sealed"]:
        commitments.append(commitment_to_entry(rules_hash, entry, len(entry["ratings"])))
        commitments += entry["ratings"]
    return commitments


def voids_in(ledger):
    """All voids in one order; what was voided of an erased entry is still counted."""
    voids = Counter()
    for row in ledger["voided"]:
        voids["rating", row["entry"], row["reason"]] += 1
    for entry in ledger["sealed"]:
        for reason in entry["voided"]:
            voids["rating", entry["pseudonym"], reason] += 1
        if "reason" in entry:
            voids["entry", entry["pseudonym"], entry["reason"]] = len(entry["ratings"])
    return [
        {"kind": kind, "entry": entry, "reason": reason, "ratings": voids[kind, entry, reason]}
        for kind, entry, reason in sorted(voids)
    ]


def counts_1(ledger):
    of = Counter(seal["reason"] for seal in ledger["sealed"])
    return {
        "voidedEntries": of["entry voided"],
        "voidedRatings": of["rating voided"] + of["rating of a voided entry"],
        "erasedEntries": of["entry erased"],
        "erasedRatings": of["rating of an erased entry"],
    }


def sealed_ratings(entries):
    return sum(len(entry["ratings"]) for entry in entries)


def counts_2(ledger):
    voided = [entry for entry in ledger["sealed"] if entry["state"] == "voided"]
    erased = [entry for entry in ledger["sealed"] if entry["state"] == "erased"]
    singly = sum(len(entry["voided"]) for entry in erased)
    return {
        "voidedEntries": len(voided),
        "voidedRatings": len(ledger["voided"]) + singly + sealed_ratings(voided),
        "erasedEntries": len(erased),
        "erasedRatings": sealed_ratings(erased) - singly,
    }


def seals_are_sound_1(ledger):
    """Format 1 does not say which entry a seal belongs to, but there has to be one."""
    reasons = {seal["reason"] for seal in ledger["sealed"]}
    return ("rating of a voided entry" not in reasons or "entry voided" in reasons) and (
        "rating of an erased entry" not in reasons or "entry erased" in reasons
    )


def seals_are_sound(ledger):
    """Whatever is withheld belongs to an entry that is voided, with a reason, or erased."""
    reasons = [row["reason"] for row in ledger["voided"]]
    for entry in ledger["sealed"]:
        if entry["state"] not in ("voided", "erased"):
            return False
        if (entry["state"] == "voided") != ("reason" in entry):
            return False
        if len(entry["voided"]) > len(entry["ratings"]):
            return False
        reasons += entry["voided"] + ([entry["reason"]] if "reason" in entry else [])
    return all(reason in VOID_REASONS for reason in reasons)


def judges_add_up(ledger):
    given = len(ledger["rows"]) + len(ledger["voided"])
    given += sealed_ratings(ledger["sealed"])
    most = len(ledger["entries"]) + len(ledger["sealed"])
    by_judge = [judge["ratings"] for judge in ledger["judges"]]
    return sum(by_judge) == given and all(0 < ratings <= most for ratings in by_judge)


def name_is_committed(entry):
    if "name" not in entry or "nameSalt" not in entry:
        return "name" not in entry and "nameSalt" not in entry
    return entry["nameHash"] == hash_of_lines("meritum-name/1", entry["name"], entry["nameSalt"])


def result_of(rules, ratings):
    score, tier = outcome(rules, ratings)
    return {"ratings": len(ratings), "score": score, "tier": tier}


def check(ledger, root=None, rules_hash=None, voids_root=None):
    """What does not hold, in words, and everything as computed here."""
    problems = []
    if ledger["format"] not in FORMATS:
        raise ValueError("Its format is unknown.")
    is_first = ledger["format"] == FORMATS[0]
    rules = ledger["rules"]
    own_hash = hash_of_json(rules)
    if ledger["rulesHash"] != own_hash:
        problems.append("The hash in the ledger is not that of its rules.")
    if rules_hash not in (None, own_hash):
        problems.append("These are not the rules that were published.")

    commitments = (commitments_1 if is_first else commitments_2)(ledger, own_hash)
    own_root = merkle_root([bytes.fromhex(one) for one in sorted(commitments)]).hex()
    if ledger["root"] != own_root:
        problems.append("The ratings do not lead to the root in the ledger.")
    if root not in (None, own_root):
        problems.append("The ratings do not lead to the root that was published.")
    if ledger["size"] != len(commitments):
        problems.append("There are more or fewer entries and ratings than the ledger says.")
    if len(set(commitments)) < len(commitments):
        problems.append("An entry or a rating is counted twice.")

    voids = [] if is_first else voids_in(ledger)
    own_voids_root = None if is_first else hash_of_json(voids)
    if not is_first and ledger["voidsRoot"] != own_voids_root:
        problems.append("The hash of the list of voids is not that of the voids in the ledger.")
    if voids_root not in (None, own_voids_root):
        problems.append("These are not the voids that were published with the results.")
    if not (seals_are_sound_1 if is_first else seals_are_sound)(ledger):
        problems.append("Something is withheld without a voided or deleted entry or a reason.")
    if not is_first and not judges_add_up(ledger):
        problems.append("The ratings of the judges do not add up to those of the entries.")

    listed = ledger["entries"] if is_first else ledger["entries"] + ledger["sealed"]
    if len({entry["pseudonym"] for entry in listed}) < len(listed):
        problems.append("An entry is listed twice.")
    counted = {entry["pseudonym"]: [] for entry in ledger["entries"]}
    voided = {entry["pseudonym"]: [] for entry in ledger["entries"]}
    rows = [(row, counted) for row in ledger["rows"]]
    if not is_first:
        rows += [(row, voided) for row in ledger["voided"]]
    for row, ratings in rows:
        if row["entry"] not in ratings:
            problems.append("%s is rated but not listed." % row["entry"])
        elif not is_rating(rules, row["scores"]):
            problems.append("%s has a rating outside of the rules." % row["entry"])
        else:
            ratings[row["entry"]].append(row["scores"])

    entries = []
    for entry in ledger["entries"]:
        name = entry["pseudonym"]
        own = result_of(rules, counted[name])
        found = {"pseudonym": name, **own}
        if voided[name]:
            found["withVoided"] = result_of(rules, counted[name] + voided[name])
        entries.append(found)
        if {key: entry[key] for key in own} != own:
            problems.append("%s comes to another result." % name)
        if entry.get("withVoided") != found.get("withVoided"):
            problems.append("%s comes to another result with its voided ratings." % name)
        if "name" in entry and own["tier"] is None:
            problems.append("%s is named without an award." % name)
        if not is_first and not name_is_committed(entry):
            problems.append("%s has another name than when judging closed." % name)
    counts = {"entries": len(ledger["entries"]), "ratings": len(ledger["rows"])}
    counts.update((counts_1 if is_first else counts_2)(ledger))
    hashes = {"rulesHash": own_hash, "root": own_root, "voidsRoot": own_voids_root}
    return problems, {**hashes, "counts": counts, "voids": voids, "entries": entries}


def result_line(result):
    return "%s %s" % (result["score"] or "no result", result["tier"] or "no award")


def report(found, is_first):
    for entry in found["entries"]:
        line = "%s  %d ratings  %s" % (entry["pseudonym"], entry["ratings"], result_line(entry))
        if "withVoided" in entry:
            line += "; with its voided ratings %s" % result_line(entry["withVoided"])
        print(line)
    for void in found["voids"]:
        what = "the whole entry, " if void["kind"] == "entry" else ""
        print("Voided of %(entry)s: " % void + what + "%(ratings)d ratings (%(reason)s)" % void)
    print("Rules %s\nRoot  %s" % (found["rulesHash"], found["root"]))
    print(ABOUT_FORMAT_1 if is_first else "Voids %s" % found["voidsRoot"])
    print(
        "%(entries)d entries, %(ratings)d ratings; voided: %(voidedEntries)d entries,"
        " %(voidedRatings)d ratings; erased: %(erasedEntries)d entries,"
        " %(erasedRatings)d ratings." % found["counts"]
    )


def main():
    parser = argparse.ArgumentParser(description="Checks a published Meritum ledger.")
    parser.add_argument("ledger", help="a .json file, or a .jsonl file with a ledger in each line")
    parser.add_argument("--root", help="the root as it was published when judging closed")
    parser.add_argument("--rules-hash", help="the rules' hash as it was published before")
    parser.add_argument("--voids-root", help="the hash of the list of voids as it was published")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each ledger")
    options = parser.parse_args()
    with open(options.ledger, encoding="utf-8", newline="\n") as file:
        texts = list(file) if options.ledger.endswith(".jsonl") else [file.read()]
    all_hold = True
    for text in texts:
        try:
            ledger = json.loads(text)
            before = options.root, options.rules_hash, options.voids_root
            problems, found = check(ledger, *before)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            sys.exit("This is not a ledger: %s %s" % (type(error).__name__, error))
        all_hold = all_hold and not problems
        if options.json:
            line = {"valid": not problems, **found}
            print(json.dumps(line, separators=(",", ":"), ensure_ascii=False))
            continue
        report(found, ledger["format"] == FORMATS[0])
        print("\n".join(problems) if problems else "Everything holds.")
    sys.exit(0 if all_hold else 1)


if __name__ == "__main__":
    main()
