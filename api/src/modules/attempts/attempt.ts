import type { Platform } from '../../module-kit/define-module';
import { type DomainError, tooManyRequests, waitInWords } from '../../platform/errors/domain-error';
import type { CountersStore } from './counters-store';
import { type CountedAttempt, counterId, type Limit, stepOf, waitFor } from './rules';

/** The same text for every limit, so that it does not reveal which one was reached. */
const tooManyAttempts = (waitMs: number) =>
  tooManyRequests(`Too many attempts. Try again in ${waitInWords(waitMs)}.`, waitMs);

interface Counting {
  stores: { counters: CountersStore };
  platform: Pick<Platform, 'clock'>;
  refusal?(waitMs: number): DomainError;
}

export type AttemptOutcome =
  /** Remains counted. */
  | 'counted'
  /** Not counted: the visitor learnt nothing. */
  | 'void'
  /** Not counted, and earlier failures are forgotten. */
  | 'forgiven';

/** Enough for honest visitors who share a counter. */
const maxTries = 5;

/** Reads the counters of an attempt. Throws resource-exhausted when a limit is reached. */
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
 * Counts before the attempt, so that simultaneous ones stay within limits. Throws
 * resource-exhausted.
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

/** `judge` decides by the error, if any, how the attempt counts. */
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
