import { SessionEndedNotice } from '@meritum/shared/auth/SessionEndedNotice';
import { isClientError } from '@meritum/shared/client/clientError';
import type {
  NominationStatusReply,
  ReturnedBy,
  ReturnReason,
} from '@meritum/shared/contracts/nominations';
import { FormErrors } from '@meritum/shared/forms/FormErrors';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { pluralize } from '@meritum/shared/programme/format-count';
import { site } from '@meritum/shared/programme/site';
import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';
import { TwoVersions } from '../draft/TwoVersions';
import styles from './NominationForm.module.css';
import { isRefused, type NominationFormState } from './useNominationForm';

interface Props {
  nomination: NominationFormState;
  status: NominationStatusReply;
  sessionEnded: boolean;
  reviewing: boolean;
}

/** The text for every failed submission (ERR-007, D49, D54). */
const submitFailed = 'An error occurred while submitting your nomination. Please try again.';

export function FormNews({ nomination, status, sessionEnded, reviewing }: Props) {
  const { document, errors, failures, restored, save, submit, values } = nomination;
  // Hidden once the person has signed in again.
  const failure = isSignedOut(nomination.failure) ? null : nomination.failure;
  return (
    <>
      {sessionEnded && <SessionEndedNotice />}
      {failure && !sessionEnded && (
        <Notice
          kind="error"
          action={
            !isRefused(failure) && (
              <Button variant="secondary" onClick={submit}>
                Try again
              </Button>
            )
          }
        >
          <p>{submitFailed}</p>
          <FailureDetail failure={failure} />
        </Notice>
      )}
      <FormErrors
        failures={failures}
        errors={errors({ document: document.error.atSubmit })}
        hidden={reviewing}
      />
      {!status.may.submit && !status.leftOut && (
        <Notice
          kind="warning"
          title={status.may.refusal ? 'You cannot nominate here' : 'Nominations are closed'}
        >
          {status.may.refusal ??
            'What you type is saved. Refresh shows whether they are open again.'}
        </Notice>
      )}
      {status.extended && status.may.submit && (
        <Notice kind="info" title="Your form is open for longer">
          The organisers have opened it for you alone, in {status.extended.category}, until{' '}
          {formatDeadline(status.extended.until)}.
        </Notice>
      )}
      <ReturnedNotice {...status} />
      {restored && <Notice kind="info">Restored what you typed earlier</Notice>}
      {save.state.kind === 'conflict' && (
        <TwoVersions
          other={save.state.other}
          here={values()}
          document={document.state?.state === 'done' ? document.state.reply.name : ''}
          onKeep={save.keepMine}
          onTake={() => save.state.kind === 'conflict' && save.takeOther(save.state.other)}
        />
      )}
    </>
  );
}

const isSignedOut = (failure: Error | null) =>
  isClientError(failure) && failure.code === 'unauthenticated';

/** Refusals for which the server's reason helps more than a retry. */
const tellingCodes = ['already-exists', 'failed-precondition', 'resource-exhausted'];

function FailureDetail({ failure }: { failure: Error }) {
  if (!isClientError(failure) || !tellingCodes.includes(failure.code)) return null;
  const { message, retryAfter } = failure;
  return (
    <p>
      {message}
      {retryAfter !== undefined && ` You can try again in ${pluralize(retryAfter, 'second')}.`}
    </p>
  );
}

const takenBack: Readonly<Record<string, { title: string; text: string }>> = {
  withdrawal: {
    title: 'You withdrew your nomination',
    text: 'It will not be judged. Your answers are in the form below; you can submit it again while nominations are open.',
  },
  nominator: {
    title: 'Your nomination is not submitted',
    text: 'You took it back to edit it. Submit it again to take part.',
  },
} satisfies Record<ReturnedBy, object>;

/** Tells of nominations that were returned and are not where one is submitted now. */
export const ReturnedElsewhere = ({ others }: Pick<NominationStatusReply, 'others'>) =>
  others?.map(
    ({ season, category, note }) =>
      note !== undefined && (
        <Notice
          key={`${season}:${category}`}
          kind="warning"
          title={`Your nomination in ${category} ${season} was returned to you`}
        >
          <p>
            It is not judged unless the organisers give you more time to submit it again. Write to{' '}
            {site.supportEmail}.
          </p>
          <blockquote className={styles.note}>{note}</blockquote>
        </Notice>
      ),
  );

/** A nomination that was taken back or returned (OPEN-015); `by` may be unknown to this build. */
function ReturnedNotice({ returned, leftOut }: NominationStatusReply) {
  const own = takenBack[returned?.by ?? ''];
  if (!returned || (own && leftOut)) return null;
  // The type requires each part of the reason to be shown.
  const reason: ReturnReason = { note: returned.note };
  if (own)
    return (
      <Notice kind="warning" title={own.title}>
        {own.text}
      </Notice>
    );
  return (
    <Notice kind="warning" title="Your nomination was returned to you">
      {!leftOut && <p>Everything you sent is in the form below. Revise it and submit it again.</p>}
      <blockquote className={styles.note}>{reason.note}</blockquote>
    </Notice>
  );
}
