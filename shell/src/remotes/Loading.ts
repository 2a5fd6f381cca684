/** A resource that is loaded once and read while rendering. Unlike `lazy`, it can retry. */
export class Loading<T> {
  private readonly start: () => Promise<T>;
  private promise: Promise<T> | undefined;
  private outcome: { value: T } | { error: unknown } | undefined;

  constructor(start: () => Promise<T>) {
    this.start = start;
  }

  get isDone(): boolean {
    return this.outcome !== undefined;
  }

  /** Starts loading, or returns the current or finished attempt. */
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

  /** Returns the loaded value. Suspends while loading; throws the error of a failed attempt. */
  read(): T {
    // Suspends by throwing the promise, because `use` would delay even loaded pages.
    if (!this.outcome) throw this.load();
    if ('error' in this.outcome) throw this.outcome.error;
    return this.outcome.value;
  }

  forget(): void {
    this.promise = undefined;
    this.outcome = undefined;
  }
}
