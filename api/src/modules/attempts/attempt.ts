import type { Platform } from '../../module-kit/define-module';
import type { DomainError } from '../../platform/errors/domain-error';
import type { CountersStore } from './counters-store';
import { tooManyAttempts } from './errors';
import { type CountedAttempt, counterId, type Limit, stepOf, waitFor } from './rules';

interface Counting {
  stores: { counters: CountersStore };
  platform: Pick<Platform, 'clock'>;
  /** What is thrown when a limit is reached. */
  refusal?(waitMs: number): DomainError;
}

/** How an attempt is counted afterwards. */
export type AttemptOutcome =
  /** Stays counted. */
  | 'counted'
  /** Not counted: it told the visitor nothing. */
  | 'void'
  /** Not counted, and earlier failures are forgotten. */
  | 'forgiven';

/** Enough for honest visitors who share a counter. */
const maxTries = 5;

/** The steps that count an attempt under every limit. Throws resource-exhausted when one is reached. */
export async function nextSteps(
  { stores, platform, refusal = tooManyAttempts }: Counting,
  limits: readonly Limit[],
): Promise<CountedAttempt[]> {
  const now = platform.clock();
  const counters = await stores.counters.findByIds(limits.map((limit) => counterId(limit, now)));
  const counterOf = (limit: Limit) => counters.get(counterId(limit, now));
  const wait = Math.max(...limits.map((limit) => waitFor(limit, counterOf(limit), now)));
  if (wait > 0) throw refusal(wait);
  return limits.map((limit) => stepOf(limit, counterOf(limit), now));
}

/**
 * Counts an attempt under every limit before it is made, so that simultaneous attempts cannot get
 * around them. Throws resource-exhausted, without counting, when any limit is reached.
 */
async function begin(counting: Counting, limits: readonly Limit[]): Promise<CountedAttempt[]> {
  const { stores, refusal = tooManyAttempts } = counting;
  for (let turn = 0; turn < maxTries; turn++) {
    const steps = await nextSteps(counting, limits);
    const taken = await stores.counters.take(steps);
    if (taken.length === steps.length) return steps;
    await stores.counters.takeBack(taken);
  }
  throw refusal(0);
}

/** Makes an attempt within its limits; `judge` decides by its error, if any, how it counts. */
export async function attempt<Result>(
  counting: Counting,
  limits: readonly Limit[],
  judge: (error?: unknown) => AttemptOutcome,
  work: () => Promise<Result>,
): Promise<Result> {
  const { counters } = counting.stores;
  const steps = await begin(counting, limits);
  const countAs = async (outcome: AttemptOutcome) => {
    if (outcome === 'void') await counters.takeBack(steps);
    if (outcome === 'forgiven') await counters.forgive(steps);
  };
  try {
    const result = await work();
    await countAs(judge());
    return result;
  } catch (error) {
    await countAs(judge(error));
    throw error;
  }
}
