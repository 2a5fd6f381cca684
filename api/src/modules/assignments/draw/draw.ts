import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { type CommittedValue, seasonSeedOf } from '@meritum/shared/merit/assign/season-draw';
import type { Versioned } from '../../../composition/effects';
import type { FirstOfTwo } from '../../../platform/authorisation/two-organisers';

/** A value that takes part in a season's seed. */
export interface Commitment extends CommittedValue {
  source: 'server' | 'organiser';
  /** The organiser; null for the server, and once the account was erased. */
  accountId: string | null;
  at: Date;
  /** Who proposed to leave it out. */
  leaving: FirstOfTwo | null;
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

/** How many organisers' values planning waits for. */
export const valuesAwaited = (draw: SeasonDraw | null): number =>
  draw?.fixed
    ? draw.commitments.filter(({ value, isLeftOut }) => value === null && !isLeftOut).length
    : 0;

/** What everybody is told; the server's own value last, so that nobody can reckon with it. */
export function presentDraw(draw: SeasonDraw): SeasonDrawReply {
  const seed = seedOf(draw) ?? null;
  return {
    root: draw.fixed?.root ?? null,
    fixedAt: draw.fixed?.at.toISOString() ?? null,
    seed,
    commitments: draw.commitments.map(({ source, hash, at, value, leaving, isLeftOut }) => ({
      source,
      hash,
      at: at.toISOString(),
      value: source === 'organiser' || seed !== null ? value : null,
      leftOut: isLeftOut ? 'confirmed' : leaving && 'proposed',
    })),
  };
}
