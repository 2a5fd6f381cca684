import { download } from '@meritum/shared/client/download';
import type { Assignment } from '@meritum/shared/contracts/assignments';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { useQuery } from '@meritum/shared/query';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { fileSize } from '@meritum/shared/ui/fileSize';
import { Icon } from '@meritum/shared/ui/Icon';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { type ReactNode, useState } from 'react';
import styles from './DocumentReader.module.css';
import { ImagePage } from './ImagePage';
import { PdfPages } from './PdfPages';
import { Reader } from './Reader';
import { contentOf, useEarlyContent } from './requests';

type Document = NonNullable<Assignment['document']>;

interface Props {
  assignmentId: string;
  document: Document;
  /** Content shown beside the document on the full screen. */
  beside?: ReactNode;
}

const isReadable = ({ mediaType }: Document) =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');

export function DocumentReader({ assignmentId, document, beside }: Props) {
  const [open, setOpen] = useState(false);
  const readable = isReadable(document);
  useEarlyContent(assignmentId, readable ? document : undefined);
  return (
    <div className={design.grid2} data-reading={open || undefined}>
      <div className={design.acts}>
        <Icon name="document" />
        <p className={styles.name}>
          {document.name} <span className={styles.size}>{fileSize(document.bytes)}</span>
        </p>
        {readable && (
          <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Close the document' : 'Read here'}
          </Button>
        )}
        <DownloadButton
          label="Download"
          what="the document"
          download={() =>
            download('getTechAssignmentDocument', { params: { assignmentId }, timeoutMs: 60_000 })
          }
        />
      </div>
      {open && <Content assignmentId={assignmentId} document={document} beside={beside} />}
    </div>
  );
}

function Content({ assignmentId, document, beside }: Props) {
  const [failed, setFailed] = useState(false);
  const [full, setFull] = useState(false);
  const [pages, setPages] = useState(0);
  const query = useQuery(contentOf(assignmentId));
  if (failed) {
    return (
      <Notice kind="warning" title="The document cannot be shown here">
        It may be damaged or protected by a password. You can still download the original file.
      </Notice>
    );
  }
  const { name, mediaType } = document;
  const fail = () => setFailed(true);
  const reader = (content: Blob) => (
    <Reader name={name} pages={pages} full={full} onFull={() => setFull(true)}>
      {mediaType === 'application/pdf' ? (
        <PdfPages content={content} onOpened={setPages} onFailed={fail} />
      ) : (
        <ImagePage content={content} name={name} onFailed={fail} />
      )}
    </Reader>
  );
  return (
    <Loaded query={query} what="the document">
      {(content) => (
        <>
          {!full && reader(content)}
          <Dialog open={full} onOpenChange={setFull} title={name} className={styles.full}>
            <div className={styles.both}>
              {beside && <div className={styles.beside}>{beside}</div>}
              {reader(content)}
            </div>
          </Dialog>
        </>
      )}
    </Loaded>
  );
}
