import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { why } from '../confirm/question';
import { leaveOutRandomness } from './requests';

const day = 24 * 60 * 60 * 1_000;

interface Props {
  season: string;
  waitingSince: string | null;
  /** Values that planning waits for. */
  missing: SeasonDrawReply['commitments'];
  refresh(): unknown;
}

/** Leaves out values that were not revealed for a day; it takes two organisers. */
export function LeaveOut({ season, waitingSince, missing, refresh }: Props) {
  const late = missing.filter(({ beacon }) => {
    const since = beacon ? beacon.round?.at : waitingSince;
    return since && Date.now() >= Date.parse(since) + day;
  });
  return late.map(({ hash, leftOut, beacon }) => (
    <div key={hash}>
      <ConfirmAction
        question={{
          title: beacon ? 'Leave out the beacon?' : 'Leave out this value?',
          consequence: (
            <p>
              {leftOut === 'proposed'
                ? 'If another organiser proposed it, the seed is made without the value, for good.'
                : 'Another organiser has to agree. The seed is then made without the value, for good.'}{' '}
              Everybody can see that a value was left out.
            </p>
          ),
          confirm: leftOut === 'proposed' ? 'Leave out' : 'Propose',
          danger: true,
          reason: why,
          act: (reason) => leaveOutRandomness(season, hash, reason),
          done: leftOut === 'proposed' ? 'The value is left out.' : 'Leaving it out is proposed.',
          refresh,
        }}
      >
        Leave out {beacon ? 'the beacon' : hash.slice(0, 8)}...
      </ConfirmAction>
    </div>
  ));
}
