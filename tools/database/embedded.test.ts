import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { MongoClient } from 'mongodb';
import { listening } from '../start/ports';
import { isAlive, until } from '../testing/processes';
import { type LaunchOptions, launchDatabase, type RunningDatabase } from './launch';
import { crashLoop } from './testing/crash-loop';
import { STARTUP_MS } from './testing/embedded-database';
import { pathWithMongod } from './testing/programs';

jest.setTimeout(STARTUP_MS);

let dataDir: string;
let said: string[];
let launched: RunningDatabase[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-embedded-'));
  said = [];
  launched = [];
});
afterEach(async () => {
  await Promise.all(launched.map((each) => each.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

async function launch(options: Partial<LaunchOptions> = {}) {
  const log = (line: string) => said.push(line);
  const database = await launchDatabase({ dataDir, only: 'embedded', log, ...options });
  launched.push(database);
  return database;
}

describe('The embedded server', () => {
  it('keeps its data', async () => {
    for (const visit of [1, 2]) {
      const database = await launch();
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
    const elsewhere = await launch({ port });
    expect(new URL(elsewhere.uri).port).not.toBe(String(port));
    expect(said).toContain(`database: port ${port} is taken; using another one`);
    await elsewhere.stop();
    listener.close();
    await once(listener, 'close');
    const there = await launch({ port });
    expect(new URL(there.uri).port).toBe(String(port));
    await there.stop();
  });

  it('refuses data that another server has open, says which, and harms neither', async () => {
    const first = await launch();
    await expect(launch()).rejects.toThrow(
      `already running on ${join(dataDir, 'embedded')} (process ${first.pid} at ${first.uri})`,
    );
    const client = new MongoClient(first.uri);
    await client.db('x').collection('y').insertOne({});
    await client.close();
    await first.stop();
  });

  it('accepts sustained large writes on many connections', async () => {
    // An eighth of what it has outside its heap, so that little shows what much would.
    const JAVA_TOOL_OPTIONS = '-XX:MaxDirectMemorySize=64m';
    const { uri } = await launch({ env: { ...process.env, JAVA_TOOL_OPTIONS } });
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
    const result = await crashLoop({ dataDir, kills: 3, writers: 16, life: [200, 500] });
    expect(result.losses).toEqual([]);
    // How many depends on the machine; none would show nothing.
    expect(result.acknowledged).toBeGreaterThan(0);
  });
});

describe('A launcher that is killed outright takes its server with it', () => {
  it.each(['embedded', 'mongod'])('%s: the next start finds its data closed', async (way) => {
    const own = way === 'mongod' ? `${await pathWithMongod(dataDir)}${delimiter}` : '';
    const DATABASE_WAY = way === 'embedded' ? way : '';
    const env = {
      ...process.env,
      MONGODB_URI: '',
      DATABASE_WAY,
      PATH: `${own}${process.env.PATH}`,
    };
    const script = join(__dirname, 'testing/launcher-to-kill.ts');
    const launcher = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { env });
    const [line] = await once(launcher.stdout, 'data');
    const pid = Number(line);
    expect(isAlive(pid)).toBe(true);
    launcher.kill('SIGKILL');
    launched.push(await launchDatabase({ dataDir, env, log: () => {} }));
    await until(() => !isAlive(pid));
  });
});
