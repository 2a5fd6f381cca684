import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@meritum/shared/contracts/calls';
import { MongoClient } from 'mongodb';
import { buildParts } from '../../build/build-parts';
import { launchDatabase } from '../../database/launch';
import { distOf } from '../../parts';
import { seed } from '../../start/seed';
import type { World } from './cases';
import type { Both } from './compare';
import type { FloorSettings } from './floor';
import { bearer, nominate, type Person, refresh, register } from './people';
import { startApi, startFloor } from './processes';
import { sent } from './raw';

const [reads, writes] = ['bench', 'bench_floor'];
const season = '2025';
const category = 'Technology';
const winnersPath = `${calls.getWinners.path}?category=Technology&year=2024`;
const silent = () => {};

/** What is measured, brought up with an embedded database of its own. */
export interface Stage extends Both, World {
  /** 9 MB that are taken for a PDF. */
  file: Buffer;
  /** Makes the lists of winners out of date. */
  changeWinners(): Promise<void>;
  /** New access tokens for everybody. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

const nineMegabytes = 9 * 1_048_576;

function pdf(): Buffer {
  const file = randomBytes(nineMegabytes);
  file.write('%PDF-1.7\n');
  return file;
}

interface Known extends Pick<FloorSettings, 'uri' | 'folder'> {
  port: number;
  person: Person;
}

/** What the floor answers: what the API does. */
async function settingsOf({ port, person, uri, folder }: Known, file: Buffer) {
  const compressed = { 'accept-encoding': 'br' };
  const winners = await sent(port, { method: 'GET', path: winnersPath, headers: compressed }, 200);
  const json = async ({ method, path }: { method: string; path: string }, headers: object) =>
    JSON.parse(String((await sent(port, { method, path, headers: { ...headers } }, 200)).body));
  const settings: FloorSettings = {
    ...{ uri, reads, writes, season, category, folder },
    winners: winners.body.toString('base64'),
    status: await json(calls.getTechNominationStatus, bearer(person)),
    account: await json(calls.getAccount, bearer(person)),
    session: { accessToken: person.token, expiresIn: 600, user: {} },
    file: join(folder, 'file.pdf'),
  };
  await writeFile(settings.file, file);
  const path = join(folder, 'floor.json');
  await writeFile(path, JSON.stringify(settings));
  return { path, etag: winners.headers.etag ?? '' };
}

async function floorTokensOf(port: number, people: readonly Person[]) {
  const tokens = new Map<string, string>();
  for (const { accountId, sessionId } of people) {
    const path = `/token?sub=${accountId}&sid=${sessionId}`;
    const { body } = await sent(port, { method: 'GET', path }, 200);
    tokens.set(accountId, String(body));
  }
  return tokens;
}

/** Starts everything. Throws what hindered it; then nothing is left running. */
export async function setStage(connections: number, submissions: number): Promise<Stage> {
  await buildParts(['api'], silent);
  const folder = await mkdtemp(join(tmpdir(), 'api-bench-'));
  const up: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  ];
  const stop = async () => {
    for (let next = up.pop(); next; next = up.pop()) await next();
  };
  try {
    const dataDir = join(folder, 'database');
    await mkdir(dataDir);
    const database = await launchDatabase({ dataDir, only: 'embedded', log: silent });
    up.push(() => database.stop());
    const { uri } = database;
    const secret = randomBytes(48).toString('hex');
    const env = { ...process.env, MONGODB_URI: uri, MONGODB_DATABASE: reads };
    await seed([join(distOf('api'), 'meritum.cjs'), 'seed'], env, silent);
    const api = await startApi({ folder, uri, database: reads }, secret);
    up.push(api.stop);
    const mongo = new MongoClient(uri);
    up.push(() => mongo.close());

    const nominators = await register(api.port, connections);
    for (const person of nominators) await nominate(api.port, person);
    const submitters = await register(api.port, submissions);
    const [person] = nominators;
    if (!person) throw new Error('Nobody has registered');
    const file = pdf();
    const known = await settingsOf({ port: api.port, person, uri, folder }, file);
    const floor = await startFloor({ folder }, known.path);
    up.push(floor.stop);
    const everybody = [...nominators, ...submitters];
    const submittedBy = { $in: submitters.map(({ accountId }) => accountId) };
    return {
      ...{ api, floor, nominators, submitters, file, stop, winnersPath, etag: known.etag },
      floorTokens: await floorTokensOf(floor.port, everybody),
      renew: () => refresh(api.port, everybody),
      async forgetSubmissions() {
        await mongo.db(reads).collection('nominations').deleteMany({ submittedBy });
        await mongo.db(reads).collection('outbox').deleteMany({});
        for (const name of ['nominations', 'outbox'])
          await mongo.db(writes).collection(name).deleteMany({});
      },
      async changeWinners() {
        const versions = mongo.db(reads).collection<{ _id: string; number: number }>('versions');
        await versions.updateOne({ _id: 'winners' }, { $inc: { number: 1 } }, { upsert: true });
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
