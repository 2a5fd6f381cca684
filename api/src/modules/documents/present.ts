import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import type { StoredDocument } from './document';
import { documentUrl } from './rules';

/** The reply to an upload; nominations refer to its `url`. */
export function present(document: StoredDocument): DocumentReply {
  return {
    documentId: document._id.toHexString(),
    url: documentUrl(document),
    name: document.name,
    bytes: document.bytes,
    scan: document.scan,
  };
}
