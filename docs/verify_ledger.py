#!/usr/bin/env python3
"""Checks a published Meritum ledger. Python 3.8 or newer, nothing else; no network.

    python3 verify_ledger.py ledger.json
    python3 verify_ledger.py ledger.json --root ROOT --rules-hash HASH --voids-root VOIDS
    python3 verify_ledger.py ledger.json --receipt receipts.json --public-key KEY

ROOT was published when judging closed, HASH before it opened, VOIDS with the results.
Without them this can only tell that the ledger agrees with itself; with them, that it
is the same season.
It ends with 0 when everything holds, with 1 when something does not, and with 2 when a
file could not be read.

This file shares no code with the programme's own. What it computes:

1. The rules' hash: SHA-256 of their JSON, members sorted, without spaces, as UTF-8.
2. For every entry and every rating a commitment, SHA-256 of some lines of text.
3. The Merkle root of all commitments, sorted, as in RFC 6962, section 2.1.
4. For every entry the score, the weighted mean of all numbers that judges gave it,
   as an exact fraction, and the first tier whose cut it reaches; where ratings were
   voided, the same once more with them.
5. The hash of the list of all voids, and whether the judges' ratings add up.
6. That what two organisers confirmed is about these rules, ratings and voids.
"""

import argparse
import hashlib
import json
import sys
from collections import Counter
from fractions import Fraction

FORMAT = "meritum-ledger/2"
VOID_REASONS = ("conflict", "irregular", "ineligible", "error")


def sha256(data):
    return hashlib.sha256(data).digest()


def hash_of_lines(*lines):
    # Otherwise two records of different lines could have one hash. The second line is a hash that was
    # computed here, or a name, which may be any text.
    if any("\n" in line for line in lines[2:]):
        raise ValueError("a value has a line break")
    return hashlib.sha256("\n".join(lines).encode("utf-8")).hexdigest()


def hash_of_json(value):
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


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


def commitments_in(ledger, rules_hash):
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


def voids_in(ledger, rules_hash):
    """All voids in one order; what was voided of an erased entry is still listed."""
    voids = {}
    for row in ledger["voided"]:
        own = voids.setdefault(("rating", row["entry"], row["reason"]), [])
        own.append(commitment_to_rating(rules_hash, row))
    for entry in ledger["sealed"]:
        for one in entry["voided"]:
            own = voids.setdefault(("rating", entry["pseudonym"], one["reason"]), [])
            own.append(one["commitment"])
        if "reason" in entry:
            voids["entry", entry["pseudonym"], entry["reason"]] = entry["ratings"]
    return [
        {"kind": kind, "entry": entry, "reason": reason, "ratings": sorted(ratings)}
        for (kind, entry, reason), ratings in sorted(voids.items())
    ]


def sealed_ratings(entries):
    return sum(len(entry["ratings"]) for entry in entries)


def counts_in(ledger):
    voided = [entry for entry in ledger["sealed"] if entry["state"] == "voided"]
    erased = [entry for entry in ledger["sealed"] if entry["state"] == "erased"]
    singly = sum(len(entry["voided"]) for entry in erased)
    return {
        "entries": len(ledger["entries"]),
        "ratings": len(ledger["rows"]),
        "voidedEntries": len(voided),
        "voidedRatings": len(ledger["voided"]) + singly + sealed_ratings(voided),
        "erasedEntries": len(erased),
        "erasedRatings": sealed_ratings(erased) - singly,
    }


def seals_are_sound(ledger):
    """Ratings are withheld only where an entry was voided, with a reason, or deleted."""
    reasons = [row["reason"] for row in ledger["voided"]]
    for entry in ledger["sealed"]:
        if entry["state"] not in ("voided", "erased"):
            return False
        if (entry["state"] == "voided") != ("reason" in entry):
            return False
        if not {one["commitment"] for one in entry["voided"]} <= set(entry["ratings"]):
            return False
        reasons += [one["reason"] for one in entry["voided"]]
        reasons += [entry["reason"]] if "reason" in entry else []
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


def check_statement(statement, rules_hash, root, voids_hash):
    """What does not hold of the organisers' statement, in words."""
    said = json.loads(statement)
    about = {
        "format": "meritum-outcome/2",
        "rulesHash": rules_hash,
        "root": root,
        "voided": voids_hash,
    }
    text = json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    if text != statement or any(said.get(name) != value for name, value in about.items()):
        return ["The organisers confirmed other data than this ledger contains."]
    return []


