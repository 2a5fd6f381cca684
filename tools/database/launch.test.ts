import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { findProgram } from '../processes/programs';
import { type LaunchOptions, launchDatabase, type RunningDatabase } from './launch';
import { STARTUP_MS } from './testing/embedded-database';

jest.setTimeout(STARTUP_MS);

let folder: string;
let said: string[];
let launched: RunningDatabase[];
// Nobody answers there: the download fails at once, with or without internet.
const OFFLINE = { MONGOMS_DOWNLOAD_MIRROR: 'http://127.0.0.1:9', MONGOMS_USE_HTTP: 'true' };

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
  const log = (line: string) => said.push(line);
  const database = await launchDatabase({ dataDir: join(folder, 'data'), log, ...options });
  launched.push(database);
  return database;
}

/** A PATH with only the named programs of this machine, and shell scripts. */
async function pathWith(programs: string[], scripts: Record<string, string> = {}) {
  const bin = await mkdtemp(join(folder, 'bin-'));
  for (const name of programs) {
    await symlink((await findProgram(name, process.env)) as string, join(bin, name));
  }
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(bin, name), 0o755);
  }
  return bin;
}

const FAKE = `exec "${process.execPath}" "${join(__dirname, 'testing/fake-mongod.mjs')}" "$@"`;

describe('The address in MONGODB_URI', () => {
  it('is used if a server answers there, and stop() leaves that server running', async () => {
    const own = await launch({ only: 'embedded' });
    const database = await launch({ env: { MONGODB_URI: own.uri } });
    expect(database).toMatchObject({ way: 'given', uri: own.uri });
    expect(said.at(-1)).toBe(`database: using ${own.uri}, because MONGODB_URI is set`);
    await database.stop();
    const client = new MongoClient(own.uri);
    expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
    await client.close();
    await own.stop();
  });

  it('is reported without its password if nobody answers, and nothing else is tried', async () => {
    const env = {
      MONGODB_URI: 'mongodb://meritum:secret@127.0.0.1:9/?serverSelectionTimeoutMS=300',
    };
    const error = await launch({ env }).catch((reason: Error) => reason);
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
});

describe('Without MONGODB_URI', () => {
  const cacheDir = () => join(folder, 'cache');

  it('the ways are tried in order, and the message names them where none is left', async () => {
    const env = { ...OFFLINE, PATH: await pathWith([]) };
    const error = await launch({ env, cacheDir: cacheDir() }).catch((reason: Error) => reason);
    expect(said).toEqual([
      'database: not an installed MongoDB: mongod is not on the PATH',
      'database: asking for a MongoDB server to download (about 100 MB, once)',
      expect.stringMatching(/^database: not a downloaded MongoDB: it could not be downloaded: /),
      'database: not the embedded server: Java 17 is not on the PATH',
    ]);
    const { message } = error as Error;
    expect(message).toMatch(/^There is no database to use\./);
    for (const way of ['Set MONGODB_URI', 'access to the internet', 'Install Java 17']) {
      expect(message).toContain(way);
    }
  });

  it('a failed download is not tried again at the next start', async () => {
    const env = { ...OFFLINE, PATH: await pathWith([]) };
    const twice = { env, cacheDir: cacheDir(), only: 'downloaded' as const };
    await launch(twice).catch(() => {});
    await expect(launch(twice)).rejects.toThrow('the download failed less than an hour ago');
  });

  it('a download that does not begin is given up within seconds', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const mirror = { ...OFFLINE, MONGOMS_DOWNLOAD_MIRROR: `http://127.0.0.1:${port}` };
    const attempt = launch({ env: mirror, cacheDir: cacheDir(), only: 'downloaded' });
    await expect(attempt).rejects.toThrow('nothing came for 5 seconds');
    silent.close();
  });

  it('the embedded server says what is missing to build it', async () => {
    const options = { cacheDir: cacheDir(), only: 'embedded' as const };
    const onlyJava = launch({ ...options, env: { PATH: await pathWith(['java']) } });
    await expect(onlyJava).rejects.toThrow('Maven (mvn) is not on the PATH');
    const noCompiler = launch({ ...options, env: { PATH: await pathWith(['java', 'mvn']) } });
    await expect(noCompiler).rejects.toThrow('a JDK is needed');
  });

  it('DATABASE_WAY asks for one way alone', async () => {
    const env = { ...process.env, DATABASE_WAY: 'embedded', MONGODB_URI: 'mongodb://127.0.0.1:9' };
    const database = await launch({ env });
    expect(database.way).toBe('embedded');
    expect(said.at(-1)).toContain('because this way alone was asked for');
    await database.stop();
    await expect(launch({ env: { DATABASE_WAY: 'sqlite' } })).rejects.toThrow(
      'DATABASE_WAY is "sqlite"; it can be mongod, downloaded, embedded.',
    );
  });

  it('mongod on the PATH becomes a replica set of one, also at another port later', async () => {
    const env = { PATH: await pathWith([], { mongod: FAKE }) };
    const config = join(folder, 'data/mongodb/config.json');
    for (const version of [1, 2]) {
      const database = await launch({ env });
      expect(database).toMatchObject({ way: 'mongod', uri: expect.stringContaining('replicaSet') });
      expect(database.why).toContain('because mongod is on the PATH');
      const host = new URL(database.uri).host;
      const stored = JSON.parse(await readFile(config, 'utf8'));
      expect(stored).toMatchObject({ version, members: [{ host }] });
      expect(existsSync(join(folder, 'data/mongodb/mongod.lock'))).toBe(true);
      await database.stop();
      expect(existsSync(join(folder, 'data/mongodb/mongod.lock'))).toBe(false);
    }
  });

  it('a second mongod on the same data says who has it', async () => {
    const env = { PATH: await pathWith([], { mongod: FAKE }) };
    const database = await launch({ env });
    await expect(launch({ env })).rejects.toThrow(
      `A database server is already running on ${join(folder, 'data/mongodb')} (process ${database.pid} at ${database.uri})`,
    );
    await database.stop();
  });

  it('a mongod that was downloaded before is used', async () => {
    const binary = join(await pathWith([], { mongod: FAKE }), 'mongod');
    const env = { ...OFFLINE, PATH: await pathWith([]), MONGOMS_SYSTEM_BINARY: binary };
    const quiet = { MONGOMS_SYSTEM_BINARY_VERSION_CHECK: 'false' };
    const database = await launch({ env: { ...env, ...quiet }, cacheDir: cacheDir() });
    expect(database).toMatchObject({
      way: 'downloaded',
      why: expect.stringContaining('because no mongod is on the PATH'),
    });
    await database.stop();
  });

  it('a mongod that does not start is passed over, unless its folder has data', async () => {
    const env = { PATH: await pathWith([], { mongod: 'echo "Illegal instruction"; exit 132' }) };
    await expect(launch({ env, only: 'mongod' })).rejects.toThrow(
      /not an installed MongoDB.*Illegal/,
    );
    await mkdir(join(folder, 'data/mongodb'), { recursive: true });
    await writeFile(join(folder, 'data/mongodb/WiredTiger'), '');
    await expect(launch({ env })).rejects.toThrow(/did not start: .*The data in .* needs it/);
  });
});
