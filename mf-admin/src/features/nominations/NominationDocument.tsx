import { download } from '@meritum/shared/client/download';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import type { DocumentScan } from '@meritum/shared/contracts/nominations';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { labels } from '@meritum/shared/programme/labels';
import { Button } from '@meritum/shared/ui/Button';
import { fileSize } from '@meritum/shared/ui/fileSize';
import text from '../facts/text.module.css';

const scans = labels<DocumentScan>({
  clean: 'scanned, nothing harmful found',
  waiting: 'waiting to be scanned',
  'not-scanned': 'not scanned',
  infected: 'not kept, because the scan found something harmful',
});

/** The nomination's document, with a download if permitted. */
export function NominationDocument({
  nomination: { document, may },
}: {
  nomination: Pick<NominationDetail, 'document' | 'may'>;
}) {
  const { answer, busy, run } = useAnsweredCall();
  if (!document) return null;
  const { id: documentId, name, bytes, scan } = document;
  const save = () =>
    run(
      () => download('getDocument', name, { params: { documentId } }),
      'Could not download the document.',
    );
  return (
    <>
      <h3 className={text.heading}>Document</h3>
      <div className={text.row}>
        <div>
          <p>{name}</p>
          <p className={text.facts}>
            {fileSize(bytes)}; {scans[scan]}
          </p>
        </div>
        {may.readDocument && (
          <Button variant="secondary" busy={busy} busyLabel="Downloading..." onClick={save}>
            Download
          </Button>
        )}
      </div>
      <FormAnswer answer={answer} />
    </>
  );
}
