import { setTimeout } from 'node:timers/promises';
import type { Metrics } from './metrics';

/** The time limit in milliseconds of one metric; Prometheus waits ten seconds for all. */
const maxRead = 3_000;

/**
 * Metrics of the official client in their own registry, with the process's own: event loop, heap,
 * garbage collection, processor time. The client is loaded only where it is used.
 */
export async function prometheusMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import(
    'prom-client'
  );
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    counter({ name, help, labels }) {
      const counter = new Counter({ name, help, labelNames: labels, registers });
      return (values) => counter.inc(values);
    },
    durations({ name, help, labels, buckets }) {
      const options = { name, help, labelNames: labels, buckets: [...buckets], registers };
      const histogram = new Histogram(options);
      return (values, seconds) => histogram.observe(values, seconds);
    },
    gauge({ name, help, read }) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const late = setTimeout(maxRead, undefined, { ref: false });
          const value = await Promise.race([late, Promise.resolve().then(read)]).catch(
            () => undefined,
          );
          // A metric whose value cannot be read is left out, and the others stay.
          this.remove();
          if (value !== undefined) this.set(value);
        },
      });
    },
    scrape: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
