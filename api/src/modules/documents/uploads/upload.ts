/** A file that is arriving in parts. */
export interface PartialUpload {
  _id: string;
  accountId: string;
  name: string;
  bytes: number;
  /** Bytes that have arrived, without a gap. */
  received: number;
  /** What it is counted as among all that are under way. */
  reserved: number;
  startedAt: Date;
  /** When its last part came, or it began. */
  lastPartAt: Date;
  /** While the document is made of the parts: since when. */
  storingSince: Date | null;
  /** The document that it has become. */
  documentId: string | null;
}
