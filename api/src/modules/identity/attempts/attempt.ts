import type { Clock } from '../../../platform/clock';
import { tooManyAttempts } from '../errors';
import type { CountersStore } from './counters-store';
import { counterId, type Limit, type Step, stepOf, waitFor } from './rules';

interface Counting {
  counters: CountersStore;
  clock: Clock;
}

/** What becomes of an attempt in its counters. */
export type Outcome =
  /** It stays counted. */
  | 'counted'
  /** It is taken back: nothing was learned by it. */
  | 'void'
  /** It is taken back, and the failures before it are forgotten. */
  | 'forgiven';

/** More than enough for the attempts of honest people that meet in one counter. */
const mostTries = 5;

/**
 * Counts an attempt under every limit before it is made, so that a thousand at once are no way
 * around. Throws resource-exhausted, having counted nothing, when any of them lets nothing in.
 */
async function begin(
  { counters: store, clock }: Counting,
  limits: readonly Limit[],
): Promise<Step[]> {
  for (let turn = 0; turn < mostTries; turn++) {
    const now = clock();
    const counters = await store.byIds(limits.map((limit) => counterId(limit, now)));
    const counterOf = (limit: Limit) => counters.get(counterId(limit, now));
    const wait = Math.max(...limits.map((limit) => waitFor(limit, counterOf(limit), now)));
    if (wait > 0) throw tooManyAttempts(wait);
    const steps = limits.map((limit) => stepOf(limit, counterOf(limit), now));
    const taken = await store.take(steps);
    if (taken.length === steps.length) return steps;
    await store.takeBack(taken);
  }
  throw tooManyAttempts(0);
}

/** Makes an attempt within its limits; `judge` says by its error, if any, what becomes of it. */
export async function attempt<Result>(
  counting: Counting,
  limits: readonly Limit[],
  judge: (error?: unknown) => Outcome,
  work: () => Promise<Result>,
): Promise<Result> {
  const { counters } = counting;
  const steps = await begin(counting, limits);
  const recordAudit = async (outcome: Outcome) => {
    if (outcome === 'void') await counters.takeBack(steps);
    if (outcome === 'forgiven') await counters.forgive(steps);
  };
  try {
    const result = await work();
    await recordAudit(judge());
    return result;
  } catch (error) {
    await recordAudit(judge(error));
    throw error;
  }
}
