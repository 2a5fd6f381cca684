import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { listening } from '../start/ports';
import { isAlive, until } from '../testing/processes';
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

const data = () => join(folder, 'data');

async function launch(options: Partial<LaunchOptions>) {
  const database = await launchDatabase({ dataDir: data(), log, ...options });
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

describe('The embedded server', () => {
  const only = 'embedded';

  it('keeps its data', async () => {
    for (const visit of [1, 2]) {
      const database = await launch({ only });
      const client = new MongoClient(database.uri);
      await client.db('visits').collection('log').insertOne({ visit });
      expect(await client.db('visits').collection('log').countDocuments()).toBe(visit);
      await client.close();
      await Promise.all([database.stop(), database.stop()]);
      expect(isAlive(database.pid as number)).toBe(false);
    }
  });

  it('uses the preferred port, or another one if it is taken', async () => {
    const listener = createServer();
    const port = await listening(listener);
    const elsewhere = await launch({ only, port });
    expect(new URL(elsewhere.uri).port).not.toBe(String(port));
    expect(said).toContain(`database: port ${port} is taken; using another one`);
    await elsewhere.stop();
    listener.close();
    await once(listener, 'close');
    const there = await launch({ only, port });
    expect(new URL(there.uri).port).toBe(String(port));
    await there.stop();
  });

  it('refuses data that another server has open, says which, and harms neither', async () => {
    const first = await launch({ only });
    await expect(launch({ only })).rejects.toThrow(
      `already running on ${join(folder, 'data/embedded')} (process ${first.pid} at ${first.uri})`,
    );
    const client = new MongoClient(first.uri);
    await client.db('x').collection('y').insertOne({});
    await client.close();
    await first.stop();
  });

  it('accepts sustained large writes on many connections', async () => {
    // An eighth of the usual off-heap memory, so that little data already shows the limit.
    const JAVA_TOOL_OPTIONS = '-XX:MaxDirectMemorySize=64m';
    const { uri } = await launch({ only, env: { ...process.env, JAVA_TOOL_OPTIONS } });
    const client = new MongoClient(uri);
    const files = client.db('x').collection('files');
    const person = async () => {
      for (let sent = 0; sent < 8; sent++)
        await files.insertOne({ content: Buffer.alloc(1_000_000, 'x') });
    };
    await Promise.all(Array.from({ length: 16 }, person));
    expect(await files.countDocuments()).toBe(128);
    await client.close();
  });

  it('loses no acknowledged write when it is killed', async () => {
    const opened = async () => {
      const database = await launch({ only });
      const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 1000 });
      const entries = client.db('crash').collection<{ _id: string; key: string }>('entries');
      return { database, client, entries };
    };
    const acknowledged: string[] = [];
    for (let kill = 0; kill < 3; kill++) {
      const { database, client, entries } = await opened();
      await entries.createIndex({ key: 1 }, { unique: true });
      const write = async () => {
        for (;;) {
          const key = randomUUID();
          await entries.insertOne({ _id: key, key: key.repeat(500) });
          acknowledged.push(key);
        }
      };
      const writing = Array.from({ length: 16 }, () => write().catch(() => {}));
      await sleep(200 + Math.random() * 300);
      process.kill(database.pid as number, 'SIGKILL');
      await client.close(true);
      await Promise.all(writing);
      await database.stop();
    }
    const { client, entries } = await opened();
    // Documents and indexes are separate maps of the file. A search by the index finds a document
    // only if both maps have it.
    const key = { $in: acknowledged.map((each) => each.repeat(500)) };
    const stored = new Set((await entries.find({ key }).toArray()).map(({ _id }) => _id));
    await client.close();
    expect(acknowledged.filter((each) => !stored.has(each))).toEqual([]);
    // The number depends on the machine; with none, this test would show nothing.
    expect(acknowledged.length).toBeGreaterThan(0);
  });
});

describe('A launcher that is killed outright takes its server with it', () => {
  it.each(['embedded', 'mongod'])('%s: the next start finds its data closed', async (way) => {
    const own = way === 'mongod' ? `${await pathWithMongod(folder)}${delimiter}` : '';
    const DATABASE_WAY = way === 'embedded' ? way : '';
    const env = {
      ...process.env,
      MONGODB_URI: '',
      DATABASE_WAY,
      PATH: `${own}${process.env.PATH}`,
    };
    const script = join(__dirname, 'testing/launcher-to-kill.ts');
    const launcher = spawn(process.execPath, ['--import', 'tsx', script, data()], { env });
    const [line] = await once(launcher.stdout, 'data');
    const pid = Number(line);
    expect(isAlive(pid)).toBe(true);
    launcher.kill('SIGKILL');
    launched.push(await launchDatabase({ dataDir: data(), env, log: () => {} }));
    await until(() => !isAlive(pid));
  });
});
