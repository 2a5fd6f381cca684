import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@meritum/shared/contracts/calls';
import { type Db, MongoClient } from 'mongodb';
import { buildParts } from '../../build/build-parts';
import { launchDatabase } from '../../database/launch';
import { distOf } from '../../parts';
import { seed } from '../../start/seed';
import type { FloorSettings } from './floor';
import { bearer, nominate, type Person, refresh, register } from './people';
import { startApi, startFloor } from './processes';

const benched = 'bench';
const season = '2025';
const category = 'Technology';
const winnersPath = `${calls.getWinners.path}?category=Technology&year=2024`;
const silent = () => {};

async function answerOf(port: number, path: string, headers = {}): Promise<Response> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  if (reply.status === 200) return reply;
  throw new Error(`${path} was answered ${reply.status}: ${await reply.text()}`);
}

/** Records the API's replies for the baseline. */
async function floorSettings(port: number, person: Person, uri: string, path: string) {
  const answered = async (call: { path: string }) =>
    (await answerOf(port, call.path, bearer(person))).json();
  const settings: FloorSettings = {
    uri,
    database: benched,
    season,
    category,
    winners: await (await answerOf(port, winnersPath)).json(),
    status: await answered(calls.getTechNominationStatus),
    account: await answered(calls.getAccount),
  };
  await writeFile(path, JSON.stringify(settings));
}

async function floorTokensOf(port: number, people: readonly Person[]) {
  const tokens = new Map<string, string>();
  for (const { accountId, sessionId } of people) {
    const path = `/token?sub=${accountId}&sid=${sessionId}`;
    tokens.set(accountId, await (await answerOf(port, path)).text());
  }
  return tokens;
}

/** Confirms the addresses, as most people have when they look at their nomination. */
async function confirm(db: Db, people: readonly Person[]) {
  const ids = people.map(({ accountId }) => accountId);
  const accounts = db.collection<{ _id: string }>('accounts');
  await accounts.updateMany({ _id: { $in: ids } }, { $set: { emailConfirmed: true } });
  const theirs = { submittedBy: { $in: ids } };
  await db.collection('nominations').updateMany(theirs, { $set: { emailConfirmedAt: new Date() } });
}

/**
 * Starts the measured servers with their own embedded database. On failure, stops what was started,
 * and throws.
 */
export async function setStage(connections: number) {
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
    const env = { ...process.env, MONGODB_URI: uri, MONGODB_DATABASE: benched };
    await seed([join(distOf('api'), 'meritum.cjs'), 'seed'], env, silent);
    const api = await startApi({ folder, uri, database: benched }, secret);
    up.push(api.stop);
    const mongo = new MongoClient(uri);
    up.push(() => mongo.close());

    const nominators = await register(api.port, connections);
    for (const person of nominators) await nominate(api.port, person);
    await confirm(mongo.db(benched), nominators);
    const [person] = nominators;
    if (!person) throw new Error('No person has registered');
    const settings = join(folder, 'floor.json');
    await floorSettings(api.port, person, uri, settings);
    const floor = await startFloor(folder, settings);
    up.push(floor.stop);
    return {
      api,
      floor,
      nominators,
      stop,
      winnersPath,
      floorTokens: await floorTokensOf(floor.port, nominators),
      renew: () => refresh(api.port, nominators),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
