import type { Clock } from '../../platform/clock';
import type { Metrics } from '../../platform/metrics/metrics';
import { isOpen } from './rules';
import type { SeasonsStore } from './store';

interface Measured {
  seasons: Pick<SeasonsStore, 'newest'>;
  clock: Clock;
}

/** Measures how near the next deadline is, so that alerts can be stricter on its day. */
export function measureDeadline({ seasons, clock }: Measured, metrics: Metrics): void {
  metrics.gauge({
    name: 'meritum_deadline_seconds',
    help: 'Time until nominations or judging next close automatically; absent if nothing does',
    async read() {
      const now = clock();
      const closing = (await seasons.newest())
        .flatMap(({ categories }) => categories)
        .flatMap(({ nominations, judging }) => [nominations, judging])
        .filter((state) => isOpen(state, now))
        .flatMap(({ closesAt }) => (closesAt ? [Date.parse(closesAt) - now.getTime()] : []));
      return closing.length > 0 ? Math.min(...closing) / 1_000 : undefined;
    },
  });
}
