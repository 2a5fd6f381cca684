import type { DocumentScan } from '@meritum/shared/contracts/nominations';
import type { FileId } from '../../platform/files/files';

/**
 * An uploaded document: who owns it and where its life stands. Its bytes are kept by the file
 * store under the same id; there are never bytes without such a record, so that whatever a crash
 * leaves behind can be found and removed.
 */
export interface StoredDocument {
  _id: FileId;
  accountId: string;
  /** `uploading` until every byte is on disk; `removing` once its removal is decided. */
  state: 'uploading' | 'stored' | 'removing';
  name: string;
  mediaType: string;
  bytes: number;
  uploadedAt: Date;
  /** When a submission last laid claim to it; null before the first. */
  claimedAt: Date | null;
  /** Of one that is `infected` the bytes are gone; its record says so to its owner. */
  scan: DocumentScan;
  /** When a scanner was last asked, whether it could say or not. */
  scanAskedAt: Date | null;
}

/** The part of a document that a nomination refers to. */
export interface DocumentReference {
  id: string;
  name: string;
  url: string;
  bytes: number;
}
