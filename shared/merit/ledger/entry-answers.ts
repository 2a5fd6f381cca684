import type { EntryReceiptStatement } from '../log/entry-receipt';
import { entryCommitmentOf } from './commitment';
import { isGiven, listedIn, proofIn } from './held-receipts';
import type { Ledger } from './ledger';
import { type InclusionProof, rootFrom } from './merkle';
import type { Signed } from './signature';

/** A nominator's receipt as saved by the portal or mailed at closing. */
interface HeldEntryReceipt extends EntryReceiptStatement {
  season: string;
  category: string;
  keyId: string;
  signature: string;
  /** Null in a file saved before judging was closed. */
  proof: (InclusionProof & { commitment: string }) | null;
}

const texts = ['pseudonym', 'version', 'at', 'season', 'category', 'keyId', 'signature'] as const;

function entryReceiptIn(value: unknown): HeldEntryReceipt | undefined {
  if (!isGiven(value) || !texts.every((name) => typeof value[name] === 'string')) return undefined;
  const proof = proofIn(value.proof);
  const commitment = isGiven(value.proof) ? value.proof.commitment : undefined;
  const isWhole = proof && typeof commitment === 'string' && /^[0-9a-f]{64}$/.test(commitment);
  const stated = Object.fromEntries(texts.map((name) => [name, value[name]]));
  return {
    ...(stated as Record<(typeof texts)[number], string>),
    proof: isWhole ? { ...proof, commitment } : null,
  };
}

/** The receipts in a nominator's file; undefined for other texts, such as a judge's receipts. */
export function parseEntryReceipts(text: string): HeldEntryReceipt[] | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  const receipts = listedIn(text).map(entryReceiptIn);
  return receipts.length > 0 && receipts.every((one) => one !== undefined) ? receipts : undefined;
}

/** Describes an entry of a ledger in words, and whether the root contains it. */
function foundIn(
  ledger: Ledger,
  pseudonym: string,
): { words: string; commitment: string } | undefined {
  const { rulesHash } = ledger;
  const entry = ledger.entries.find((one) => one.pseudonym === pseudonym);
  const committed = (nameHash: string, ratings: number) =>
    entryCommitmentOf({ rulesHash, entry: pseudonym, nameHash, ratings });
  if (entry) {
    const { nameHash, ratings, score, tier } = entry;
    const own = [...ledger.rows, ...ledger.voided].filter((row) => row.entry === pseudonym);
    const result = score === null ? 'no result' : `${score}, ${tier ?? 'no award'}`;
    const words = `In the ledger with ${ratings} ${ratings === 1 ? 'rating' : 'ratings'}: ${result}.`;
    return { words, commitment: committed(nameHash, own.length) };
  }
  const sealed = ledger.sealed.find((one) => one.pseudonym === pseudonym);
  if (!sealed) return undefined;
  const { state, nameHash, ratings, reason } = sealed;
  const what = state === 'erased' ? 'deleted on request' : `voided${reason ? ` (${reason})` : ''}`;
  const words = `Covered by the root, but ${what}.`;
  return { words, commitment: committed(nameHash, ratings.length) };
}

function missingWords(signed: Signed): string {
  switch (signed) {
    case 'ours':
      return 'Signed by us, but not in this ledger: keep this file, it proves it. (That is right only if the entry was withdrawn, or returned to you, before judging closed.)';
    case 'not ours':
      return 'Not in this ledger, and not signed by us.';
    case 'not checked':
      return 'Not in this ledger. Its signature could not be checked: its key is not known here, or Ed25519 is missing here.';
  }
}

/** Answers for a nominator's receipt, in words. `root` is computed from the ledger. */
export function entryAnswer(
  ledger: Ledger,
  root: string,
  { receipt, signed }: { receipt: HeldEntryReceipt; signed: Signed },
): string {
  const { pseudonym, season, category, proof } = receipt;
  const found = foundIn(ledger, pseudonym);
  if (!found) {
    const isOfThis = season === ledger.rules.season && category === ledger.rules.category;
    return isOfThis
      ? missingWords(signed)
      : 'For another season or category: look it up in the ledger of that one.';
  }
  const { words, commitment } = found;
  const isProved = proof?.commitment === commitment && rootFrom(commitment, proof) === root;
  return proof && !isProved
    ? 'In the ledger, but the proof in your receipt is of something else or leads to another root. Keep this file and report it.'
    : words;
}
