import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { labelledTexts } from '@meritum/shared/contracts/nominations';
import { SubmittedText } from '@meritum/shared/forms/SubmittedText';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { formatDateTime } from '@meritum/shared/programme/moments';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fragment } from 'react';
import { Address } from '../facts/Address';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import text from '../facts/text.module.css';
import { usePersonFact } from '../person/PersonLinks';
import { NominationDocument } from './NominationDocument';
import { ReportedLinks } from './ReportedLinks';
import { ReviewStateBadge } from './ReviewStateBadge';

/** Label of the time at which the nomination went back. */
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
  const person = usePersonFact(nomination.accountId, nomination.id);
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
          person,
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
      <ReportedLinks nomination={nomination} />
      <NominationDocument nomination={nomination} />
    </Panel>
  );
}
