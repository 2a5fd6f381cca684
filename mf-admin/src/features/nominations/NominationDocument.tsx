import { download } from '@meritum/shared/client/download';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import type {
  DocumentScan,
  UnseenText as UnseenTextOf,
} from '@meritum/shared/contracts/nominations';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { labels } from '@meritum/shared/programme/labels';
import * as design from '@meritum/shared/ui/design.module.css';
import { fileSize } from '@meritum/shared/ui/fileSize';
import { Notice } from '@meritum/shared/ui/Notice';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { why } from '../confirm/question';
import text from '../facts/text.module.css';
import { decideDocument } from './requests';

type Document = NonNullable<NominationDetail['document']>;

const scans = labels<DocumentScan>({
  clean: 'scanned, nothing harmful found',
  waiting: 'waiting to be scanned',
  'not-scanned': 'not scanned',
  infected: 'kept from judges after the virus scan',
  suspected: 'kept from judges after the virus scan',
  released: 'found harmless by an organiser',
});

/** The nomination's document, with findings, and a download if permitted. */
export function NominationDocument({ nomination }: { nomination: NominationDetail }) {
  const { document, may } = nomination;
  if (!document) return null;
  const { id: documentId, name, bytes, scan, finding } = document;
  const save = may.readDocument && (
    <DownloadButton
      label={finding ? 'Download to examine' : 'Download'}
      what="the document"
      download={() => download('getDocument', { params: { documentId } })}
    />
  );
  return (
    <>
      <h3 className={design.textL}>Document</h3>
      <div className={design.row}>
        <div>
          <p>{name}</p>
          <p className={design.minor}>
            {fileSize(bytes)}; {scans[scan]}
          </p>
        </div>
        {!finding && save}
      </div>
      {finding && (
        <Notice
          kind={document.isLookedAt ? 'info' : 'warning'}
          title={`The virus scan found ${finding}`}
          action={
            <div className={design.acts}>
              {save}
              {may.decideDocument && decisionsOn(nomination, document)}
            </div>
          }
        >
          {document.isLookedAt
            ? 'An organiser has looked at it: see Decisions below.'
            : `${scan === 'suspected' ? 'This is only a guess' : 'Scanners can be wrong'}; the web says what this name means. Never open the document in Word or Acrobat on your own computer: use one that it cannot harm.`}
        </Notice>
      )}
      <UnseenText unseen={document.unseen} />
    </>
  );
}

/** The remaining decisions of an organiser who has looked at the document. */
function decisionsOn({ id: nominationId, fullName }: NominationDetail, document: Document) {
  const { id: documentId, scan, isLookedAt } = document;
  const question = { about: nominationId, reason: why };
  const decide = (isHarmless: boolean) => (reason: string) =>
    decideDocument({ nominationId, documentId, isHarmless, reason });
  return (
    <>
      {scan !== 'released' && (
        <ConfirmAction
          variant="secondary"
          question={{
            ...question,
            title: `Give the document of ${fullName} to judges?`,
            consequence: 'Judges can download it from now on. The nominator is notified by email.',
            confirm: 'Give it to judges',
            act: decide(true),
            done: 'Judges can read the document.',
          }}
        />
      )}
      {(scan === 'released' || !isLookedAt) && (
        <ConfirmAction
          variant="secondary"
          question={{
            ...question,
            title: `Keep the document of ${fullName} from judges?`,
            consequence:
              'The nomination is judged without it. The nominator is notified by email. You can decide again.',
            confirm: 'Keep it from judges',
            act: decide(false),
            done: 'Judges do not get the document.',
          }}
        />
      )}
    </>
  );
}

const placeOf = ({ page, isScan }: UnseenTextOf) => {
  const where = page ? `On page ${page}` : 'In the text';
  return isScan ? `${where}, behind a picture, as text recognition puts it there` : where;
};

/** Text in the document that a judge does not see but a program reads. */
function UnseenText({ unseen }: Pick<Document, 'unseen'>) {
  if (unseen === undefined) return null;
  if (unseen === null)
    return (
      <Notice kind="info" title="Not searched for text that cannot be seen">
        The document is damaged, too large or packed in an unusual way.
      </Notice>
    );
  return (
    <Notice kind="warning" title="The document has text that cannot be seen">
      <ul className={text.stack}>
        {unseen.map((one) => (
          <li key={one.page ?? 0}>
            {placeOf(one)}: <q>{one.text}</q>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
