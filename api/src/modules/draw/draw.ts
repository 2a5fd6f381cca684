import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { type BeaconChain, roundAfter, timeOfRound } from '@meritum/shared/merit/assign/beacon';
import {
  type CommittedValue,
  fixedDrawDigest,
  seasonSeedOf,
} from '@meritum/shared/merit/assign/season-draw';
import type { Versioned } from '../../composition/effects';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';

/** The round of a public beacon that takes part. */
interface DrawnRound {
  chain: BeaconChain;
  /** Null until no other value is missing; never changed afterwards. */
  round: { number: number; fixedAt: Date } | null;
  /** Null until a relay has told it. */
  signature: string | null;
}

/** A value that takes part in a season's seed; of a beacon `hash` is its chain's. */
export interface Commitment extends CommittedValue {
  source: 'server' | 'beacon' | 'organiser';
  /** The organiser; null for the others, and once the account was erased. */
  accountId: string | null;
  at: Date;
  /** Who proposed to leave it out. */
  leaveOutProposed: FirstOfTwo | null;
  /** Of a beacon only. */
  beacon?: DrawnRound;
}

/** How chance takes part in the plans of a season, stored from the freezing of its rules on. */
export interface SeasonDraw extends Versioned {
  commitments: Commitment[];
  /**
   * Set by the first plan and never changed: the texts and judges then. Before it commitments are
   * added and no value of an organiser is known; after it values are revealed or left out.
   */
  fixed: { root: string; at: Date } | null;
}

/** The season's seed; undefined while planning waits for a value. */
export const seedOf = ({ fixed, commitments }: SeasonDraw): string | undefined =>
  fixed ? seasonSeedOf(fixed.root, commitments) : undefined;

/** Whether it is neither known nor left out. */
export const isMissing = ({ value, isLeftOut }: Commitment) => value === null && !isLeftOut;

/** The round of the beacon once it is fixed. */
export const roundOf = (commitments: readonly Commitment[]): number | undefined =>
  commitments.find(({ beacon }) => beacon?.round)?.beacon?.round?.number;

/**
 * Fixes the beacon's round as soon as no other value is missing, so that whoever keeps a value back
 * never knows what the seed would be without it.
 */
export function withRound(
  { fixed, commitments }: Pick<SeasonDraw, 'fixed' | 'commitments'>,
  now: Date,
): Commitment[] {
  const waits = commitments.some((one) => one.source !== 'beacon' && isMissing(one));
  if (!fixed || waits) return commitments;
  return commitments.map((one) => {
    const { beacon } = one;
    if (!beacon || beacon.round) return one;
    const round = { number: roundAfter(beacon.chain, now), fixedAt: now };
    return { ...one, beacon: { ...beacon, round } };
  });
}

/** What the public log tells of the draw; null until nothing in it can be chosen any more. */
export function fixingOf({ fixed, commitments }: SeasonDraw): { at: Date; digest: string } | null {
  const { beacon } = commitments.find(({ source }) => source === 'beacon') ?? {};
  if (!fixed || (beacon && !beacon.round)) return null;
  const hashes = commitments.map(({ hash }) => hash);
  const digest = fixedDrawDigest(fixed.root, hashes, beacon?.round?.number);
  return { at: beacon?.round?.fixedAt ?? fixed.at, digest };
}

/** Since when planning waits for a value; undefined while it does not. */
export function awaitedSince({ fixed }: SeasonDraw, { beacon }: Commitment): Date | undefined {
  if (!beacon) return fixed?.at;
  return beacon.round ? timeOfRound(beacon.chain, beacon.round.number) : undefined;
}

/** How many values planning waits for; the beacon's once its time has come. */
export function valuesAwaited(draw: SeasonDraw | null, now: Date): number {
  if (!draw) return 0;
  const since = (one: Commitment) => awaitedSince(draw, one) ?? Number.POSITIVE_INFINITY;
  return draw.commitments.filter((one) => isMissing(one) && since(one) <= now).length;
}

function presentRound({ chain, round, signature }: DrawnRound) {
  const { hash, publicKey, genesis, period } = chain;
  return {
    chain: { hash, publicKey, genesis, period },
    round: round && {
      number: round.number,
      fixedAt: round.fixedAt.toISOString(),
      at: timeOfRound(chain, round.number).toISOString(),
    },
    signature,
  };
}

/** What everybody is told; the server's own value last, so that nobody can predict it. */
export function presentDraw(draw: SeasonDraw): SeasonDrawReply {
  const seed = seedOf(draw) ?? null;
  return {
    root: draw.fixed?.root ?? null,
    fixedAt: draw.fixed?.at.toISOString() ?? null,
    seed,
    commitments: draw.commitments.map(
      ({ source, hash, at, value, leaveOutProposed, isLeftOut, beacon }) => ({
        source,
        hash,
        at: at.toISOString(),
        value: source !== 'server' || seed !== null ? value : null,
        leftOut: isLeftOut ? 'confirmed' : leaveOutProposed && 'proposed',
        beacon: beacon ? presentRound(beacon) : null,
      }),
    ),
  };
}
