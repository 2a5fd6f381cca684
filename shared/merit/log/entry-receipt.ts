/** What we confirm to a nominator when a text is received. */
export interface EntryReceiptStatement {
  /** The entry's name in the ledger. */
  pseudonym: string;
  /** Digest of the text, see `versionOf`. */
  version: string;
  /** When it was submitted. */
  at: string;
}

/** The text that is signed: four lines. */
export const entryReceiptStatement = ({ pseudonym, version, at }: EntryReceiptStatement): string =>
  ['meritum-entry-receipt/1', pseudonym, version, at].join('\n');
