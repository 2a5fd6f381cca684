import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { labelledTexts, type ReturnReason } from '@meritum/shared/contracts/nominations';
import { SubmittedText } from '@meritum/shared/forms/SubmittedText';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Link } from '@meritum/shared/router';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fragment } from 'react';
import { useDecides } from '../access/role';
import { consolePath } from '../console/screens';
import { withSeason } from '../console/useSeasonShown';
import { Address } from '../facts/Address';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import text from '../facts/text.module.css';
import { focusControl } from '../palette/focusControl';
import { usePersonFact } from '../person/PersonLinks';
import { useIsOver } from '../results/requests';
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

const moreTime = ({ season, category, email }: NominationDetail) =>
  withSeason(`${consolePath('season')}?${new URLSearchParams({ email, category })}`, season);

interface Props {
  nomination: NominationDetail;
  isPublished: boolean;
}

export function Submission({ nomination, isPublished }: Props) {
  const { reviewState, submittedAt, returned, supportingLinks } = nomination;
  const { fullName, ...others } = nomination;
  // The type requires each part of the reason to be shown.
  const reason: ReturnReason | null = returned && { note: returned.note };
  const texts = labelledTexts(others);
  const isOver = useIsOver();
  const isExtendable = useDecides() && !isOver(nomination.category);
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
      {reason?.note && <blockquote className={text.quote}>{reason.note}</blockquote>}
      {reviewState === 'returned' && !nomination.mayBeSubmittedAgain && isExtendable && (
        <p>
          Nominations are closed.{' '}
          <Link to={moreTime(nomination)} onClick={() => focusControl('Until (UTC)')}>
            Give them more time
          </Link>
        </p>
      )}
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
