import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

export interface SenderWork {
  /** False while the database is away. */
  isReady(): boolean;
  /** Attempts one due mail; false when none is due. */
  deliverNext(): Promise<boolean>;
  /** Milliseconds to wait after a mail before the next one. */
  pause(): number;
  /** Queues pending mails that a crash kept from the outbox. */
  repair(): Promise<unknown>;
  log: FastifyBaseLogger;
}

/** How many mails are attempted at a time. */
const concurrency = 4;
const pauseMs = 5_000;
const turnsBetweenRepairs = 12;
/** Shorter than the process's graceful shutdown; otherwise a lease would outlive it. */
const stopTimeoutMs = 8_000;

/** Sends due mails, every few seconds and when woken. Several processes can do so. */
export class Sender {
  readonly #work: SenderWork;
  #turns = 0;
  #pause = new AbortController();
  #running: Promise<void> | undefined;
  #stopped = false;
  readonly #stopping = new AbortController();

  constructor(work: SenderWork) {
    this.#work = work;
  }

  /** Looks for due mails now: at the start, and when this process queued one. */
  wake(): void {
    this.#pause.abort();
    this.#running ??= this.#run();
  }

  /** Stops taking mails and waits for those in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopping.abort();
    this.#pause.abort();
    await Promise.race([this.#running, sleep(stopTimeoutMs, undefined, { ref: false })]);
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      // Set before the work, so that mails queued meanwhile end the next pause.
      this.#pause = new AbortController();
      await this.#turn();
      const { signal } = this.#pause;
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #turn(): Promise<void> {
    const { isReady, repair, log } = this.#work;
    if (!isReady()) return;
    try {
      if (this.#turns++ % turnsBetweenRepairs === 0) await repair();
      await Promise.all(Array.from({ length: concurrency }, () => this.#deliverAll()));
    } catch (err) {
      log.warn({ err }, 'mails could not be sent this time');
    }
  }

  async #deliverAll(): Promise<void> {
    const { signal } = this.#stopping;
    while (!this.#stopped && (await this.#work.deliverNext())) {
      const pause = this.#work.pause();
      if (pause > 0) await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }
}
