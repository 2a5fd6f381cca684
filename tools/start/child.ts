import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeChild } from './node-child';
import type { Say } from './steps';

export interface ChildOptions {
  name: string;
  /** Arguments of node. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Answers 200 once the child can be used. */
  readyUrl: string;
  /** What the child prints goes there; its last lines are also said when it fails. */
  logFile: string;
  say: Say;
}

/** Milliseconds before the first, second, ... start after a crash; the last one repeats. */
const backoff = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** A child that ran this long starts the count anew. */
const steadyAfter = 30_000;
const readyWithin = 60_000;
/** Long enough for the API to finish what it is doing. */
const stopWithin = 10_000;

const isAlive = (process: ChildProcess | undefined): process is ChildProcess =>
  process !== undefined && process.exitCode === null && process.signalCode === null;

async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/**
 * A process that is kept running: when it ends by itself it is started again, later each time.
 * It ends with this process, however this one ends.
 */
export class Child {
  readonly name: string;
  #options: ChildOptions;
  #process: ChildProcess | undefined;
  #log: WriteStream | undefined;
  #tail = '';
  #allSaid: Promise<unknown> | undefined;
  #wanted = false;
  /** Whether it could be used since the last `start`; only then is it worth starting again. */
  #proven = false;
  #crashes = 0;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: ChildOptions) {
    this.name = options.name;
    this.#options = options;
  }

  get pid(): number | undefined {
    return isAlive(this.#process) ? this.#process.pid : undefined;
  }

  /**
   * Starts the process and resolves once it can be used.
   * @throws Error with its last words when it ends before that.
   */
  async start(): Promise<void> {
    this.#wanted = true;
    this.#proven = false;
    clearTimeout(this.#restart);
    if (!isAlive(this.#process)) this.#spawn();
    await this.#ready();
    this.#proven = true;
  }

  /** Ends the process gracefully; it stays down until `start`. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Ends the process at once, as a power cut would; it stays down until `start`. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends the process at once and leaves it to the supervision to start it again. */
  crash(): void {
    this.#process?.kill('SIGKILL');
  }

  /** Stops and starts again, for instance because its source has changed. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  #spawn(): void {
    const { args, env, logFile } = this.#options;
    this.#log ??= createWriteStream(logFile, { flags: 'a' });
    // Ctrl-C reaches the launcher alone, which then stops its children in order.
    const child = nodeChild(args, env, { detached: true });
    this.#process = child;
    this.#tail = '';
    const begun = Date.now();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => this.#record(data));
    }
    this.#allSaid = new Promise((resolve) => child.once('close', resolve));
    child.once('exit', (code, signal) => this.#ended(signal ?? `exit code ${code}`, begun));
    child.once('error', (error) => this.#options.say(`${this.name}: ${error.message}`));
  }

  #record(data: Buffer): void {
    this.#log?.write(data);
    this.#tail = (this.#tail + data.toString()).slice(-4_000);
  }

  #ended(how: string, begun: number): void {
    if (!this.#wanted || !this.#proven) return;
    if (Date.now() - begun > steadyAfter) this.#crashes = 0;
    const delay = backoff[Math.min(this.#crashes++, backoff.length - 1)] ?? 0;
    this.#options.say(`${this.name} ended (${how}); starting it again in ${delay / 1000} s.`);
    this.#options.say(this.#lastWords());
    this.#restart = setTimeout(() => this.#spawn(), delay);
  }

  #lastWords(): string {
    const lines = this.#tail.trim().split('\n').slice(-16);
    return [...lines, `(all of it: ${this.#options.logFile})`]
      .map((line) => `    ${line}`)
      .join('\n');
  }

  async #ready(): Promise<void> {
    const deadline = Date.now() + readyWithin;
    while (isAlive(this.#process) && Date.now() < deadline) {
      if (await answers(this.#options.readyUrl)) return;
      await wait(40);
    }
    if (!this.#wanted) return;
    if (!isAlive(this.#process)) await this.#allSaid;
    throw new Error(`${this.name} did not start:\n${this.#lastWords()}`);
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.#wanted = false;
    clearTimeout(this.#restart);
    const child = this.#process;
    if (!isAlive(child)) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), stopWithin);
    await gone;
    clearTimeout(late);
  }
}
