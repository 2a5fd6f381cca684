import type { InSlices } from '@meritum/shared/merit/ledger/slices';

/** The longest time that the page may be blocked, in milliseconds. */
const atMost = 12;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Does the work in slices on the page's thread, so that the page stays responsive. A worker would
 * need a policy that lets pages start scripts by address (decision 37).
 * @throws The signal's reason when it is aborted.
 */
export async function inSlices<Result>(
  work: InSlices<Result>,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (done: number) => void },
): Promise<Result> {
  let done = 0;
  let since = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    done += step.value;
    if (performance.now() - since < atMost) continue;
    onProgress?.(done);
    await pause();
    signal.throwIfAborted();
    since = performance.now();
  }
}
