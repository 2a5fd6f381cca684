import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { why } from '../confirm/question';
import { pluralize } from '../facts/pluralize';
import { deactivateJudge, reactivateJudge } from './requests';

interface Props {
  judge: JudgeDetail;
}

const reason = { ...why, hint: 'Recorded. The judge can read it in the copy of their data.' };

/** Deactivates or reactivates a judge. */
export function DeactivateAction({ judge }: Props) {
  if (judge.may.deactivate) return <Deactivate judge={judge} />;
  if (judge.may.reactivate) return <Reactivate judge={judge} />;
  return null;
}

function Deactivate({ judge }: Props) {
  const { name, activity } = judge;
  return (
    <ConfirmAction
      question={{
        title: `Deactivate ${name}?`,
        consequence: (
          <ul>
            <li>{name} can no longer see or rate nominations, and is told by email.</li>
            <li>
              {pluralize(activity.pending, 'pending nomination goes', 'pending nominations go')} to
              other judges when they are available.
            </li>
            <li>
              {pluralize(
                activity.completed,
                'completed rating stays and counts',
                'completed ratings stay and count',
              )}
              .
            </li>
          </ul>
        ),
        confirm: 'Deactivate',
        danger: true,
        reason,
        act: (given) => deactivateJudge(judge, given),
        done: `${name} was deactivated.`,
      }}
    >
      Deactivate...
    </ConfirmAction>
  );
}

function Reactivate({ judge }: Props) {
  const { name } = judge;
  return (
    <ConfirmAction
      variant="secondary"
      question={{
        title: `Reactivate ${name}?`,
        consequence: (
          <p>
            {name} is told by email and can be assigned nominations again. Nominations that have
            gone to other judges stay with them.
          </p>
        ),
        confirm: 'Reactivate',
        reason,
        act: (given) => reactivateJudge(judge, given),
        done: `${name} was reactivated.`,
      }}
    >
      Reactivate...
    </ConfirmAction>
  );
}
