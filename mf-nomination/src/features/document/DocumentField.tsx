import { useSeason } from '@meritum/shared/client/useSeason';
import { documentAccept, limits } from '@meritum/shared/contracts/limits';
import { Button } from '@meritum/shared/ui/Button';
import { FileInput } from '@meritum/shared/ui/FileInput';
import type { DocumentState, DocumentUpload } from './DocumentUpload';
import { Notices } from './Notices';
import { scanWords } from './scanWords';
import type { Waiting } from './uploadInParts';

interface Props {
  id: string;
  upload: DocumentUpload;
  state: DocumentState;
  disabled: boolean;
  error: string | undefined;
}

const megabytes = limits.documentBytes / 1024 / 1024;

/** The supporting document with its progress; another file replaces it. */
export function DocumentField({ id, upload, state, disabled, error }: Props) {
  const closesAt = useSeason()?.nominations?.closesAt;
  return (
    <>
      <FileInput
        id={id}
        label="Supporting document (optional)"
        hint={`One file: PDF, DOC, DOCX, JPG, JPEG or PNG, up to ${megabytes} MB.`}
        accept={documentAccept}
        disabled={disabled}
        file={shown(state)}
        onChoose={upload.choose}
        onCancel={upload.remove}
        onRemove={upload.remove}
        error={error}
      />
      <div aria-live="polite">
        {state?.state === 'uploading' && state.waiting && <p>{waitingWords[state.waiting]}</p>}
        {state?.state === 'uploading' && closesAt && (
          <p>
            Submitting waits for this file: what has not arrived when nominations close does not
            count. If time is short, remove the file and submit without it.
          </p>
        )}
        {state?.state === 'refused' && state.advice && <p>{state.advice}</p>}
      </div>
      {state?.state === 'done' && (
        <>
          {scanWords[state.reply.scan] && <p>{scanWords[state.reply.scan]}</p>}
          <Notices notices={state.reply.notices} />
        </>
      )}
      {state?.state === 'failed' && (
        <p>
          The document is not uploaded yet. It is retried automatically, and when you submit.{' '}
          <Button variant="quiet" disabled={disabled} onClick={upload.retry}>
            Upload again
          </Button>
        </p>
      )}
    </>
  );
}

const waitingWords: Record<Waiting, string> = {
  line: 'The connection is interrupted. The upload will continue automatically.',
  network:
    'Your network does not let the file through. Try another network, or ask whoever runs it. The upload will continue automatically.',
  server: 'The server is busy. The upload will continue automatically in a minute.',
};

function shown(state: DocumentState) {
  if (!state) return null;
  if (state.state === 'done') {
    return { name: state.reply.name, bytes: state.reply.bytes, state: 'done' as const };
  }
  const { name, size: bytes } = state.file;
  if (state.state === 'uploading') {
    return { name, bytes, state: 'uploading' as const, progress: state.progress };
  }
  return { name, bytes, state: 'failed' as const };
}
