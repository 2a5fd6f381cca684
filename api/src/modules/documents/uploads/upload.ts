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
  /** One of the account's few slots; a unique index limits its uploads by it. */
  slot: string;
  startedAt: Date;
  /** When its last part arrived, or it was started. */
  lastPartAt: Date;
  /** When the document began to be assembled; null when it is not. */
  storingSince: Date | null;
  /** The finished document. */
  documentId: string | null;
}
