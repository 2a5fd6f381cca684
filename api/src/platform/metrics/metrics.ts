/** Labels with their values. Values come from fixed lists: no id, address, name or text. */
type Labels<Name extends string> = Readonly<Record<Name, string>>;

interface Metric<Name extends string> {
  /** `meritum_`, the subject, and the unit in the plural; counters end in `_total`. */
  name: string;
  help: string;
  labels: readonly Name[];
}

interface Gauge {
  name: string;
  help: string;
  /** Called at each scrape. If it fails, is slow or has no value, the metric is absent. */
  read(): number | undefined | Promise<number | undefined>;
}

/** Measurements of this process. Measures nothing unless METRICS_PORT is set. */
export interface Metrics {
  /** Returns a function that adds one. */
  counter<Name extends string>(metric: Metric<Name>): (labels: Labels<Name>) => void;
  /** Returns a function that adds a duration in seconds to a histogram. */
  durations<Name extends string>(
    metric: Metric<Name> & { buckets: readonly number[] },
  ): (labels: Labels<Name>, seconds: number) => void;
  gauge(gauge: Gauge): void;
  /** All metrics in Prometheus' text format; null where nothing is measured. */
  scrape: (() => Promise<{ type: string; text: string }>) | null;
}

const ignore = () => {};

export const noMetrics: Metrics = {
  counter: () => ignore,
  durations: () => ignore,
  gauge: ignore,
  scrape: null,
};
