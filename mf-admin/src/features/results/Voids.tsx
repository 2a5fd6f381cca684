import { limits } from '@meritum/shared/contracts/limits';
import { type Voiding, voidReasons } from '@meritum/shared/contracts/results';
import { Badge } from '@meritum/shared/ui/Badge';
import { formatDateTime } from '@meritum/shared/ui/formatDateTime';
import { ConfirmAction } from '../confirm/ConfirmAction';
import styles from './Results.module.css';
import { confirmVoid, withdrawVoid } from './requests';

const kinds = { proposed: 'warning', confirmed: 'danger', withdrawn: 'neutral' } as const;
const states = { proposed: 'Proposed', confirmed: 'Taken out', withdrawn: 'Turned down' } as const;

const whatOf = ({ kind, nomination }: Voiding) =>
  kind === 'entry' ? nomination.name : `A rating of ${nomination.name}`;

/** What is taken out, or proposed to be, the newest first. */
export function Voids({ voids, refresh }: { voids: readonly Voiding[]; refresh(): unknown }) {
  if (voids.length === 0) return <p className={styles.muted}>Nothing was taken out.</p>;
  return (
    <ul className={styles.voids}>
      {voids.map((one) => (
        <VoidItem key={one.id} one={one} refresh={refresh} />
      ))}
    </ul>
  );
}

function VoidItem({ one, refresh }: { one: Voiding; refresh(): unknown }) {
  const { id, state, why, reason, proposed, may } = one;
  const what = whatOf(one);
  return (
    <li className={styles.void}>
      <div>
        <p>
          <Badge kind={kinds[state]}>{states[state]}</Badge> <strong>{what}</strong>
        </p>
        <p>
          {voidReasons[why]}: {reason}
        </p>
        <p className={styles.muted}>
          Proposed by {proposed.by ?? 'somebody who has left'} on {formatDateTime(proposed.at)}
        </p>
      </div>
      <div className={styles.steps}>
        {may.confirm && (
          <ConfirmAction
            question={{
              title: `Take out ${what}?`,
              consequence: <p>It no longer counts. That it was taken out is counted publicly.</p>,
              confirm: 'Take out',
              danger: true,
              act: () => confirmVoid(id),
              done: `${what} is taken out.`,
              refresh,
            }}
          >
            Confirm...
          </ConfirmAction>
        )}
        {may.withdraw && (
          <ConfirmAction
            variant="secondary"
            question={{
              title: `Turn the proposal down?`,
              consequence: <p>{what} goes on counting.</p>,
              confirm: 'Turn down',
              reason: { label: 'Why', maxLength: limits.reasonCharacters },
              act: (because) => withdrawVoid(id, because),
              done: 'The proposal is turned down.',
              refresh,
            }}
          >
            Turn down...
          </ConfirmAction>
        )}
      </div>
    </li>
  );
}
