import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { buildEmbedded } from './build';
import { type LaunchOptions, launchDatabase, type RunningDatabase } from './launch';
import { STARTUP_MS } from './testing/embedded-database';
import { pathWith, pathWithMongod } from './testing/programs';

jest.setTimeout(STARTUP_MS);

let folder: string;
let said: string[];
let launched: RunningDatabase[];
const log = (line: string) => said.push(line);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-launch-'));
  said = [];
  launched = [];
});
afterEach(async () => {
  await Promise.all(launched.map((each) => each.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function launch(options: Partial<LaunchOptions>) {
  const database = await launchDatabase({ dataDir: join(folder, 'data'), log, ...options });
  launched.push(database);
  return database;
}

describe('The address in MONGODB_URI', () => {
  it('is used if a server answers there, and stop() leaves that server running', async () => {
    const own = await launch({ only: 'embedded' });
    const database = await launch({ env: { MONGODB_URI: own.uri } });
    expect(database.uri).toBe(own.uri);
    expect(said.at(-1)).toBe(`database: using ${own.uri}, because MONGODB_URI is set`);
    await database.stop();
    const client = new MongoClient(own.uri);
    expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
    await client.close();
  });

  it('is reported without its password if nobody answers, and nothing else is tried', async () => {
    const MONGODB_URI = 'mongodb://meritum:secret@127.0.0.1:9/?serverSelectionTimeoutMS=300';
    const error = await launch({ env: { MONGODB_URI } }).catch((reason: Error) => reason);
    expect(String(error)).toMatch(
      /MONGODB_URI is set to mongodb:\/\/meritum:\*\*\*@127\.0\.0\.1:9.*no MongoDB answers there/,
    );
    expect(String(error)).not.toContain('secret');
    expect(said).toEqual([]);
  });

  it('is reported if it is no address', async () => {
    const attempt = launch({ env: { MONGODB_URI: 'localhost:27017' } });
    await expect(attempt).rejects.toThrow('MONGODB_URI is set to localhost:27017');
  });

  it('yields to DATABASE_WAY=embedded', async () => {
    const env = { ...process.env, DATABASE_WAY: 'embedded', MONGODB_URI: 'mongodb://127.0.0.1:9' };
    await launch({ env });
    expect(said.at(-1)).toContain('database: using the embedded server');
    await expect(launch({ env: { DATABASE_WAY: 'sqlite' } })).rejects.toThrow(
      'DATABASE_WAY is "sqlite"',
    );
  });
});

describe('mongod on the PATH', () => {
  it('is used, and used alone', async () => {
    const env = { PATH: await pathWithMongod(folder) };
    const database = await launch({ env });
    const data = join(folder, 'data/mongodb');
    expect(said).toEqual([`database: using ${env.PATH}/mongod (data in ${data})`]);
    expect(existsSync(join(data, 'mongod.lock'))).toBe(true);
    await expect(launch({ env })).rejects.toThrow(
      `A database server is already running on ${data} (process ${database.pid} at ${database.uri})`,
    );
    await database.stop();
    expect(existsSync(join(data, 'mongod.lock'))).toBe(false);
  });

  it('that does not start is reported with its last words', async () => {
    const scripts = { mongod: 'echo "Illegal instruction"; exit 132' };
    const env = { PATH: await pathWith(folder, [], scripts) };
    await expect(launch({ env })).rejects.toThrow(
      /mongod did not start: .*Illegal instruction.*DATABASE_WAY=embedded/,
    );
  });
});

describe('Where there is no database', () => {
  it('the message says what is missing and names the ways to get one', async () => {
    const env = { PATH: await pathWith(folder, []) };
    const error: Error = await launch({ env }).then(
      () => new Error('it was started'),
      (reason) => reason,
    );
    expect(error.message).toMatch(/^There is no database to use\..*Java is not on the PATH/);
    for (const way of ['Set MONGODB_URI', 'Install MongoDB', 'Install Java 17']) {
      expect(error.message).toContain(way);
    }
  });

  it.each([
    ['Maven (mvn) is not on the PATH', ['java']],
    ['no compiler (javac)', ['java', 'mvn']],
  ])('because of %s, the message says so', async (missing, programs) => {
    const env = { PATH: await pathWith(folder, programs) };
    await expect(buildEmbedded({ env, log }, join(folder, 'cache'))).rejects.toThrow(missing);
  });
});
