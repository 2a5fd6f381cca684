import type { Say } from '../start/steps';

/** One run of a supervised process, from start to end. */
export interface Run {
  readonly pid: number | undefined;
  /** Resolves once it is ready or has ended; rejects on timeout. */
  ready(): Promise<void>;
  /** Resolves with the reason when it ends. */
  readonly ended: Promise<string>;
  /** Its last lines of output, for error messages. */
  lastWords(): string;
  /** Stops it gracefully; resolves once it is gone. */
  stop(): Promise<void>;
  /** Kills it; resolves once it is gone. */
  kill(): Promise<void>;
}

/** Milliseconds before the first, second, ... start after a crash; the last one repeats. */
const backoff = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** A run that was ready for this long resets the delay. */
const steadyAfter = 1_000;

/** Keeps something running: restarts it after a crash, with growing delays. */
export class Supervised {
  readonly name: string;
  #launch: () => Run | Promise<Run>;
  #say: Say;
  #run: Run | undefined;
  #launching: Promise<Run> | undefined;
  #wanted = false;
  /** Whether it was ready since the last `start`; only then is it restarted after a crash. */
  #proven = false;
  #crashes = 0;
  #readyAt = Number.POSITIVE_INFINITY;
  #again: NodeJS.Timeout | undefined;

  constructor(name: string, launch: () => Run | Promise<Run>, say: Say) {
    this.name = name;
    this.#launch = launch;
    this.#say = say;
  }

  /** Process id while it runs. */
  get pid(): number | undefined {
    return this.#run?.pid;
  }

  /**
   * Starts it if needed; resolves once it is ready.
   * @throws Error with its last output when it ends before that
   */
  async start(): Promise<void> {
    this.#wanted = true;
    this.#proven = false;
    clearTimeout(this.#again);
    const run = this.#run ?? (await this.#begin());
    await this.#untilReady(run);
    if (!this.#wanted) return;
    if (this.#run !== run)
      throw new Error(`${this.name} did not start (${await run.ended}):\n${run.lastWords()}`);
    this.#proven = true;
  }

  /** Stops it gracefully; it stays down until `start`. */
  stop(): Promise<void> {
    return this.#end((run) => run.stop());
  }

  /** Kills it; it stays down until `start`. */
  kill(): Promise<void> {
    return this.#end((run) => run.kill());
  }

  /** Kills its process, which is then restarted. */
  crash(): void {
    void this.#run?.kill();
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Starts a run, or waits for the one being started. */
  async #begin(): Promise<Run> {
    this.#launching ??= Promise.resolve(this.#launch()).finally(() => {
      this.#launching = undefined;
    });
    const run = await this.#launching;
    if (this.#run === run) return run;
    this.#run = run;
    this.#readyAt = Number.POSITIVE_INFINITY;
    void run.ended.then((how) => this.#ended(run, how));
    return run;
  }

  async #untilReady(run: Run): Promise<void> {
    await run.ready();
    if (this.#run === run) this.#readyAt = Date.now();
  }

  #ended(run: Run, how: string): void {
    if (this.#run === run) this.#run = undefined;
    if (!this.#wanted || !this.#proven) return;
    if (Date.now() - this.#readyAt > steadyAfter) this.#crashes = 0;
    this.#startAgain(`${this.name} ended (${how})`, run.lastWords());
  }

  #startAgain(what: string, lastWords: string): void {
    const delay = backoff[Math.min(this.#crashes++, backoff.length - 1)] ?? 0;
    this.#say(`${what}; restarting ${delay ? `in ${delay / 1000} s` : 'now'}.`);
    if (lastWords) this.#say(lastWords);
    this.#again = setTimeout(() => {
      this.#begin().then(
        // Nobody awaits this promise; a run that takes too long is left alone.
        (run) => this.#untilReady(run).catch(() => {}),
        (error: Error) => this.#startAgain(`${this.name}: ${error.message}`, ''),
      );
    }, delay);
  }

  async #end(how: (run: Run) => Promise<void>): Promise<void> {
    this.#wanted = false;
    clearTimeout(this.#again);
    await this.#launching?.catch(() => {});
    const run = this.#run;
    if (!run) return;
    await how(run);
    if (this.#run === run) this.#run = undefined;
  }
}
