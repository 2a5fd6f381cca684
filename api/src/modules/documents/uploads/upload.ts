/** A file that is arriving in parts. */
export interface PartialUpload {
  _id: string;
  accountId: string;
  name: string;
  bytes: number;
  /** Contiguous bytes that have arrived. */
  received: number;
  /** Bytes counted against the shared space: what has arrived and the part that is being stored. */
  reserved: number;
  /** The account's slot; a unique index over slots limits its uploads. */
  slot: string;
  startedAt: Date;
  /** When the last part arrived; before the first, when the upload started. */
  lastPartAt: Date;
  /** When assembling the document began; null before. */
  storingSince: Date | null;
  /** Id of the finished document. */
  documentId: string | null;
}
