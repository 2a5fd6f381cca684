import { call } from '@meritum/shared/client/call';
import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { why } from '../confirm/question';
import { ActOfTwo } from '../confirm/withdrawal';
import { useCall } from '../console/useCall';

const day = 24 * 60 * 60 * 1_000;

interface Props {
  season: string;
  waitingSince: string | null;
  /** Values that planning waits for. */
  missing: SeasonDrawReply['commitments'];
}

/** Leaves out values that were not revealed for a day; it takes two organisers. */
export function LeaveOut({ season, waitingSince, missing }: Props) {
  const late = missing.filter(({ beacon }) => {
    const since = beacon ? beacon.round?.at : waitingSince;
    return since && Date.now() >= Date.parse(since) + day;
  });
  const enabled = late.length > 0;
  const { data } = useCall('listLeaveOuts', { query: { season } }, { enabled });
  if (!data) return null;
  return late.map(({ hash, beacon }) => {
    const proposed = data.proposals.find((one) => one.hash === hash) ?? null;
    return (
      <div key={hash}>
        <ActOfTwo
          proposed={proposed}
          isAllowed
          question={{
            about: season,
            title: beacon ? 'Leave out the beacon?' : 'Leave out this value?',
            consequence: (
              <p>
                {proposed
                  ? 'The draw is then made without this value. This cannot be undone.'
                  : 'Another organiser has to agree. The draw is then made without this value, which cannot be undone.'}{' '}
                Everybody can see that a value was left out.
              </p>
            ),
            confirm: proposed ? 'Leave out' : 'Propose',
            danger: true,
            reason: why,
            done: proposed ? 'The value is left out.' : 'Leaving it out is proposed.',
          }}
          send={(decision) => call('leaveOutRandomness', { body: { season, hash, ...decision } })}
        >
          Leave out {beacon ? 'the beacon' : hash.slice(0, 8)}...
        </ActOfTwo>
      </div>
    );
  });
}
