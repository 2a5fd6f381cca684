import { useState } from 'react';
import type { DocumentState, DocumentUpload } from './DocumentUpload';

/**
 * What is wrong with the document. A file that cannot be taken says so at once; in the error
 * summary it stands only if a submission failed over it, and until the document changes.
 */
export function useDocumentError(upload: DocumentUpload, state: DocumentState) {
  const [found, setFound] = useState<{ state: DocumentState; message: string }>();
  const atSubmit = found && found.state === state ? found.message : undefined;

  /** A submission failed; `message` is what the server said of the document, if it did. */
  const note = (message?: string) => {
    const now = upload.getSnapshot();
    const text = message ?? (now?.state === 'refused' ? now.message : undefined);
    setFound(text === undefined ? undefined : { state: now, message: text });
  };

  return { message: state?.state === 'refused' ? state.message : atSubmit, atSubmit, note };
}
