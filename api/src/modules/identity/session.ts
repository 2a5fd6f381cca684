/** A session as it is stored: one document from sign-in to its end, whatever is rotated in it. */
export interface Session {
  _id: string;
  accountId: string;
  /** SHA-256 of the refresh secret that is valid now. */
  tokenHash: string;
  /** SHA-256 of the one before it, which a concurrent request may still carry. */
  previousHash: string | null;
  rotatedAt: Date;
  createdAt: Date;
  /** Checked on reading; the sweep only tidies up. */
  expiresAt: Date;
  revokedAt: Date | null;
}
