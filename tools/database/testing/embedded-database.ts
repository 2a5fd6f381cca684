import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { launchDatabase, type RunningDatabase } from '../launch';

/** The first start of a checkout builds the server. */
export const STARTUP_MS = 120_000;

/** An embedded server with a database for a test suite. */
export class EmbeddedDatabase {
  private database: RunningDatabase | undefined;
  private connected: MongoClient | undefined;
  private dataDir: string | undefined;

  get client(): MongoClient {
    if (!this.connected) throw new Error('the server is not started');
    return this.connected;
  }

  get db(): Db {
    return this.client.db('suite');
  }

  async start() {
    this.dataDir ??= await mkdtemp(join(tmpdir(), 'database-test-'));
    const { dataDir } = this;
    this.database = await launchDatabase({ dataDir, only: 'embedded', log: () => {} });
    this.connected = await new MongoClient(this.database.uri, { maxPoolSize: 50 }).connect();
  }

  private async stop() {
    await this.connected?.close();
    await this.database?.stop();
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  /** Stops the server and removes its data. */
  async discard() {
    await this.stop();
    if (this.dataDir) await rm(this.dataDir, { recursive: true, force: true });
  }
}
