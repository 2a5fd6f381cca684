import { call } from '@meritum/shared/client/call';
import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { outcomes } from '../judging/outcomes';

interface Props {
  judge: JudgeDetail;
}

/** Lets a second organiser confirm a verification. */
export function ConfirmVerification({ judge }: Props) {
  const { name, may, verifiedBy } = judge;
  if (!may.confirmVerification) return null;
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
