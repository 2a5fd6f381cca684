import { limits } from '@meritum/shared/contracts/limits';
import { type Voiding, voidReasons } from '@meritum/shared/contracts/results';
import { Badge } from '@meritum/shared/ui/Badge';
import { formatDateTime } from '@meritum/shared/ui/formatDateTime';
import { ConfirmAction } from '../confirm/ConfirmAction';
import styles from './Results.module.css';
import { confirmVoid, withdrawVoid } from './requests';

const kinds = { proposed: 'warning', confirmed: 'danger', withdrawn: 'neutral' } as const;
const states = { proposed: 'Proposed', confirmed: 'Voided', withdrawn: 'Withdrawn' } as const;

const whatOf = ({ kind, nomination }: Voiding) =>
  kind === 'entry' ? nomination.name : `A rating of ${nomination.name}`;

/** Voids and proposals, newest first. */
export function Voids({ voids, refresh }: { voids: readonly Voiding[]; refresh(): unknown }) {
  if (voids.length === 0) return <p className={styles.muted}>Nothing has been voided.</p>;
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
          Proposed by {proposed.by ?? 'a deleted account'} on {formatDateTime(proposed.at)}
        </p>
      </div>
      <div className={styles.steps}>
        {may.confirm && (
          <ConfirmAction
            question={{
              title: `Void ${what}?`,
              consequence: (
                <p>
                  It no longer counts. The published results say how many entries and ratings were
                  voided.
                </p>
              ),
              confirm: 'Void',
              danger: true,
              act: () => confirmVoid(id),
              done: `${what} has been voided.`,
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
              title: `Withdraw the proposal?`,
              consequence: <p>{what} still counts.</p>,
              confirm: 'Withdraw',
              reason: { label: 'Why', maxLength: limits.reasonCharacters },
              act: (because) => withdrawVoid(id, because),
              done: 'The proposal has been withdrawn.',
              refresh,
            }}
          >
            Withdraw...
          </ConfirmAction>
        )}
      </div>
    </li>
  );
}
