import type {
  DocumentNotice,
  DocumentScan,
  UnseenText,
} from '@meritum/shared/contracts/nominations';
import type { WithPendingMails } from '../../module-kit/pending-mails';
import type { FileId } from '../../platform/files/files';

/**
 * An uploaded document. Its bytes are in the file store under the same id, never without this
 * record, so that a crash leaves nothing that cannot be found and removed.
 */
export interface StoredDocument extends WithPendingMails {
  _id: FileId;
  accountId: string;
  /** `uploading` until all bytes are stored; `removing` once removal has begun. */
  state: 'uploading' | 'stored' | 'removing';
  name: string;
  mediaType: string;
  bytes: number;
  /** Pages of a PDF that says how many. */
  pages?: number | undefined;
  /** What its owner was told at the upload. Missing in documents from before that was looked for. */
  notices?: readonly DocumentNotice[] | undefined;
  /** It has not been searched for text that cannot be seen; removed once that was done. */
  toLookInto?: true | undefined;
  /** What was found; null where that could not be told. */
  unseen?: UnseenText[] | null | undefined;
  uploadedAt: Date;
  /** When a submission last claimed it; null before the first. */
  claimedAt: Date | null;
  /**
   * Names of the address and network that it came from, see `room.ts`. Missing once it was claimed
   * and is a day old.
   */
  from?: readonly string[];
  /** The bytes of an `infected` document are gone unless it was submitted, see `policy.ts`. */
  scan: DocumentScan;
  /** What the scanner has found, by its name. */
  finding?: string;
  /** An organiser has decided about what was found. */
  isLookedAt?: true;
  /** When a scan was last tried, successful or not. */
  scanAskedAt: Date | null;
}

/** What was found in a document, for organisers. */
export interface Inspection
  extends Pick<StoredDocument, 'scan' | 'finding' | 'isLookedAt' | 'unseen'> {
  /** Its bytes are there, so that somebody can look. */
  isKept: boolean;
}

/** The part of a document that a nomination refers to. */
export interface DocumentReference {
  id: string;
  name: string;
  url: string;
  bytes: number;
}
