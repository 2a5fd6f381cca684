import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@meritum/shared/contracts/calls';
import { buildParts } from '../build/build-parts';
import { launchDatabase } from '../database/launch';
import { distOf } from '../parts';
import { runNode } from '../processes/node-process';
import { answers, supervisedServer } from '../processes/server-run';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { buildBefore, releaseBefore } from './before';

/**
 * `node --import tsx tools/releases/data.ts`: whether the API of the release before works on data
 * that this release has migrated. It writes the sample data and an account and reads all that it
 * can; this release's API starts on them; then it reads the same again, signs in and registers.
 * `RELEASES_BEFORE` names another commit. Run before a release that has new migrations.
 */
const person = {
  fullName: 'Ada Sample',
  email: `ada.${randomBytes(4).toString('hex')}@example.com`,
  password: randomBytes(12).toString('base64url'),
};

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: { required?: boolean }[] } | undefined>>;
}

/** What a reply is made of, without the values that change with time; of a list, its kinds. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kinds = new Set(value.map((item) => JSON.stringify(shapeOf(item))));
    return [...kinds].sort();
  }
  if (typeof value !== 'object' || value === null) return typeof value;
  const members = Object.entries(value).map(([name, member]) => [name, shapeOf(member)]);
  return Object.fromEntries(members);
}

async function post(url: string, data: object): Promise<string> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { accessToken: string }).accessToken;
}

/** Every reply to a GET that needs no parameter, to nobody and to a person. */
async function readAll(site: string, token: string): Promise<Map<string, string>> {
  const api = (await (await fetch(`${site}/api/openapi.json`)).json()) as OpenApi;
  const read = new Map<string, string>();
  const paths = Object.entries(api.paths).filter(
    ([path, { get }]) =>
      get && !path.includes('{') && !get.parameters?.some(({ required }) => required),
  );
  for (const [path] of paths) {
    for (const who of ['', `Bearer ${token}`]) {
      const headers = who ? { authorization: who } : {};
      const reply = await fetch(site + path, { headers, redirect: 'manual' });
      const text = await reply.text();
      const isJson = reply.headers.get('content-type')?.includes('json');
      const said = isJson ? JSON.stringify(shapeOf(JSON.parse(text))) : '';
      read.set(`${path} ${who && 'signed in'}`.trim(), `${reply.status} ${said}`);
    }
  }
  return read;
}

const before = releaseBefore();
if (!before) throw new Error('This clone holds no commit of a release before.');
console.log(`The release before: ${before.said}`);
const old = buildBefore(before, ['api']).api;
await buildParts(['api'], console.log);
const dataDir = await mkdtemp(join(tmpdir(), 'releases-'));
const port = await nextFreePort(somewhereForPorts(), new Set());
const database = await launchDatabase({ dataDir, log: () => {}, port: port + 11 });
const site = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: String(port),
  MONGODB_URI: database.uri,
  JWT_SECRET: randomBytes(32).toString('hex'),
  PUBLIC_ORIGIN: site,
  MAIL_DIRECTORY: join(dataDir, 'mail'),
  GOOGLE_CLIENT_ID: '',
};

async function withApi<T>(name: string, dist: string, work: () => Promise<T>): Promise<T> {
  const api = supervisedServer({
    name,
    args: [join(dist, 'meritum.cjs'), 'serve'],
    env,
    isReady: () => answers(`${site}/api/health/ready`),
    logFile: join(dataDir, `${name}.log`),
    say: console.log,
  });
  await api.start();
  try {
    return await work();
  } finally {
    await api.stop();
  }
}

try {
  const seeded = await runNode([join(old, 'meritum.cjs'), 'seed'], env);
  if (seeded.exitCode !== 0) throw new Error(seeded.stderr || seeded.stdout);
  const first = await withApi('before', old, async () =>
    readAll(site, await post(site + calls.register.path, person)),
  );
  await withApi('now', distOf('api'), async () => {});
  const second = await withApi('before-again', old, async () => {
    await post(site + calls.register.path, { ...person, email: `eve.${person.email}` });
    return readAll(
      site,
      await post(site + calls.signIn.path, { email: person.email, password: person.password }),
    );
  });
  const others = [...first].filter(([path, said]) => second.get(path) !== said);
  for (const [path, said] of others) console.error(`${path}\n  ${said}\n  ${second.get(path)}`);
  console.log(`${first.size} replies compared, ${others.length} differ.`);
  if (others.length > 0) process.exitCode = 1;
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
