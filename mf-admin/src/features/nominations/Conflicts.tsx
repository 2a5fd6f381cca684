import type { ConflictOfInterest } from '@meritum/shared/contracts/conflicts';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { why } from '../confirm/question';
import { Panel } from '../facts/Panel';
import styles from './Conflicts.module.css';
import { liftConflict } from './requests';

const kinds: Record<ConflictOfInterest['kind'], string> = {
  own: 'Own nomination',
  organization: 'Same organization',
  domain: 'Same email domain',
};

interface Props {
  nomination: NominationDetail;
  refresh(): unknown;
}

/** Organisers with a conflict of interest; only one by employer can be lifted. */
export function Conflicts({ nomination, refresh }: Props) {
  const { conflicts } = nomination;
  if (conflicts.length === 0) return null;
  return (
    <Panel title="Organisers with a conflict of interest">
      <ul className={styles.list}>
        {conflicts.map((conflict) => (
          <li key={conflict.organiser.id} className={styles.item}>
            <Words conflict={conflict} />
            <Lift conflict={conflict} nomination={nomination} refresh={refresh} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Words({ conflict: { organiser, kind, lift } }: { conflict: ConflictOfInterest }) {
  return (
    <div>
      <p>
        <strong>{organiser.name}</strong>: {kinds[kind]}
      </p>
      {lift?.state === 'lifted' && <p className={styles.note}>Lifted: {lift.reason}</p>}
      {lift?.state === 'proposed' && (
        <p className={styles.note}>
          {lift.isOwn ? 'You have' : `${lift.by ?? 'An organiser whose account was deleted'} has`}{' '}
          proposed to lift it: {lift.reason}
        </p>
      )}
    </div>
  );
}

function Lift({ conflict, nomination, refresh }: Props & { conflict: ConflictOfInterest }) {
  const { organiser, lift, mayLift } = conflict;
  if (!mayLift || lift?.isOwn) return null;
  const label = lift ? 'Confirm lifting' : 'Propose to lift';
  return (
    <ConfirmAction
      variant="secondary"
      question={{
        title: `${label} the conflict of interest of ${organiser.name}?`,
        consequence: (
          <p>
            {lift
              ? `${organiser.name} can then decide about ${nomination.fullName} like any other organiser.`
              : 'Another organiser has to confirm it.'}{' '}
            The published results say how many conflicts of interest were lifted.
          </p>
        ),
        confirm: label,
        ...(!lift && { reason: { ...why, label: 'Why there is no conflict of interest' } }),
        act: (reason) => liftConflict(nomination.id, organiser.id, lift?.reason ?? reason),
        done: lift
          ? `The conflict of interest of ${organiser.name} has been lifted.`
          : 'Another organiser has to confirm it.',
        refresh,
      }}
    >
      {label}...
    </ConfirmAction>
  );
}
