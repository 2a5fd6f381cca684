/** A file that is arriving in parts. */
export interface PartialUpload {
  _id: string;
  accountId: string;
  name: string;
  bytes: number;
  /** Bytes that have arrived, without a gap. */
  received: number;
  /** What it is counted as among all that are under way: what has arrived, with the part that is being taken. */
  reserved: number;
  /** One of the few that its account has, so that no more can be under way: a unique index decides. */
  slot: string;
  startedAt: Date;
  /** When its last part came, or it began. */
  lastPartAt: Date;
  /** While the document is made of the parts: since when. */
  storingSince: Date | null;
  /** The document that it has become. */
  documentId: string | null;
}
