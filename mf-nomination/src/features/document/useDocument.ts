import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DocumentState, DocumentUpload } from './DocumentUpload';

/** The form's document and its error; a running upload ends with the form. */
export function useDocument(initial: DocumentReply | null, lost?: string) {
  const [upload] = useState(() => new DocumentUpload(initial, lost));
  useEffect(() => upload.stop, [upload]);
  const state = useSyncExternalStore(upload.subscribe, upload.getSnapshot, upload.getSnapshot);
  return { upload, state, error: useDocumentError(upload, state) };
}

/**
 * The error is shown at the field immediately; the summary lists it only after a failed submission,
 * until the document changes.
 */
function useDocumentError(upload: DocumentUpload, state: DocumentState) {
  const [found, setFound] = useState<{ state: DocumentState; message: string }>();
  const atSubmit = found && found.state === state ? found.message : undefined;

  /** Called after a failed submission; `message` is the server's error about the document. */
  const note = (message?: string) => {
    const now = upload.getSnapshot();
    const text = message ?? (now?.state === 'refused' ? now.message : undefined);
    setFound(text === undefined ? undefined : { state: now, message: text });
  };

  return { message: state?.state === 'refused' ? state.message : atSubmit, atSubmit, note };
}
