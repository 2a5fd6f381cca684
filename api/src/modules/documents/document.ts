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
  /** Page count of a PDF; undefined where the file does not state one. */
  pages?: number | undefined;
  /** Notices that the owner got at the upload; missing in older documents. */
  notices?: readonly DocumentNotice[] | undefined;
  /** True until the document has been searched for invisible text. */
  toLookInto?: true | undefined;
  /** Invisible text; null if the document could not be searched. */
  unseen?: UnseenText[] | null | undefined;
  uploadedAt: Date;
  /** When a submission last claimed it; null before the first. */
  claimedAt: Date | null;
  /** Keyed hashes of the sender's origin, see `room.ts`; deleted a day later if it is claimed. */
  from?: readonly string[];
  /** An `infected` document keeps its bytes only if it was submitted, see `policy.ts`. */
  scan: DocumentScan;
  /** The scanner's name for what it found. */
  finding?: string;
  /** True once an organiser has decided about the finding. */
  isLookedAt?: true;
  /** When a scan was last tried, successful or not. */
  scanAskedAt: Date | null;
}

/** The findings in a document, for organisers. */
export interface Inspection
  extends Pick<StoredDocument, 'scan' | 'finding' | 'isLookedAt' | 'unseen'> {
  /** Whether its bytes are kept for organisers to open. */
  isKept: boolean;
}

/** The part of a document that a nomination refers to. */
export interface DocumentReference {
  id: string;
  name: string;
  url: string;
  bytes: number;
}
