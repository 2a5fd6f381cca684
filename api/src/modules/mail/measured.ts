import type { Metrics } from '../../platform/metrics/metrics';
import type { Outbox } from './commands';

/** Measures what waits in the outbox; each process says the same of it. */
export function measureOutbox({ outbox, clock }: Outbox, metrics: Metrics): void {
  metrics.gauge({
    name: 'meritum_mails_waiting',
    help: 'Mails that wait to be sent, first attempts and repeated ones',
    read: () => outbox.count({ state: 'queued' }),
  });
  metrics.gauge({
    name: 'meritum_mails_oldest_seconds',
    help: 'How long the oldest of the waiting mails has waited',
    async read() {
      const oldest = await outbox.oldestQueued([]);
      return oldest ? (clock().getTime() - oldest.getTime()) / 1_000 : 0;
    },
  });
  metrics.gauge({
    name: 'meritum_mails_dead',
    help: 'Mails that were given up after their last attempt',
    read: () => outbox.countDead([]),
  });
}
