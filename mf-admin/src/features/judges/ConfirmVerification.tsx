import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { confirmVerification } from './requests';

interface Props {
  judge: JudgeDetail;
  refresh(): unknown;
}

/** A second organiser's word for a judge whom others have verified. */
export function ConfirmVerification({ judge, refresh }: Props) {
  const { name, may, verifiedBy } = judge;
  if (!may.confirmVerification) return null;
  const others = verifiedBy.join(', ') || 'an organiser whose account is gone';
  return (
    <ConfirmAction
      variant="secondary"
      question={{
        title: `Confirm the verification of ${name}?`,
        consequence: (
          <p>
            {name} was verified by {others}, and is not assigned entries that conflict with whoever
            verified them. With your confirmation they are, unless you have a conflict as well.
          </p>
        ),
        confirm: 'Confirm verification',
        act: () => confirmVerification(judge),
        done: `The verification of ${name} is confirmed.`,
        refresh,
      }}
    >
      Confirm verification...
    </ConfirmAction>
  );
}
