/** Labels and what they stand for. Values come from fixed lists: no id, address, name or text. */
type Labels<Name extends string> = Readonly<Record<Name, string>>;

interface Metric<Name extends string> {
  /** `meritum_`, what is measured, and its unit in the plural; counters end in `_total`. */
  name: string;
  help: string;
  labels: readonly Name[];
}

interface Gauge {
  name: string;
  help: string;
  /** Called at each scrape. While it fails, takes long or has no value, the metric is absent. */
  read(): number | undefined | Promise<number | undefined>;
}

/** What this process measures about itself. Measures nothing unless METRICS_PORT is set. */
export interface Metrics {
  /** Returns what adds one. */
  counter<Name extends string>(metric: Metric<Name>): (labels: Labels<Name>) => void;
  /** Returns what adds a duration in seconds to a histogram. */
  durations<Name extends string>(
    metric: Metric<Name> & { buckets: readonly number[] },
  ): (labels: Labels<Name>, seconds: number) => void;
  gauge(gauge: Gauge): void;
  /** All metrics in Prometheus' text format; null where nothing is measured. */
  scrape: (() => Promise<{ type: string; text: string }>) | null;
}

const ignore = () => {};

/** Measures nothing. */
export const noMetrics: Metrics = {
  counter: () => ignore,
  durations: () => ignore,
  gauge: ignore,
  scrape: null,
};
