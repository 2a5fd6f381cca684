import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { type Site, type StaticSites, staticSites } from './sites';

let folder: string;
let sites: StaticSites;
const ports: Record<string, number> = {};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sites-'));
  const taken = new Set<number>();
  const from = somewhereForPorts();
  const all = new Map<string, Site>();
  for (const name of ['one', 'two']) {
    const dist = join(folder, name);
    mkdirSync(dist);
    writeFileSync(join(dist, 'name.txt'), name);
    ports[name] = await nextFreePort(from, taken);
    all.set(name, { dist, kind: 'remote', port: ports[name] });
  }
  sites = staticSites(all);
  sites.openOnly(['one', 'two']);
});

afterEach(() => {
  sites.openOnly([]);
  rmSync(folder, { recursive: true });
});

/** What each site answers with; undefined where nobody answers. */
async function answers() {
  const of = async (name: string) => {
    const reply = await fetch(`http://127.0.0.1:${ports[name]}/name.txt`).catch(() => undefined);
    return reply?.ok ? reply.text() : reply?.status;
  };
  return [await of('one'), await of('two')];
}

async function untilSaid(said: jest.SpyInstance): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (said.mock.calls.length === 0 && Date.now() < deadline) await wait(20);
}

async function untilAnswers(expected: unknown[]): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline) {
    if (JSON.stringify(await answers()) === JSON.stringify(expected)) return;
    await wait(20);
  }
  expect(await answers()).toEqual(expected);
}

test('each site has a port of its own and can be away alone', async () => {
  await untilAnswers(['one', 'two']);
  sites.openOnly(['two']);
  await untilAnswers([undefined, 'two']);
  sites.openOnly(['one', 'two']);
  await untilAnswers(['one', 'two']);
});

test('a site that is opened twice at once is closed once', async () => {
  sites.openOnly(['one', 'two']);
  await untilAnswers(['one', 'two']);
  sites.openOnly(['two']);
  await untilAnswers([undefined, 'two']);
});

test('a site whose port is taken is said to be, and opens when asked again', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  await untilAnswers(['one', 'two']);
  sites.openOnly(['two']);
  await untilAnswers([undefined, 'two']);
  const other = createServer((_, reply) => reply.end('another'));
  await new Promise<void>((resolve) => other.listen(ports.one, '127.0.0.1', resolve));
  sites.openOnly(['one', 'two']);
  await untilSaid(said);
  expect(String(said.mock.calls)).toMatch(/^one: listen EADDRINUSE/);
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
  sites.openOnly(['one', 'two']);
  await untilAnswers(['one', 'two']);
});

test('a site without a build takes down itself alone', async () => {
  await untilAnswers(['one', 'two']);
  rmSync(join(folder, 'one'), { recursive: true });
  await untilAnswers([503, 'two']);
});
