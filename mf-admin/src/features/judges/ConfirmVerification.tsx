import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { confirmVerification } from './requests';

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
        title: `Confirm the verification of ${name}?`,
        consequence: (
          <p>
            {name} was verified by {others} and is not assigned entries they have a conflict of
            interest with. If you confirm, {name} can be assigned these too, unless you also have a
            conflict of interest.
          </p>
        ),
        confirm: 'Confirm verification',
        act: () => confirmVerification(judge),
        done: `The verification of ${name} is confirmed.`,
      }}
    >
      Confirm verification...
    </ConfirmAction>
  );
}
