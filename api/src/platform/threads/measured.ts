import type { Metrics } from '../metrics/metrics';
import type { Threads } from './threads';

/** Measures the duration of computations, including the wait for a thread. */
export function measuredThreads(threads: Threads, metrics: Metrics): Threads {
  let running = 0;
  metrics.gauge({
    name: 'meritum_computations_running',
    help: 'Plans, results and papers that are being computed or wait for a thread',
    read: () => running,
  });
  const took = metrics.durations({
    name: 'meritum_computation_duration_seconds',
    help: 'Time until a plan, a result or a paper was computed, by computation and outcome',
    labels: ['computation', 'outcome'],
    buckets: [0.1, 0.5, 2, 10, 30, 60, 120],
  });
  return {
    run(computation, task, signal) {
      const begun = performance.now();
      const end = (outcome: string) => {
        running--;
        took({ computation: computation.name, outcome }, (performance.now() - begun) / 1_000);
      };
      running++;
      const made = threads.run(computation, task, signal);
      made.then(
        () => end('succeeded'),
        () => end('failed'),
      );
      return made;
    },
    close: () => threads.close(),
  };
}
