import plugin from 'fastify-plugin';
import { type Db, MongoClient } from 'mongodb';
import { unavailable } from '../errors/domain-error';
import type { Metrics } from '../metrics/metrics';
import { connecting } from './connecting';
import { reconnectWhenStuck } from './stuck-monitor';

interface Database {
  db: Db;
  isReady(): boolean;
  /** `ready`, or what the process waits for, in words. */
  state(): string;
  /** Resolves with the reason when the database cannot be used at all. */
  unusable: Promise<Error>;
  /** Makes a round trip to the server; throws without a connection. */
  ping(): Promise<void>;
}

interface Connection {
  uri: string;
  waitMs: number;
  observable?: boolean;
}

/** A client whose writes are acknowledged by a majority and on disk. */
export function mongoClient({ uri, waitMs, observable = false }: Connection): MongoClient {
  return new MongoClient(uri, {
    appName: 'meritum-api',
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: waitMs,
    connectTimeoutMS: waitMs,
    // Waiting requests find a restarted database sooner than with the default of 500.
    minHeartbeatFrequencyMS: 100,
    socketTimeoutMS: 15_000,
    monitorCommands: observable,
    ignoreUndefined: true,
  });
}

/** Measures database commands by name, never by value. */
function measureCommands(client: MongoClient, metrics: Metrics): void {
  if (!metrics.scrape) return;
  const took = metrics.durations({
    name: 'meritum_database_command_duration_seconds',
    help: 'Time until the database answered, by command and outcome',
    labels: ['command', 'outcome'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2],
  });
  client.on('commandSucceeded', ({ commandName: command, duration }) =>
    took({ command, outcome: 'succeeded' }, duration / 1_000),
  );
  client.on('commandFailed', ({ commandName: command, duration }) =>
    took({ command, outcome: 'failed' }, duration / 1_000),
  );
}

interface Options {
  config: Connection & { database: string };
  /** Migrates and creates the indexes before anything is read or written; `say` tells the state. */
  prepare(db: Db, say: (state: string) => void): Promise<void>;
}

/**
 * Connects in the background with retries. Until then every route without `withoutDatabase` replies
 * `unavailable` immediately.
 */
export const mongo = plugin<Options>(
  async (app, { config, prepare }) => {
    const client = mongoClient(config);
    const db = client.db(config.database);
    measureCommands(client, app.metrics);
    app.traceCommands(client);
    const stopWatching = reconnectWhenStuck({ client, log: app.log, waitMs: config.waitMs });
    let state = 'waiting for the database';
    const say = (now: string) => {
      state = now;
    };
    const connection = connecting({ client, log: app.log, prepare: () => prepare(db, say) });
    app.decorate('mongo', {
      db,
      isReady: connection.isReady,
      state: () => (connection.isReady() ? 'ready' : state),
      unusable: connection.unusable,
      ping: async () => void (await db.command({ ping: 1 })),
    });
    app.decorate('mongoClient', client);
    app.metrics.gauge({
      name: 'meritum_database_ready',
      help: 'Whether the database is connected and prepared',
      read: () => Number(connection.isReady()),
    });
    app.addHook('onRequest', (request, _reply, done) => {
      if (!connection.isReady() && !request.routeOptions.config.withoutDatabase)
        throw unavailable();
      done();
    });
    app.addHook('onReady', async () => connection.start());
    app.addHook('onClose', async () => {
      connection.stop();
      stopWatching();
      await client.close();
    });
  },
  { name: 'mongo', dependencies: ['metrics', 'traces'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    mongo: Database;
    mongoClient: MongoClient;
  }
  interface FastifyContextConfig {
    /** The route works without the database. */
    withoutDatabase?: boolean;
  }
}
