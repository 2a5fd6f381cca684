import { call } from '@meritum/shared/client/call';
import { send } from '@meritum/shared/client/send';
import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { useQuery } from '@meritum/shared/query';
import { Card } from '@meritum/shared/ui/Card';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { why } from '../confirm/question';
import { ActOfTwo } from '../confirm/withdrawal';
import { useCall } from '../console/useCall';
import { Proofs } from '../facts/Proofs';
import { pluralize } from '../facts/pluralize';
import text from '../facts/text.module.css';
import { Contribute, Reveal } from './OwnValue';

type Commitment = SeasonDrawReply['commitments'][number];

const isMissing = ({ source, value, leftOut }: Commitment) =>
  source === 'organiser' && value === null && leftOut !== 'confirmed';

/** The beacon whose round planning waits for. */
const roundAwaited = ({ value, leftOut, beacon }: Commitment) =>
  value === null && leftOut !== 'confirmed' && beacon?.round;

function stateOf({ source, value, leftOut, beacon }: Commitment): string {
  if (value !== null) return beacon?.round ? `Round ${beacon.round.number}` : 'Revealed';
  if (leftOut === 'confirmed') return 'Left out by two organisers';
  if (leftOut === 'proposed') return 'One organiser proposed to leave it out';
  if (beacon) return beacon.round ? `Round ${beacon.round.number}, not received yet` : roundLater;
  return source === 'server' ? 'Revealed once every other value is' : 'Not revealed yet';
}

const roundLater = 'Its round is fixed as soon as every value is revealed';

const stageOf = ({ root, seed, commitments }: SeasonDrawReply): string => {
  if (root === null)
    return 'Organisers can contribute a value until the first plan is asked for. Assigning then waits until each of them has revealed it.';
  if (seed !== null) return 'The seed is fixed. All plans of this season are drawn with it.';
  const awaited = commitments.flatMap((one) => roundAwaited(one) || []);
  for (const { at } of awaited)
    return `All values are revealed. Assigning waits for the public value of ${formatDateTime(at)}, which the server receives automatically.`;
  return `Assigning waits for ${pluralize(commitments.filter(isMissing).length, 'value')} to be revealed.`;
};

/** How chance takes part in a season's plans, and what the organiser can contribute. */
export function DrawPanel({ season }: { season: string }) {
  const query = useQuery({
    queryKey: ['draw', season],
    queryFn: async ({ signal }) =>
      (await send('getSeasonRules', { query: { season }, signal })).draw,
    // Values are asked for once planning begins, a moment after judging has opened.
    refetchInterval: ({ state }) => (state.data?.seed === null ? 3_000 : false),
  });
  return (
    <Loaded query={query} what="the draw">
      {(draw) => draw && <Draw draw={draw} season={season} />}
    </Loaded>
  );
}

function Draw({ draw, season }: { draw: SeasonDrawReply; season: string }) {
  const isAwaited = draw.root !== null && draw.seed === null;
  return (
    <Card as="section" aria-label="Drawing judges" className={text.stack}>
      <p className={text.words}>
        Judges are drawn by chance that nobody controls. {isAwaited && stageOf(draw)}
      </p>
      {draw.root !== null && draw.commitments.some(isMissing) && (
        <Reveal season={season} missing={draw.commitments.filter(isMissing)} />
      )}
      {draw.root !== null && (
        <LeaveOut
          season={season}
          waitingSince={draw.fixedAt}
          missing={draw.commitments.filter((one) => isMissing(one) || roundAwaited(one))}
        />
      )}
      <Proofs proofs={proofsOf(draw)}>
        <p className={text.words}>
          Nobody can choose or predict the draw: its seed follows from the texts and judges at the
          first plan, a value of the server and values of organisers, whose hashes are published
          before.{' '}
          {draw.commitments.some(({ beacon }) => beacon) &&
            'A round of the public beacon drand, which nobody knows before, is added last. '}
          {!isAwaited && stageOf(draw)}
        </p>
        {draw.root === null && <Contribute season={season} commitments={draw.commitments} />}
      </Proofs>
    </Card>
  );
}

function proofsOf({ seed, commitments }: SeasonDrawReply) {
  const organisers = commitments.filter(({ source }) => source === 'organiser');
  const labelOf = (one: Commitment) => {
    if (one.source === 'server') return 'Hash of the server’s value';
    if (one.beacon) return 'Chain of the beacon';
    return `Hash of organiser ${organisers.indexOf(one) + 1}`;
  };
  return [
    ...commitments.map((one) => ({ label: labelOf(one), value: one.hash, note: stateOf(one) })),
    { label: 'Seed', value: seed },
  ];
}

const day = 24 * 60 * 60 * 1_000;

interface LeaveOutProps {
  season: string;
  waitingSince: string | null;
  /** Values that planning waits for. */
  missing: readonly Commitment[];
}

/** Leaves out values that were not revealed for a day; it takes two organisers. */
function LeaveOut({ season, waitingSince, missing }: LeaveOutProps) {
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