def check(ledger, root=None, rules_hash=None, voids_root=None):
    """What does not hold, in words, and everything as computed here."""
    problems = []
    if ledger["format"] != FORMAT:
        raise ValueError("Its format is not %s." % FORMAT)
    rules = ledger["rules"]
    own_hash = hash_of_json(rules)
    if ledger["rulesHash"] != own_hash:
        problems.append("The hash in the ledger is not that of its rules.")
    if rules_hash not in (None, own_hash):
        problems.append("These are not the rules that were published.")

    commitments = commitments_in(ledger, own_hash)
    own_root = merkle_root([bytes.fromhex(one) for one in sorted(commitments)]).hex()
    if ledger["root"] != own_root:
        problems.append("The ratings do not match the root in the ledger.")
    if root not in (None, own_root):
        problems.append("The ratings do not match the root published when judging closed.")
    if ledger["size"] != len(commitments):
        problems.append("There are more or fewer entries and ratings than the ledger says.")
    if len(set(commitments)) < len(commitments):
        problems.append("An entry or a rating is counted twice.")

    voids = voids_in(ledger, own_hash)
    own_voids_root = hash_of_json(voids)
    if ledger["voidsRoot"] != own_voids_root:
        problems.append("The hash of the list of voids is not that of the voids in the ledger.")
    if voids_root not in (None, own_voids_root):
        problems.append("These are not the voids that were published with the results.")
    problems += check_statement(ledger["statement"], own_hash, own_root, own_voids_root)
    if not seals_are_sound(ledger):
        problems.append("Something is withheld without a voided or deleted entry or a reason.")
    if not judges_add_up(ledger):
        problems.append("The ratings of the judges do not add up to those of the entries.")

    listed = ledger["entries"] + ledger["sealed"]
    if len({entry["pseudonym"] for entry in listed}) < len(listed):
        problems.append("An entry is listed twice.")
    counted = {entry["pseudonym"]: [] for entry in ledger["entries"]}
    voided = {entry["pseudonym"]: [] for entry in ledger["entries"]}
    rows = [(row, counted) for row in ledger["rows"]]
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
        if not name_is_committed(entry):
            problems.append("%s has another name than when judging closed." % name)
    counts = counts_in(ledger)
    hashes = {"rulesHash": own_hash, "root": own_root, "voidsRoot": own_voids_root}
    return problems, {**hashes, "counts": counts, "voids": voids, "entries": entries}


def result_line(result):
    return "%s %s" % (result["score"] or "no result", result["tier"] or "no award")


def report(found):
    for entry in found["entries"]:
        line = "%s  %d ratings  %s" % (entry["pseudonym"], entry["ratings"], result_line(entry))
        if "withVoided" in entry:
            line += "; with its voided ratings %s" % result_line(entry["withVoided"])
        print(line)
    for void in found["voids"]:
        what = "the whole entry, " if void["kind"] == "entry" else ""
        number = "%d ratings (%s)" % (len(void["ratings"]), void["reason"])
        print("Voided of %s: %s%s" % (void["entry"], what, number))
    print("Rules %(rulesHash)s\nRoot  %(root)s\nVoids %(voidsRoot)s" % found)
    print(
        "%(entries)d entries, %(ratings)d ratings; voided: %(voidedEntries)d entries,"
        " %(voidedRatings)d ratings; erased: %(erasedEntries)d entries,"
        " %(erasedRatings)d ratings." % found["counts"]
    )


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


def seals_in(ledger):
    """The commitments of ratings that are withheld, with the reason."""
    words = {"voided": "rating of a voided entry", "erased": "rating of an erased entry"}
    return [(one, words[entry["state"]]) for entry in ledger["sealed"] for one in entry["ratings"]]


def answer_to(receipt, ledger, found_hashes, public_key):
    """What the ledger says of a judge's receipt, in words."""
    own_hash = found_hashes["rulesHash"]
    if receipt.get("rulesHash", own_hash) != own_hash:
        return "For another season or category: look it up in the ledger of that one."
    commitment, half, given = receipt["commitment"], receipt["judgeHalf"], receipt.get("scores")
    rows = ledger["rows"] + ledger["voided"]
    found = [row for row in rows if commitment_to_rating(own_hash, row) == commitment]
    seals = [reason for one, reason in seals_in(ledger) if one == commitment]
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
        return "Covered by the root, but not published (%s)." % seals[0]
    if "reason" in found[0]:
        return "In the ledger, but voided (%s): %s." % (found[0]["reason"], rating_words(found[0]))
    if given is None:
        return (
            "In the ledger: %s. This receipt does not say what you gave, so compare the"
            " numbers yourself."
        ) % rating_words(found[0])
    return "In the ledger as you gave it: %s." % rating_words(found[0])


