import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { type BeaconChain, timeOfRound, valueOfRound } from '@meritum/shared/merit/assign/beacon';
import { fixedDrawDigest, seasonSeedOf } from '@meritum/shared/merit/assign/season-draw';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import type { Versioned } from '../../module-kit/effects';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import { after, days } from '../../platform/clock';

/** The public beacon that takes part in a draw. */
interface DrawnBeacon {
  chain: BeaconChain;
  /** Null until the draw is fixed; never changed afterwards. */
  round: number | null;
  /** The chain's signature of the round; null until a relay has sent it. */
  signature: string | null;
  /** When two organisers decided to go on without it; else null. */
  omittedAt: Date | null;
}

/** How chance takes part in a season's plans, stored from the freezing of its rules. */
export interface SeasonDraw extends Versioned {
  /** When the server's value was made and its hash published. */
  committedAt: Date;
  serverValue: string;
  /** Null where no relay answered when the rules were frozen: then no beacon ever takes part. */
  beacon: DrawnBeacon | null;
  /** The root of texts and judges, set by the first plan with the beacon's round. */
  fixed: { root: string; at: Date } | null;
  /** Who proposed to go on without the beacon. */
  omissionProposed: FirstOfTwo | null;
}

export const serverHashOf = ({ serverValue }: Pick<SeasonDraw, 'serverValue'>) =>
  hashOfText(serverValue);

/** The season's seed; undefined before the first plan, and while planning waits for the round. */
export function seedOf({ fixed, serverValue, beacon }: SeasonDraw): string | undefined {
  if (!fixed) return undefined;
  if (!beacon || beacon.omittedAt) return seasonSeedOf(fixed.root, serverValue);
  if (!beacon.signature) return undefined;
  return seasonSeedOf(fixed.root, serverValue, valueOfRound(beacon.signature));
}

/** The draw's entry in the public log; null until it is fixed. */
export function fixingOf(draw: SeasonDraw): { at: Date; digest: string } | null {
  const { fixed, beacon } = draw;
  if (!fixed) return null;
  const round = beacon?.round ? { chain: beacon.chain.hash, number: beacon.round } : undefined;
  return { at: fixed.at, digest: fixedDrawDigest(fixed.root, serverHashOf(draw), round) };
}

/** How long planning waits for a round before two organisers may go on without it. */
const waitsFor = days(1);

/** When the awaited round is signed, and when it becomes late. */
export function awaitedRound({ beacon }: SeasonDraw): { at: Date; lateAt: Date } | null {
  if (!beacon?.round || beacon.signature || beacon.omittedAt) return null;
  const at = timeOfRound(beacon.chain, beacon.round);
  return { at, lateAt: after(at, waitsFor) };
}

/** What the public sees; the server's value appears only with the seed. */
export function presentDraw(draw: SeasonDraw): SeasonDrawReply {
  const { committedAt, serverValue, fixed, beacon } = draw;
  const seed = seedOf(draw) ?? null;
  return {
    committedAt: committedAt.toISOString(),
    serverHash: serverHashOf(draw),
    serverValue: seed && serverValue,
    root: fixed?.root ?? null,
    fixedAt: fixed?.at.toISOString() ?? null,
    seed,
    beacon: beacon && {
      chain: beacon.chain,
      round:
        beacon.round === null
          ? null
          : {
              number: beacon.round,
              at: timeOfRound(beacon.chain, beacon.round).toISOString(),
            },
      signature: beacon.signature,
      omittedAt: beacon.omittedAt?.toISOString() ?? null,
    },
  };
}
