import { setTimeout as wait } from 'node:timers/promises';
import { launchDatabase, type RunningDatabase } from '../database/launch';
import { type Say, step } from './steps';

export interface DatabaseOptions {
  dataDir: string;
  say: Say;
  /** Wanted port; kept over restarts, so that whoever uses the database finds it again. */
  port?: number;
}

/** The database of a stack, kept running like its other parts. */
export interface DatabaseProcess {
  readonly uri: string;
  readonly pid: number | undefined;
  start(): Promise<void>;
  /** Ends it gracefully; it stays down until `start`. A given database is left alone. */
  stop(): Promise<void>;
  /** Ends it as a power cut would; it stays down until `start`. */
  kill(): Promise<void>;
  /** Ends it as a power cut would and leaves it to the supervision to start it again. */
  crash(): void;
}

const lookEvery = 500;
const pauseBeforeRestart = 1_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

class Supervised implements DatabaseProcess {
  #running: RunningDatabase;
  #options: DatabaseOptions;
  #watch: NodeJS.Timeout | undefined;

  constructor(running: RunningDatabase, options: DatabaseOptions) {
    this.#running = running;
    const port = Number(new URL(running.uri.replace(/^mongodb(\+srv)?:/, 'http:')).port);
    this.#options = { ...options, port };
    this.#look();
  }

  get uri(): string {
    return this.#running.uri;
  }

  get pid(): number | undefined {
    return this.#running.pid;
  }

  async start(): Promise<void> {
    if (this.pid === undefined || isAlive(this.pid)) return;
    this.#running = await launchDatabase({ ...this.#options, log: () => {} });
    this.#look();
  }

  stop = async (): Promise<void> => {
    clearTimeout(this.#watch);
    await this.#running.stop();
  };

  async kill(): Promise<void> {
    clearTimeout(this.#watch);
    this.crash();
    await this.#running.stop();
  }

  crash(): void {
    if (this.pid !== undefined && isAlive(this.pid)) process.kill(this.pid, 'SIGKILL');
  }

  #look(): void {
    if (this.pid === undefined) return;
    this.#watch = setTimeout(() => {
      if (this.pid !== undefined && isAlive(this.pid)) this.#look();
      else void this.#startAgain();
    }, lookEvery);
    this.#watch.unref();
  }

  async #startAgain(): Promise<void> {
    const { say } = this.#options;
    say('database ended; starting it again.');
    await wait(pauseBeforeRestart);
    try {
      await this.#running.stop();
      await this.start();
    } catch (error) {
      say(`database: ${(error as Error).message}`);
      this.#look();
    }
  }
}

/** Brings a database up, or takes the one that `MONGODB_URI` names, and says which. */
export async function startDatabase(options: DatabaseOptions): Promise<DatabaseProcess> {
  const { say } = options;
  const { running } = await step(say, 'database', 'looking for one', async () => {
    const { dataDir, port } = options;
    const log = (line: string) => say(`    ${line.replace(/^database: /, '')}`);
    const running = await launchDatabase({ dataDir, log, ...(port && { port }) });
    return { running, detail: 'ready' };
  });
  return new Supervised(running, options);
}