def entry_in(ledger, own_hash, pseudonym):
    """What the ledger says of an entry, in words, and its commitment; nothing if it is not there."""
    for entry in ledger["entries"] + ledger["sealed"]:
        if entry["pseudonym"] != pseudonym:
            continue
        if "state" in entry:
            commitment = commitment_to_entry(own_hash, entry, len(entry["ratings"]))
            if entry["state"] == "erased":
                return "Covered by the root, but deleted on request.", commitment
            return "Covered by the root, but voided (%s)." % entry["reason"], commitment
        number, result = entry["ratings"], "no result"
        if entry["score"] is not None:
            result = "%s, %s" % (entry["score"], entry["tier"] or "no award")
        words = "In the ledger with %d rating%s: %s." % (number, "" if number == 1 else "s", result)
        rated = [row for row in ledger["rows"] + ledger["voided"] if row["entry"] == pseudonym]
        return words, commitment_to_entry(own_hash, entry, len(rated))
    return None


def answer_to_nominator(receipt, ledger, found_hashes, public_key):
    """What the ledger says of a nominator's receipt, in words."""
    found = entry_in(ledger, found_hashes["rulesHash"], receipt["pseudonym"])
    if found is None:
        about = ledger["rules"]["season"], ledger["rules"]["category"]
        if (receipt["season"], receipt["category"]) != about:
            return "For another season or category: look it up in the ledger of that one."
        if public_key is None:
            return (
                "Not in this ledger. Its signature could not be checked: its key is not known"
                " here, or Ed25519 is missing here."
            )
        stated = (receipt[name] for name in ("pseudonym", "version", "at"))
        text = "\n".join(("meritum-entry-receipt/1", *stated))
        if not is_signed(public_key, text, receipt["signature"]):
            return "Not in this ledger, and not signed by us."
        return (
            "Signed by us, but not in this ledger: keep this file, it proves it."
            " (That is right only if the entry was withdrawn, or returned to you, before"
            " judging closed.)"
        )
    words, commitment = found
    proof = receipt.get("proof")
    if proof and (
        proof["commitment"] != commitment or root_from(commitment, proof) != found_hashes["root"]
    ):
        return (
            "In the ledger, but the proof in your receipt is of something else or leads to"
            " another root. Keep this file and report it."
        )
    return words


def missing_words(receipt, is_ours):
    if receipt.get("setAside"):
        return (
            "Not in this ledger: by the portal it was set aside, because you undid it or"
            " because the nominator sent another text after it. If neither is true, keep this"
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


def print_statement(statement):
    print("Outcome %s, confirmed by two organisers" % sha256(statement.encode("utf-8")).hex())
    for act in json.loads(statement)["acts"]:
        two = act["kind"] in (
            "ratings voided", "entries voided", "conflicts lifted", "deadlines extended",
            "accounts handed over")
        how = "confirmed by" if two else "by"
        print("%s: %d, %s %d organisers" % (act["kind"], act["times"], how, act["organisers"]))


def main():
    parser = argparse.ArgumentParser(description="Checks a published Meritum ledger.")
    parser.add_argument("ledger", help="a .json file, or a .jsonl file with a ledger in each line")
    parser.add_argument("--root", help="the root as it was published when judging closed")
    parser.add_argument("--rules-hash", help="the rules' hash as it was published before")
    parser.add_argument("--receipt", help="a judge's or nominator's file of receipts, to be looked up")
    parser.add_argument("--public-key", help="the key as it was published, for the signatures")
    parser.add_argument("--voids-root", help="the hash of the list of voids as it was published")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each ledger")
    options = parser.parse_args()
    receipts = []
    try:
        with open(options.ledger, encoding="utf-8-sig", newline="\n") as file:
            texts = list(file) if options.ledger.endswith(".jsonl") else [file.read()]
        if options.receipt:
            with open(options.receipt, encoding="utf-8-sig") as file:
                receipts = receipts_in(file.read())
    except (OSError, KeyError, TypeError, ValueError) as error:
        parser.error("A file could not be read: %s" % error)
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
        report(found)
        print_statement(ledger["statement"])
        print("\n".join(problems) if problems else "All checks passed.")
        for receipt in receipts:
            try:
                if "pseudonym" in receipt:
                    answer = answer_to_nominator(receipt, ledger, found, options.public_key)
                    print("Entry %s: %s" % (receipt["pseudonym"], answer))
                    continue
                answer = answer_to(receipt, ledger, found, options.public_key)
                print("Receipt %s: %s" % (receipt["commitment"][:8], answer))
            except (KeyError, TypeError, ValueError, AttributeError):
                sys.exit("This is not a receipt of one of our portals.")
    sys.exit(0 if all_hold else 1)


if __name__ == "__main__":
    main()
