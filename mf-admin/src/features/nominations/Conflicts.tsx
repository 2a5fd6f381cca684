import { call } from '@meritum/shared/client/call';
import type { ConflictOfInterest } from '@meritum/shared/contracts/conflicts';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { labels } from '@meritum/shared/programme/labels';
import * as design from '@meritum/shared/ui/design.module.css';
import { ActOfTwo } from '../confirm/ActOfTwo';
import { why } from '../confirm/question';
import { Panel } from '../facts/Panel';
import text from '../facts/text.module.css';

const kinds = labels<ConflictOfInterest['kind']>({
  own: 'Own nomination',
  organization: 'Same organization',
  domain: 'Same email domain',
});

interface Props {
  nomination: NominationDetail;
}

/** Organisers with a conflict of interest; only one by employer can be lifted. */
export function Conflicts({ nomination }: Props) {
  const { conflicts } = nomination;
  if (conflicts.length === 0) return null;
  return (
    <Panel title="Organisers with a conflict of interest">
      <ul className={text.stack}>
        {conflicts.map((conflict) => (
          <li key={conflict.organiser.id} className={text.apart}>
            <div>
              <p>
                <strong>{conflict.organiser.name}</strong>: {kinds[conflict.kind]}
              </p>
              {conflict.lifted && <p className={design.muted}>Lifted: {conflict.lifted.reason}</p>}
            </div>
            <Lift conflict={conflict} nomination={nomination} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Lift({ conflict, nomination }: Props & { conflict: ConflictOfInterest }) {
  const { organiser, proposed, mayLift } = conflict;
  if (!mayLift) return null;
  const about = { nominationId: nomination.id, accountId: organiser.id };
  const label = proposed ? 'Confirm lifting' : 'Propose to lift';
  return (
    <ActOfTwo
      variant="secondary"
      proposed={proposed}
      isAllowed={mayLift}
      send={(decision) => call('liftConflict', { body: { ...about, ...decision } })}
      question={{
        about: nomination.id,
        title: `${label} the conflict of interest of ${organiser.name}?`,
        consequence: (
          <p>
            {proposed
              ? `${organiser.name} can then decide about ${nomination.fullName} like any other organiser.`
              : 'Another organiser has to confirm it.'}{' '}
            The published results say how many conflicts of interest were lifted.
          </p>
        ),
        confirm: label,
        reason: { ...why, label: 'Why there is no conflict of interest' },
        done: proposed
          ? `The conflict of interest of ${organiser.name} has been lifted.`
          : 'Another organiser has to confirm it.',
      }}
    />
  );
}
