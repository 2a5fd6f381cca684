import type { FastifyBaseLogger } from 'fastify';

export interface SenderWork {
  /** False while the database is away. */
  isReady(): boolean;
  /** Attempts one due mail; false when none is due. */
  deliverNext(): Promise<boolean>;
  /** Queues pending mails that a crash kept from the outbox. */
  repair(): Promise<unknown>;
  log: FastifyBaseLogger;
}

/** Mails attempted at the same time. */
const atOnce = 4;
const pauseMs = 5_000;
const turnsBetweenRepairs = 12;
/** Shorter than the graceful end of the process; otherwise a lease would outlive it. */
const stopTimeoutMs = 8_000;

/** Sends due mails, every few seconds and when woken. Several processes may do so at once. */
export class Sender {
  readonly #work: SenderWork;
  #turns = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #wokenMeanwhile = false;
  #stopped = false;

  constructor(work: SenderWork) {
    this.#work = work;
  }

  /** Looks for due mails now: at the start, and when this process queued one. */
  wake(): void {
    this.#schedule(0);
  }

  /** Stops taking mails and waits for those in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const longEnough = new Promise<void>((done) => {
      timer = setTimeout(done, stopTimeoutMs);
    });
    await Promise.race([this.#running, longEnough]);
    clearTimeout(timer);
  }

  #schedule(milliseconds: number): void {
    if (this.#stopped) return;
    if (this.#running) {
      this.#wokenMeanwhile = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), milliseconds);
    this.#timer.unref();
  }

  #run(): void {
    this.#wokenMeanwhile = false;
    this.#running = this.#turn().finally(() => {
      this.#running = undefined;
      this.#schedule(this.#wokenMeanwhile ? 0 : pauseMs);
    });
  }

  async #turn(): Promise<void> {
    const { isReady, repair, log } = this.#work;
    if (!isReady()) return;
    try {
      if (this.#turns++ % turnsBetweenRepairs === 0) await repair();
      await Promise.all(Array.from({ length: atOnce }, () => this.#deliverAll()));
    } catch (err) {
      log.warn({ err }, 'mails could not be sent this time');
    }
  }

  async #deliverAll(): Promise<void> {
    while (!this.#stopped && (await this.#work.deliverNext()));
  }
}
