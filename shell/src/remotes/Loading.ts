/**
 * Something that is loaded once and read while pages render. Not React's `lazy`, which remembers a
 * failure for ever.
 */
export class Loading<T> {
  private readonly start: () => Promise<T>;
  private promise: Promise<T> | undefined;
  private outcome: { value: T } | { error: unknown } | undefined;

  constructor(start: () => Promise<T>) {
    this.start = start;
  }

  /** Loads it, or answers with the attempt that is under way or has ended. */
  load(): Promise<T> {
    if (this.promise) return this.promise;
    const attempt = this.start();
    const keep = (outcome: { value: T } | { error: unknown }) => {
      if (this.promise === attempt) this.outcome = outcome;
    };
    this.promise = attempt;
    attempt.then(
      (value) => keep({ value }),
      (error: unknown) => keep({ error }),
    );
    return attempt;
  }

  /** What was loaded; for components: suspends until then, and throws what kept it away. */
  read(): T {
    // A component suspends by what it throws; `use` would let a page wait where none is awaited.
    if (!this.outcome) throw this.load();
    if ('error' in this.outcome) throw this.outcome.error;
    return this.outcome.value;
  }

  /** Makes the next reading load anew. */
  forget(): void {
    this.promise = undefined;
    this.outcome = undefined;
  }
}
