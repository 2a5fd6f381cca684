import { download } from '@meritum/shared/client/download';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import {
  type DocumentScan,
  labelledTexts,
  type UnseenText as UnseenTextOf,
} from '@meritum/shared/contracts/nominations';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { SubmittedText } from '@meritum/shared/forms/SubmittedText';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { labels } from '@meritum/shared/programme/labels';
import { formatDateTime } from '@meritum/shared/programme/moments';
import * as design from '@meritum/shared/ui/design.module.css';
import { fileSize } from '@meritum/shared/ui/fileSize';
import { Notice } from '@meritum/shared/ui/Notice';
import { Fragment } from 'react';
import { Address } from '../facts/Address';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import text from '../facts/text.module.css';
import { ReviewStateBadge } from './ReviewStateBadge';

/** Label of the time it went back to the nominator. */
const givenBackWords = {
  'under-review': 'Returned',
  returned: 'Returned',
  reopened: 'Reopened',
  withdrawn: 'Withdrawn',
} as const;

interface Props {
  nomination: NominationDetail;
  isPublished: boolean;
}

export function Submission({ nomination, isPublished }: Props) {
  const { reviewState, submittedAt, returned, supportingLinks } = nomination;
  const { fullName, ...others } = nomination;
  const texts = labelledTexts(others);
  return (
    <Panel
      title="As submitted"
      actions={<ReviewStateBadge reviewState={reviewState} isPublished={isPublished} />}
    >
      <Facts
        facts={[
          { label: 'Nominee', value: fullName },
          ...texts
            .filter(({ control }) => control !== 'essay')
            .map(({ label, control, text }) => ({
              label,
              value: text && <SubmittedText control={control} text={text} />,
            })),
          { label: 'Employer', value: nomination.namesEmployer ? null : 'Names no employer' },
          {
            label: 'Email',
            value: <Address email={nomination.email} emailConfirmed={nomination.emailConfirmed} />,
          },
          { label: 'Category', value: `${nomination.category}, season ${nomination.season}` },
          { label: 'Submitted', value: formatDateTime(submittedAt) },
          {
            label: 'Its form is open until',
            value: nomination.extendedUntil && formatDeadline(nomination.extendedUntil),
          },
          { label: givenBackWords[reviewState], value: returned && formatDateTime(returned.at) },
        ]}
      />
      {returned?.note && <blockquote className={text.quote}>{returned.note}</blockquote>}
      {texts
        .filter(({ control }) => control === 'essay')
        .map(({ name, label, text: essay }) => (
          <Fragment key={name}>
            <h3 className={design.textL}>{label}</h3>
            <p className={text.prose}>{essay}</p>
          </Fragment>
        ))}
      {supportingLinks.length > 0 && (
        <>
          <h3 className={design.textL}>Links</h3>
          <ul className={text.stack}>
            {supportingLinks.map((link) => (
              <li key={link}>
                <SubmittedText control="url" text={link} />
              </li>
            ))}
          </ul>
        </>
      )}
      <NominationDocument {...nomination} />
    </Panel>
  );
}

const scans = labels<DocumentScan>({
  clean: 'scanned, nothing harmful found',
  waiting: 'waiting to be scanned',
  'not-scanned': 'not scanned',
  infected: 'not kept, because the scan found something harmful',
});

/** The nomination's document, with a download if permitted. */
function NominationDocument({ document, may }: NominationDetail) {
  if (!document) return null;
  const { id: documentId, name, bytes, scan } = document;
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
        {may.readDocument && (
          <DownloadButton
            label="Download"
            what="the document"
            download={() => download('getDocument', { params: { documentId } })}
          />
        )}
      </div>
      <UnseenText unseen={document.unseen} />
    </>
  );
}

const placeOf = ({ page, isScan }: UnseenTextOf) => {
  const where = page ? `On page ${page}` : 'In the text';
  return isScan ? `${where}, behind a picture, as text recognition puts it there` : where;
};

/** What a judge who reads the document does not see, and a program that reads it for them does. */
function UnseenText({ unseen }: Pick<NonNullable<NominationDetail['document']>, 'unseen'>) {
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
