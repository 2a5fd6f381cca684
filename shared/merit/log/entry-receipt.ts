/** The confirmation for a nominator that a text was received. */
export interface EntryReceiptStatement {
  /** The entry's pseudonym in the ledger. */
  pseudonym: string;
  /** Digest of the text, see `versionOf`. */
  version: string;
  /** Time of submission. */
  at: string;
}

/** The signed text: four lines. */
export const entryReceiptStatement = ({ pseudonym, version, at }: EntryReceiptStatement): string =>
  ['meritum-entry-receipt/1', pseudonym, version, at].join('\n');
