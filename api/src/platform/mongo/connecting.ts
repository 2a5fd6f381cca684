import type { FastifyBaseLogger } from 'fastify';
import type { MongoClient } from 'mongodb';
import { loggedError } from '../logs/logger';
import { MigrationFailed } from '../migrations/migration';

interface Options {
  client: MongoClient;
  log: FastifyBaseLogger;
  prepare(): Promise<void>;
}

const firstPauseMs = 250;
const maxPauseMs = 5_000;

/**
 * Connects and prepares the database. Retries with growing pauses, unless a migration has failed.
 */
export function connecting({ client, log, prepare }: Options) {
  let ready = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let giveUp: (error: Error) => void = () => {};
  const unusable = new Promise<Error>((resolve) => {
    giveUp = resolve;
  });

  async function attempt(pauseMs: number): Promise<void> {
    try {
      await client.connect();
      await prepare();
      ready = true;
      log.info('the database is connected');
    } catch (err) {
      if (stopped) return;
      if (err instanceof MigrationFailed) {
        log.fatal(err.message);
        return giveUp(err);
      }
      const { message: reason } = loggedError(err as Error);
      log.warn({ reason }, 'the database cannot be reached (MONGODB_URI); trying again');
      timer = setTimeout(attempt, pauseMs, Math.min(pauseMs * 2, maxPauseMs));
    }
  }

  return {
    isReady: () => ready,
    /** Resolves with the reason when the database cannot be used at all. */
    unusable,
    /** Resolves after the first attempt, successful or not. */
    start: () => attempt(firstPauseMs),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
