import { type EntryReceiptStatement, entryReceiptStatement } from '../log/entry-receipt';
import { entryCommitmentOf } from './commitment';
import { isGiven, listedIn, proofIn } from './held-receipts';
import type { Ledger, LedgerEntry, VoidReason } from './ledger';
import { type InclusionProof, rootFrom } from './merkle';
import { type PublishedKey, type Signed, signatureOfText } from './signature';

/** A nominator's receipt, as the portal saves it and the mail of the closing has it. */
export interface HeldEntryReceipt extends EntryReceiptStatement {
  season: string;
  category: string;
  keyId: string;
  signature: string;
  /** Null in a file from before judging was closed. */
  proof: (InclusionProof & { commitment: string }) | null;
}

const texts = ['pseudonym', 'version', 'at', 'season', 'category', 'keyId', 'signature'] as const;

function entryReceiptIn(value: unknown): HeldEntryReceipt | undefined {
  if (!isGiven(value) || !texts.every((name) => typeof value[name] === 'string')) return undefined;
  const proof = proofIn(value.proof);
  const commitment = isGiven(value.proof) ? value.proof.commitment : undefined;
  const isWhole = proof !== null && /^[0-9a-f]{64}$/.test(`${commitment}`);
  const stated = Object.fromEntries(texts.map((name) => [name, value[name]]));
  return {
    ...(stated as Record<(typeof texts)[number], string>),
    proof: isWhole ? { ...proof, commitment: `${commitment}` } : null,
  };
}

/** The receipts in a nominator's file; undefined for any other text, such as a judge's receipts. */
export function parseEntryReceipts(text: string): HeldEntryReceipt[] | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  const receipts = listedIn(text).map(entryReceiptIn);
  return receipts.length > 0 && receipts.every((one) => one !== undefined) ? receipts : undefined;
}

/** Whether one of the published keys has signed the receipt. */
export const signatureOnEntry = (
  receipt: HeldEntryReceipt,
  keys: readonly PublishedKey[],
): Promise<Signed> => signatureOfText(entryReceiptStatement(receipt), receipt, keys);

/** What a ledger says of a nominator's receipt. */
export type EntryAnswer =
  | { kind: 'listed'; entry: LedgerEntry }
  | { kind: 'voided'; reason: VoidReason | undefined }
  | { kind: 'erased' }
  /** It is there, but its proof is of something else or leads to another root. */
  | { kind: 'proof fails' }
  | { kind: 'missing'; signed: Signed }
  | { kind: 'of another contest' };

type Found = Exclude<EntryAnswer, { kind: 'proof fails' | 'missing' | 'of another contest' }>;

/** An entry of a ledger and what the root has of it. */
function foundIn(ledger: Ledger, pseudonym: string): (Found & { commitment: string }) | undefined {
  const { rulesHash } = ledger;
  const entry = ledger.entries.find((one) => one.pseudonym === pseudonym);
  const committed = (nameHash: string, ratings: number) =>
    entryCommitmentOf({ rulesHash, entry: pseudonym, nameHash, ratings });
  if (entry) {
    const own = [...ledger.rows, ...ledger.voided].filter((row) => row.entry === pseudonym);
    return { kind: 'listed', entry, commitment: committed(entry.nameHash, own.length) };
  }
  const sealed = ledger.sealed.find((one) => one.pseudonym === pseudonym);
  if (!sealed) return undefined;
  const commitment = committed(sealed.nameHash, sealed.ratings.length);
  return sealed.state === 'erased'
    ? { kind: 'erased', commitment }
    : { kind: 'voided', reason: sealed.reason, commitment };
}

/** Answers for a nominator's receipt. `root` is as computed from the ledger. */
export function entryAnswer(
  ledger: Ledger,
  root: string,
  { receipt, signed }: { receipt: HeldEntryReceipt; signed: Signed },
): EntryAnswer {
  const { pseudonym, season, category, proof } = receipt;
  const found = foundIn(ledger, pseudonym);
  if (!found) {
    const isOfThis = season === ledger.rules.season && category === ledger.rules.category;
    return isOfThis ? { kind: 'missing', signed } : { kind: 'of another contest' };
  }
  const { commitment, ...answer } = found;
  const isProved = proof?.commitment === commitment && rootFrom(commitment, proof) === root;
  return proof && !isProved ? { kind: 'proof fails' } : answer;
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

export function entryWords(answer: EntryAnswer): string {
  switch (answer.kind) {
    case 'listed': {
      const { ratings, score, tier } = answer.entry;
      const result = score === null ? 'no result' : `${score}, ${tier ?? 'no award'}`;
      return `In the ledger with ${ratings} ${ratings === 1 ? 'rating' : 'ratings'}: ${result}.`;
    }
    case 'voided':
      return `Covered by the root, but voided${answer.reason ? ` (${answer.reason})` : ''}.`;
    case 'erased':
      return 'Covered by the root, but deleted on request.';
    case 'proof fails':
      return 'In the ledger, but the proof in your receipt is of something else or leads to another root. Keep this file and report it.';
    case 'missing':
      return missingWords(answer.signed);
    case 'of another contest':
      return 'For another season or category: look it up in the ledger of that one.';
  }
}
