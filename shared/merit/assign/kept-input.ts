import { by, groupedBy } from '../groups';
import { hashOfText } from '../ledger/bytes';
import { canonicalJson } from '../ledger/canonical';
import { conflictIndex } from './conflict-index';
import { conflictsOf } from './conflicts';
import type { ForbiddenPair, PlanningInput, PlanningOptions } from './input';
import type { Plan } from './plan';
import { dictionary } from './similarity';

/** The options that affect a plan, as whole numbers, so that their text is canonical. */
interface KeptOptions {
  seed: number;
  largestLoadHundredths?: number;
  /** `oneIn` is 2 if no pair is more probable than 1/2. */
  draw?: { seed: string; oneIn: number };
}

/** Everything that determines a plan, without names and texts; stored when the plan is applied. */
export interface KeptInput extends Pick<PlanningInput, 'nominations' | 'judges'> {
  format: 'meritum-plan-input/1';
  options: KeptOptions;
  /** Names of the stored format, which the digests of applied plans include. */
  ties: PlanningInput['forbidden'];
  standing: PlanningInput['existing'];
}

type Options = Pick<PlanningOptions, 'seed' | 'largestLoad' | 'draw'>;

/** Each text's terms as numbers, with repetitions; terms without weight are left out. */
function termsAsNumbers(texts: readonly string[]): string[] {
  const { counting, number } = dictionary(texts);
  return counting.map((terms) =>
    terms.flatMap(([term, count]) => Array<string>(count).fill(`t${number.get(term)}`)).join(' '),
  );
}

/** Every pair in conflict, with its reasons. */
function conflictsAsPairs({ nominations, judges, forbidden }: PlanningInput): ForbiddenPair[] {
  const forbiddenOf = groupedBy(forbidden, ({ nomination }) => nomination);
  const index = conflictIndex(nominations, judges, forbidden);
  return nominations.flatMap((nomination, i) =>
    Array.from(index[i] ?? [], (j) => judges[j]).flatMap((judge) =>
      judge
        ? conflictsOf(judge, nomination, forbiddenOf.get(nomination.id) ?? []).map((kind) => ({
            judge: judge.id,
            nomination: nomination.id,
            kind,
          }))
        : [],
    ),
  );
}

/**
 * Returns an input that gives the same plan and names nobody: ids stay, words become numbers, and
 * employers, addresses and accounts become forbidden pairs. Only messages about shortages differ,
 * because they name employers.
 */
export function withoutNames(input: PlanningInput): PlanningInput {
  const nominations = [...input.nominations].sort(by(({ id }) => id));
  const judges = [...input.judges].sort(by(({ id }) => id));
  const terms = termsAsNumbers([
    ...nominations.map(({ text = '' }) => text),
    ...judges.map(({ expertise = '' }) => expertise),
  ]);
  return {
    nominations: nominations.map(({ id, category, wanted, planned }, at) => ({
      ...{ id, category, wanted, planned },
      ...{ text: terms[at] ?? '', people: [], emails: [] },
    })),
    judges: judges.map(({ id, categories, capacity, active }, at) => ({
      ...{ id, categories, capacity, active },
      expertise: terms[nominations.length + at] ?? '',
    })),
    forbidden: conflictsAsPairs({ ...input, nominations, judges }),
    existing: input.existing.map(({ judge, nomination, state, movable }) => ({
      judge,
      nomination,
      state,
      ...(movable && { movable }),
    })),
  };
}

/** Returns the stored form of a plan's input and options, as canonical JSON. */
export function keptInputText(input: PlanningInput, { seed, largestLoad, draw }: Options): string {
  const options: KeptOptions = {
    seed,
    ...(largestLoad !== undefined && { largestLoadHundredths: Math.round(largestLoad * 100) }),
    ...(draw && { draw: { seed: draw.seed, oneIn: Math.round(1 / draw.mostProbable) } }),
  };
  const { forbidden: ties, existing: standing, ...rest } = withoutNames(input);
  const kept: KeptInput = { format: 'meritum-plan-input/1', options, ...rest, ties, standing };
  return canonicalJson(kept);
}

/** The input and options to recompute a stored plan. */
export function planAgain(kept: KeptInput): [PlanningInput, Options] {
  const { ties: forbidden, standing: existing, options, ...rest } = kept;
  const { seed, largestLoadHundredths, draw } = options;
  const decided = {
    seed,
    ...(largestLoadHundredths !== undefined && { largestLoad: largestLoadHundredths / 100 }),
    ...(draw && { draw: { seed: draw.seed, mostProbable: mostProbableOf(draw.oneIn) } }),
  };
  return [{ ...rest, forbidden, existing }, decided];
}

function mostProbableOf(oneIn: number): 0.5 | 0.25 | 0.125 {
  const found = ([0.5, 0.25, 0.125] as const).find((one) => one * oneIn === 1);
  if (!found) throw new RangeError(`No plan is drawn with one in ${oneIn}.`);
  return found;
}

type PairOfPlan = Pick<Plan['assignments'][number], 'judge' | 'nomination'>;

const listed = (pairs: readonly PairOfPlan[]): string[] =>
  pairs.map(({ judge, nomination }) => `${nomination} ${judge}`).sort();

/** SHA-256 of the canonical JSON of new, kept and released pairs: sorted `nomination judge`. */
export function planHashOf({ assignments, kept, released }: Plan): string {
  const returning = kept.filter(({ state }) => state === 'returning');
  const made = listed([...assignments, ...returning]);
  return hashOfText(canonicalJson({ made, ended: listed(released) }));
}

/** The subject of the digest of `judges assigned` in the public log: two SHA-256 hashes. */
export const assignedSubject = (inputHash: string, planHash: string): string =>
  `${inputHash} ${planHash}`;
