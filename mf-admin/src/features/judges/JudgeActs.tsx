import { call } from '@meritum/shared/client/call';
import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { pluralize } from '@meritum/shared/programme/format-count';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { type Question, why } from '../confirm/question';
import { outcomes } from '../judging/outcomes';
import { asSeen } from './requests';

interface Props {
  judge: JudgeDetail;
}

const reason = { ...why, hint: 'Recorded. The judge can read it in the copy of their data.' };

const deactivation = ({ judge }: Props): Question => ({
  about: judge.id,
  title: `Deactivate ${judge.name}?`,
  consequence: (
    <ul>
      <li>{judge.name} can no longer see or rate nominations, and is notified by email.</li>
      <li>
        {pluralize(judge.activity.pending, 'pending nomination goes', 'pending nominations go')} to
        other judges when they are available.
      </li>
      <li>Completed ratings stay and count: {judge.activity.completed}.</li>
    </ul>
  ),
  confirm: 'Deactivate',
  danger: true,
  reason,
  act: (given) => call('deactivateJudge', { body: { ...asSeen(judge), reason: given } }),
  done: `${judge.name} was deactivated.`,
});

const reactivation = ({ judge }: Props): Question => ({
  about: judge.id,
  title: `Reactivate ${judge.name}?`,
  consequence: (
    <p>
      {judge.name} is notified by email and can be assigned nominations again. Nominations that have
      gone to other judges stay with them.
    </p>
  ),
  confirm: 'Reactivate',
  reason,
  act: (given) => call('reactivateJudge', { body: { ...asSeen(judge), reason: given } }),
  done: `${judge.name} was reactivated.`,
});

/** The decisions about one judge. */
export function JudgeActs(props: Props) {
  const { may } = props.judge;
  return (
    <>
      {may.confirmVerification && <ConfirmVerification {...props} />}
      {may.deactivate ? (
        <ConfirmAction question={deactivation(props)} />
      ) : (
        may.reactivate && <ConfirmAction variant="secondary" question={reactivation(props)} />
      )}
    </>
  );
}

/** Lets a second organiser confirm a verification. */
function ConfirmVerification({ judge }: Props) {
  const { name, verifiedBy } = judge;
  const others = verifiedBy.join(', ') || 'an organiser whose account was deleted';
  return (
    <ConfirmAction
      variant="secondary"
      question={{
        about: judge.id,
        title: `Confirm that ${name} is accepted?`,
        consequence: (
          <p>
            {name} was accepted by {others} and gets no nominations that they have a conflict of
            interest with. If you confirm, {name} can get these too, unless you also have a conflict
            of interest.
          </p>
        ),
        confirm: 'Confirm',
        act: () =>
          call('sendJudgeVerificationEmail', {
            // The server takes the organiser from the session and ignores adminEmail (D77).
            body: { judgeEmail: judge.email, adminEmail: '', ...outcomes.true.sent },
          }),
        done: `${name} is accepted by you too.`,
      }}
    >
      Confirm that they are accepted...
    </ConfirmAction>
  );
}
