import { call } from '@meritum/shared/client/call';
import { download, openInTab } from '@meritum/shared/client/download';
import type { ContestStatus } from '@meritum/shared/contracts/results';
import { type TierName, tierNames } from '@meritum/shared/contracts/tiers';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { type RefObject, useRef, useState } from 'react';
import { ActOfTwo } from '../confirm/ActOfTwo';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { type Question, why } from '../confirm/question';
import { LocalMoment } from '../facts/LocalMoment';
import text from '../facts/text.module.css';
import type { ContestProps } from './Ending';
import { Figures, nominatorsMailed, publishingFigures } from './figures';
import { contestId } from './requests';

/** The initial value: tomorrow at nine. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  day.setHours(9, 0, 0, 0);
  return day.toISOString();
}

/** A day and hour in the organiser's time; UTC tells hours that clocks skip or repeat apart. */
function Moment({ typed }: { typed: RefObject<string> }) {
  const [moment, setMoment] = useState(typed.current);
  return (
    <LocalMoment
      label="Published at"
      hint={formatDeadline(moment)}
      value={moment}
      onChange={(entered) => {
        if (!entered) return;
        typed.current = entered;
        setMoment(entered);
      }}
    />
  );
}

const whatHappens = ({ preview }: ContestProps) => (
  <>
    <Figures figures={publishingFigures(preview)} mails={nominatorsMailed(preview)} />
    <p>
      Judges who agreed to it are named with the number of their ratings. This cannot be undone:
      published results stay as they are.
    </p>
  </>
);

/** Publishes a final outcome: now, or at a time that two organisers agree on. */
export function Publication(props: ContestProps) {
  const { contest, preview } = props;
  const { category, season, may, schedule } = contest;
  const outcomeHash = preview.outcomeHash ?? '';
  // Outlives the dialog, which closes during the call and may reopen.
  const typed = useRef(tomorrow());
  const { proposed = null } = schedule ?? {};
  const at = proposed && schedule ? formatDeadline(schedule.publishAt) : '';
  const question: Omit<Question, 'act'> = {
    about: contestId(contest),
    title: proposed
      ? `Publish ${category} at this hour?`
      : `Propose when ${category} is published?`,
    consequence: (
      <>
        {proposed ? (
          <p>
            The results are published on {at}. The public timeline says so from now on if {category}{' '}
            is its current category.
          </p>
        ) : (
          <Moment typed={typed} />
        )}
        <p>
          {!proposed && 'Another organiser has to confirm it. '}Until that hour, any organiser can
          stop it. If something is voided or one of the two may no longer decide, nothing is
          published, and all organisers are notified by email.
        </p>
        {whatHappens(props)}
      </>
    ),
    confirm: proposed ? 'Confirm the hour' : 'Propose the hour',
    done: proposed ? `The results are published on ${at}.` : 'The hour is proposed.',
  };
  return (
    <>
      {(may.schedule || proposed) && (
        <ActOfTwo
          what={`Publication on ${at}`}
          proposed={proposed}
          isAllowed={may.schedule}
          question={question}
          send={({ reason, ...named }) => {
            const publishAt = proposed && schedule ? schedule.publishAt : typed.current;
            const given = { outcomeHash, publishAt, ...(reason && { reason }), ...named };
            return call('schedulePublication', { body: { season, category, ...given } });
          }}
        >
          {proposed ? undefined : 'Publish on...'}
        </ActOfTwo>
      )}
      {may.publish ? (
        <ConfirmAction
          variant="secondary"
          question={{
            about: contestId(contest),
            title: `Publish the results of ${category}?`,
            consequence: (
              <>
                <p>The public pages show the results at once, before the mails arrive.</p>
                {whatHappens(props)}
              </>
            ),
            confirm: 'Publish results',
            danger: true,
            act: () => call('publishResults', { body: { season, category, outcomeHash } }),
            done: `The results of ${category} are published.`,
          }}
        />
      ) : (
        may.schedule && <p className={text.ownLine}>Only another organiser can publish now.</p>
      )}
      {contest.finalised?.outcomeHash && <Previews {...props} />}
    </>
  );
}

/** The agreed hour of publication, or the reason why nothing was published then. */
export function Planned({ contest }: { contest: ContestStatus }) {
  const { season, category, schedule, may } = contest;
  if (!schedule?.agreed) return null;
  const { id: scheduleId, publishAt, agreed, stopped } = schedule;
  const at = formatDeadline(publishAt);
  if (stopped)
    return (
      <Notice className={text.ownLine} kind="warning" title="The planned hour no longer counts">
        Nothing is published on {at}: {stopped.reason}
      </Notice>
    );
  return (
    <Notice
      className={text.ownLine}
      kind="info"
      title={`The results are published on ${at}`}
      action={
        may.stopSchedule && (
          <ConfirmAction
            variant="secondary"
            question={{
              about: contestId(contest),
              title: 'Stop the planned publication?',
              consequence: (
                <p>
                  The hour is no longer public, and the other organisers are notified by email.
                  Another hour can be proposed. Only another organiser can publish at once.
                </p>
              ),
              confirm: 'Stop publication',
              reason: why,
              act: (reason) =>
                call('stopPublication', { body: { season, category, scheduleId, reason } }),
              done: 'The planned publication was stopped.',
            }}
          />
        )
      }
    >
      Agreed by {agreed.proposedBy ?? 'a deleted account'} and {agreed.by ?? 'a deleted account'}.
      Mails are sent once the page is public.
    </Notice>
  );
}

/** The coming publication in tabs: each reached tier, and no tier. */
function Previews({ contest, preview }: ContestProps) {
  const { season, category } = contest;
  const { answer, busy, run } = useAnsweredCall();
  const open = (given: { show: 'page' | 'mail' | 'certificate'; tier?: TierName }) => () => {
    const query = { season, category, ...given };
    const take = given.show === 'certificate' ? download : openInTab;
    return run(() => take('previewPublication', { query }), 'Could not open the preview.');
  };
  const reached = tierNames.filter((tier) => preview.entries.some((one) => one.tier === tier));
  const hasNone = preview.entries.some(({ score, tier }) => score !== null && tier === null);
  const button = (label: string, given: Parameters<typeof open>[0]) => (
    <Button
      key={label}
      variant="quiet"
      className={design.inLine}
      disabled={busy}
      onClick={open(given)}
    >
      {label}
    </Button>
  );
  return (
    <section aria-label="Preview" className={text.ownLine}>
      <p className={design.minor}>
        Preview what people will see. The page and mails open in a new tab.
      </p>
      <div className={design.row}>
        {button('Winners page', { show: 'page' })}
        {reached.map((tier) => button(`Mail about ${tier}`, { show: 'mail', tier }))}
        {reached.map((tier) => button(`Certificate of ${tier}`, { show: 'certificate', tier }))}
        {hasNone && button('Mail without an award', { show: 'mail' })}
      </div>
      <FormAnswer answer={answer} />
    </section>
  );
}
