import type { Say } from '../start/steps';

/** One run of what is supervised, from its start to its end. */
export interface Run {
  readonly pid: number | undefined;
  /** Settles once it can be used, or once it has ended before that; rejects when it takes too long. */
  ready(): Promise<void>;
  /** Settles with how it ended. */
  readonly ended: Promise<string>;
  /** What it said last, a line for each, as far as that helps whoever finds it ended. */
  lastWords(): string;
  /** Ends it gracefully; settles once it is gone. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would; settles once it is gone. */
  kill(): Promise<void>;
}

/** A part of the site that can be ended and brought back. */
export interface Part {
  readonly name: string;
  /** Of the process that does its work, while there is one. */
  readonly pid: number | undefined;
  /** Brings it up, if it is not; settles once it can be used. */
  start(): Promise<void>;
  /** Ends it gracefully; it stays down until `start`. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would; it stays down until `start`. */
  kill(): Promise<void>;
  /** Ends its process at once and leaves it to the supervision to start it again. */
  crash(): void;
  /** Stops and starts again, for instance because its source has changed. */
  restart(): Promise<void>;
}

/** Milliseconds before the first, second, ... start after a crash; the last one repeats. */
const backoff = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** What ran this long starts the count anew. */
const steadyAfter = 30_000;

/** Something that is kept running: when it ends by itself it is started again, later each time. */
export class Supervised implements Part {
  readonly name: string;
  #launch: () => Run | Promise<Run>;
  #say: Say;
  #run: Run | undefined;
  #launching: Promise<Run> | undefined;
  #wanted = false;
  /** Whether it could be used since the last `start`; only then is it worth starting again. */
  #proven = false;
  #crashes = 0;
  #again: NodeJS.Timeout | undefined;

  constructor(name: string, launch: () => Run | Promise<Run>, say: Say) {
    this.name = name;
    this.#launch = launch;
    this.#say = say;
  }

  get pid(): number | undefined {
    return this.#run?.pid;
  }

  /** @throws Error with its last words when it ends before it can be used. */
  async start(): Promise<void> {
    this.#wanted = true;
    this.#proven = false;
    clearTimeout(this.#again);
    const run = this.#run ?? (await this.#begin());
    await run.ready();
    if (!this.#wanted) return;
    if (this.#run !== run) throw new Error(`${this.name} did not start:\n${run.lastWords()}`);
    this.#proven = true;
  }

  stop(): Promise<void> {
    return this.#end((run) => run.stop());
  }

  kill(): Promise<void> {
    return this.#end((run) => run.kill());
  }

  crash(): void {
    void this.#run?.kill();
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Starts a run, or joins the start that is under way. */
  async #begin(): Promise<Run> {
    this.#launching ??= Promise.resolve(this.#launch()).finally(() => {
      this.#launching = undefined;
    });
    const begun = Date.now();
    const run = await this.#launching;
    if (this.#run === run) return run;
    this.#run = run;
    void run.ended.then((how) => this.#ended(run, how, begun));
    return run;
  }

  #ended(run: Run, how: string, begun: number): void {
    if (this.#run === run) this.#run = undefined;
    if (!this.#wanted || !this.#proven) return;
    if (Date.now() - begun > steadyAfter) this.#crashes = 0;
    this.#startAgain(`${this.name} ended (${how})`, run.lastWords());
  }

  #startAgain(what: string, lastWords: string): void {
    const delay = backoff[Math.min(this.#crashes++, backoff.length - 1)] ?? 0;
    this.#say(`${what}; starting it again in ${delay / 1000} s.`);
    if (lastWords) this.#say(lastWords);
    this.#again = setTimeout(() => {
      this.#begin().catch((error: Error) => this.#startAgain(`${this.name}: ${error.message}`, ''));
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
