import { isClientError } from '@meritum/shared/client/clientError';
import { saveFile } from '@meritum/shared/client/saveFile';
import type { Assignment } from '@meritum/shared/contracts/assignments';
import { useQuery } from '@meritum/shared/query';
import { Button } from '@meritum/shared/ui/Button';
import { fileSize } from '@meritum/shared/ui/fileSize';
import { Icon } from '@meritum/shared/ui/Icon';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import { getDocument } from '../assignments/requests';
import { ScrollBox } from '../reading/ScrollBox';
import styles from './DocumentReader.module.css';
import { ImagePage } from './ImagePage';
import { PdfPages } from './PdfPages';
import { contentOf, useEarlyContent } from './requests';

type Document = NonNullable<Assignment['document']>;

interface Props {
  assignmentId: string;
  document: Document;
}

const isReadable = ({ mediaType }: Document) =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');

/** The uploaded document, to read in the page or download. */
export function DocumentReader({ assignmentId, document }: Props) {
  const [open, setOpen] = useState(false);
  const readable = isReadable(document);
  useEarlyContent(assignmentId, readable ? document : undefined);
  return (
    <div className={styles.document}>
      <div className={styles.bar}>
        <Icon name="document" />
        <p className={styles.name}>
          {document.name} <span className={styles.size}>{fileSize(document.bytes)}</span>
        </p>
        {readable && (
          <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Close the document' : 'Read here'}
          </Button>
        )}
        <DownloadButton assignmentId={assignmentId} name={document.name} />
      </div>
      {open && <Content assignmentId={assignmentId} document={document} />}
    </div>
  );
}

function Content({ assignmentId, document }: Props) {
  const [failed, setFailed] = useState(false);
  const query = useQuery(contentOf(assignmentId));
  if (failed) {
    return (
      <Notice kind="warning" title="The document cannot be shown here">
        It may be damaged or protected by a password. You can still download the original file.
      </Notice>
    );
  }
  return (
    <Loaded query={query} what="the document">
      {(content) => (
        <ScrollBox className={styles.reader} label={`Document: ${document.name}`}>
          {document.mediaType === 'application/pdf' ? (
            <PdfPages content={content} onFailed={() => setFailed(true)} />
          ) : (
            <ImagePage content={content} name={document.name} onFailed={() => setFailed(true)} />
          )}
        </ScrollBox>
      )}
    </Loaded>
  );
}

function DownloadButton({ assignmentId, name }: { assignmentId: string; name: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await getDocument(assignmentId), name);
    } catch (error) {
      const isRefused = isClientError(error) && error.code === 'failed-precondition';
      const text = isRefused ? error.message : 'Could not download the document. Try again.';
      showToast({ type: 'error', title: 'Error', text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      busy={busy}
      busyLabel="Downloading..."
      aria-label={`Download ${name}`}
      onClick={download}
    >
      Download
    </Button>
  );
}
