import { by, groupedBy } from '../groups';
import { hashOfText } from '../ledger/bytes';
import { canonicalJson } from '../ledger/canonical';
import { conflictIndex } from './conflict-index';
import { conflictsOf } from './conflicts';
import type { ForbiddenPair, PlanningInput, PlanningOptions } from './input';
import type { Plan } from './plan';
import { fewestTexts } from './similarity';
import { termsOf } from './terms';

/** The options of a plan that are decided, in whole numbers, so that their text is canonical. */
interface KeptOptions {
  seed: number;
  largestLoadHundredths?: number;
  /** `oneIn` is 2 where no pair is more probable than 1/2. */
  draw?: { seed: string; oneIn: number };
}

/** All that a plan follows from, without names and texts; kept when it is applied. */
export interface KeptInput extends PlanningInput {
  format: 'meritum-plan-input/1';
  options: KeptOptions;
}

type Options = Pick<PlanningOptions, 'seed' | 'largestLoad' | 'draw'>;

/** Each text's terms as numbers, as often as they occur; terms that count nothing are left out. */
function termsAsNumbers(texts: readonly string[]): string[] {
  const all = texts.map(termsOf);
  const textsWith = new Map<string, number>();
  for (const terms of all)
    for (const term of terms.keys()) textsWith.set(term, (textsWith.get(term) ?? 0) + 1);
  for (const [term, count] of textsWith) if (count < fewestTexts) textsWith.delete(term);
  const numberOf = new Map([...textsWith.keys()].map((term, at) => [term, `t${at}`]));
  return all.map((terms) =>
    [...terms]
      .flatMap(([term, count]) => Array<string>(count).fill(numberOf.get(term) ?? ''))
      .filter(Boolean)
      .join(' '),
  );
}

/** Every pair in conflict, with its reasons. */
function conflictsAsPairs({ nominations, judges, ties }: PlanningInput): ForbiddenPair[] {
  const tiesOf = groupedBy(ties, ({ nomination }) => nomination);
  const index = conflictIndex(nominations, judges, ties);
  return nominations.flatMap((nomination, i) =>
    Array.from(index[i] ?? [], (j) => judges[j]).flatMap((judge) =>
      judge
        ? conflictsOf(judge, nomination, tiesOf.get(nomination.id) ?? []).map((kind) => ({
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
 * employers, addresses and accounts become pairs that must not meet. Only the words about shortages
 * differ, which name employers.
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
      id,
      category,
      text: terms[at] ?? '',
      people: [],
      emails: [],
      wanted,
      planned,
    })),
    judges: judges.map(({ id, categories, capacity, active }, at) => ({
      id,
      categories,
      expertise: terms[nominations.length + at] ?? '',
      capacity,
      active,
    })),
    ties: conflictsAsPairs({ ...input, nominations, judges }),
    standing: input.standing.map(({ judge, nomination, state, movable }) => ({
      judge,
      nomination,
      state,
      ...(movable && { movable }),
    })),
  };
}

/** Returns what is kept of a plan's input and options, as its canonical JSON. */
export function keptInputText(input: PlanningInput, { seed, largestLoad, draw }: Options): string {
  const options: KeptOptions = {
    seed,
    ...(largestLoad !== undefined && { largestLoadHundredths: Math.round(largestLoad * 100) }),
    ...(draw && { draw: { seed: draw.seed, oneIn: Math.round(1 / draw.mostProbable) } }),
  };
  const kept: KeptInput = { format: 'meritum-plan-input/1', options, ...withoutNames(input) };
  return canonicalJson(kept);
}

/** The options with which to plan a kept input again. */
export const optionsOf = ({
  options: { seed, largestLoadHundredths, draw },
}: KeptInput): Options => ({
  seed,
  ...(largestLoadHundredths !== undefined && { largestLoad: largestLoadHundredths / 100 }),
  ...(draw && { draw: { seed: draw.seed, mostProbable: mostProbableOf(draw.oneIn) } }),
});

function mostProbableOf(oneIn: number): 0.5 | 0.25 | 0.125 {
  if (oneIn === 2) return 0.5;
  if (oneIn === 4) return 0.25;
  if (oneIn === 8) return 0.125;
  throw new RangeError(`No plan is drawn with one in ${oneIn}.`);
}

type PairOfPlan = Pick<Plan['assignments'][number], 'judge' | 'nomination'>;

const listed = (pairs: readonly PairOfPlan[]): string[] =>
  pairs.map(({ judge, nomination }) => `${nomination} ${judge}`).sort();

/** SHA-256 over the canonical JSON of what a plan makes and ends: sorted `nomination judge`. */
export function planHashOf({ assignments, kept, released }: Plan): string {
  const returning = kept.filter(({ state }) => state === 'returning');
  const made = listed([...assignments, ...returning]);
  return hashOfText(canonicalJson({ made, ended: listed(released) }));
}

/** What the digest of `judges assigned` in the public log covers: the two hashes, both SHA-256. */
export const assignedSubject = (inputHash: string, planHash: string): string =>
  `${inputHash} ${planHash}`;
