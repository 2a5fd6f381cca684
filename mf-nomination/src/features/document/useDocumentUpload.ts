import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DocumentUpload } from './DocumentUpload';

/** The form's document; a running upload ends with the form. */
export function useDocumentUpload(initial: DocumentReply | null) {
  const [upload] = useState(() => new DocumentUpload(initial));
  useEffect(() => upload.stop, [upload]);
  const state = useSyncExternalStore(upload.subscribe, upload.getSnapshot, upload.getSnapshot);
  return { upload, state };
}
