import { type LaunchOptions, launchDatabase, type RunningDatabase } from '../database/launch';
import { type Run, Supervised } from '../processes/supervised';
import { type Say, step } from './steps';

/** A stack keeps its `port` over restarts, so that clients find the database again. */
interface DatabaseOptions extends Pick<LaunchOptions, 'dataDir' | 'port' | 'throwAway'> {
  say: Say;
}

function runOf(database: RunningDatabase): Run {
  const { pid, stop } = database;
  return {
    pid,
    ready: async () => {},
    // Stopping removes the note from the data folder of a server that has ended.
    ended: database.ended.then(async (how) => {
      await stop();
      return how;
    }),
    lastWords: () => '',
    stop,
    async kill() {
      if (pid === undefined) return;
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has already ended.
      }
      await database.ended;
      await stop();
    },
  };
}

const portOf = (uri: string) => Number(new URL(uri.replace(/^mongodb(\+srv)?:/, 'http:')).port);

/** A stack's database, kept running like other processes. One from outside is left alone. */
export class DatabaseServer extends Supervised {
  uri = '';
  #options: DatabaseOptions;
  #log: (line: string) => void;

  constructor(options: DatabaseOptions) {
    super('database', () => this.#launch(), options.say);
    this.#options = options;
    this.#log = (line) => options.say(`    ${line.replace(/^database: /, '')}`);
  }

  async #launch(): Promise<Run> {
    const { say, ...asked } = this.#options;
    const database = await launchDatabase({ ...asked, log: this.#log });
    this.uri = database.uri;
    this.#options.port = portOf(database.uri);
    // Later starts are not reported.
    this.#log = () => {};
    return runOf(database);
  }
}

/** Starts a database or uses the one at `MONGODB_URI`, and reports which. */
export async function startDatabase(options: DatabaseOptions): Promise<DatabaseServer> {
  const database = new DatabaseServer({ ...options });
  await step(options.say, 'database', 'looking for one', async () => {
    await database.start();
    return { detail: 'ready' };
  });
  return database;
}
