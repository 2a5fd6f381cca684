/** A file that is arriving in parts. */
export interface PartialUpload {
  _id: string;
  accountId: string;
  name: string;
  bytes: number;
  /** Bytes that have arrived, without a gap. */
  received: number;
  startedAt: Date;
  /** While the document is made of the parts: since when. */
  storingSince: Date | null;
  /** The document that it has become. */
  documentId: string | null;
}
