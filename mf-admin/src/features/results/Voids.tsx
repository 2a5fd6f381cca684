import { call } from '@meritum/shared/client/call';
import { type Voiding, voidReasons } from '@meritum/shared/contracts/voids';
import { labels } from '@meritum/shared/programme/labels';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Badge } from '@meritum/shared/ui/Badge';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { FocusedProposal } from '../confirm/FocusedProposal';
import { why } from '../confirm/question';
import { useCall } from '../console/useCall';
import { seasonQuery, useSeasonShown } from '../console/useSeasonShown';
import { Panel } from '../facts/Panel';
import text from '../facts/text.module.css';

const kinds: Readonly<Record<string, 'warning' | 'danger'>> = {
  proposed: 'warning',
  confirmed: 'danger',
};
const states = labels<Voiding['state']>({
  proposed: 'Proposed',
  confirmed: 'Does not count',
  withdrawn: 'Withdrawn',
  'turned-down': 'Turned down',
});

const whatOf = ({ kind, nomination }: Voiding) =>
  kind === 'entry' ? nomination.name : `A rating of ${nomination.name}`;

const inWords = ({ by, at }: Voiding['proposed']) =>
  `by ${by ?? 'a deleted account'} on ${formatDateTime(at)}`;

interface Props {
  /** Shows only voids of this nomination and its ratings. */
  nominationId?: string;
}

/** Voids and proposals, newest first, with their decisions. */
export function Voids({ nominationId }: Props) {
  const isAbout = ({ nomination }: Voiding) => !nominationId || nomination.id === nominationId;
  const query = useCall('listVoids', { query: seasonQuery(useSeasonShown()) });
  const isNone = query.data?.voids.every((one) => !isAbout(one)) ?? !query.isError;
  if (isNone) return null;
  return (
    <Panel title="Nominations and ratings that do not count">
      <Loaded query={query} what="what does not count">
        {({ voids }) => (
          <ul className={text.stack}>
            {voids.filter(isAbout).map((one) => (
              <VoidItem key={one.id} one={one} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function VoidItem({ one }: { one: Voiding }) {
  const { id, state, reason, proposed, decided, may } = one;
  const what = whatOf(one);
  return (
    <li>
      <FocusedProposal id={id} className={text.apart}>
        <div>
          <p>
            <Badge kind={kinds[state] ?? 'neutral'}>{states[state]}</Badge> <strong>{what}</strong>
          </p>
          <p>
            {voidReasons[one.why]}: {reason}
          </p>
          <p className={design.muted}>
            Proposed {inWords(proposed)}
            {decided && `, ${state.replace('-', ' ')} ${inWords(decided)}`}
          </p>
        </div>
        <div className={design.row}>
          {may.confirm && (
            <ConfirmAction
              question={{
                about: id,
                title: `Void ${what}?`,
                consequence: (
                  <p>
                    It no longer counts. The published results say how many nominations and ratings
                    were voided.
                  </p>
                ),
                confirm: 'Void',
                danger: true,
                act: () => call('confirmVoid', { body: { voidId: id } }),
                done: `${what} has been voided.`,
              }}
            >
              Confirm...
            </ConfirmAction>
          )}
          {(may.withdraw || may.turnDown) && (
            <ConfirmAction
              variant="secondary"
              question={{
                about: id,
                title: may.turnDown ? 'Turn down this proposal?' : 'Withdraw the proposal?',
                consequence: (
                  <p>
                    {what} still counts.{' '}
                    {may.turnDown && `${proposed.by} gets your reason by email.`}
                  </p>
                ),
                confirm: may.turnDown ? 'Turn down' : 'Withdraw',
                reason: why,
                act: (because) => call('withdrawVoid', { body: { voidId: id, reason: because } }),
                done: `The proposal has been ${may.turnDown ? 'turned down' : 'withdrawn'}.`,
              }}
            />
          )}
        </div>
      </FocusedProposal>
    </li>
  );
}
