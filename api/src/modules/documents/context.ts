import type { Platform } from '../../module-kit/define-module';
import type { Actor } from '../../platform/authorisation/actor';
import type { People } from '../../platform/authorisation/two-organisers';
import type { Files } from '../../platform/files/files';
import type { DocumentScanner } from './clamd';
import type { StoredDocument } from './document';
import type { DocumentsStore } from './store';
import type { UploadsStore } from './uploads/store';

export interface Documents {
  stores: {
    documents: DocumentsStore;
    /** GridFS, or the configured object store. */
    files: Files;
    uploads: UploadsStore;
  };
  deps: {
    identity: People;
    nominations: {
      isReferenced(accountId: string, documentId: string): Promise<boolean>;
      /** Whether the document belongs to a nomination with which the reader has no conflict. */
      isFreeOfConflict(reader: DocumentReader, documentId: string): Promise<boolean>;
    };
  };
  platform: Platform;
  /** Undefined where none is configured: then documents are stored unscanned. */
  scanner: DocumentScanner | undefined;
  recordAudit(document: StoredDocument): Promise<void>;
}

export type DocumentReader = Pick<Actor, 'accountId' | 'person' | 'role' | 'proof'>;
