import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { Season } from '@meritum/shared/contracts/seasons';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import type { Assignment } from '../src/modules/assignments/assignment';
import { receiptFor } from '../src/modules/assignments/receipts/commands';
import { pseudonymsStore } from '../src/modules/assignments/receipts/pseudonyms-store';
import type { Judge } from '../src/modules/judges/judge';
import { criteriaOf } from '../src/modules/seasons/frozen-rules';
import { frozenRulesStore } from '../src/modules/seasons/frozen-rules-store';
import { seasonsStore } from '../src/modules/seasons/store';
import type { App } from '../src/platform/zod/provider';
import type { Person } from './accounts';
import type { TestApp } from './app';
import { callAs } from './console';
import { type Nominee, ratings, registerAdmin, storeNominee } from './judges';
import { asReader } from './proposals';
import { endJudging, openNominations } from './seasons';
import { snapshot } from './snapshot';
import { buildAssignment, buildJudge } from './stored';

export const technology = { season: '2025', category: 'Technology' } as const;

/** A former judge without assignments. */
const judgeOf = (index: number) => buildJudge(index, { status: 'REJECTED', isVerified: false });

/** Writes the ratings of a nomination by judges 0, 1, 2 and so on, with their receipts. */
export async function writeRatings(
  { mongo: { db } }: App,
  nominationId: string,
  given: readonly number[],
  category: CategoryName = technology.category,
): Promise<void> {
  if (given.length === 0) return;
  const context = {
    stores: { pseudonyms: pseudonymsStore(db) },
    deps: { seasons: { frozenRules: frozenRulesStore(db).findOrInsert } },
  };
  const season = (await seasonsStore(db).findById(technology.season)) as Season;
  const made = given.map(async (value, index) => {
    const assignedAt = new Date(Date.UTC(2025, 9, 1, index));
    const nomination = { _id: nominationId, season: technology.season, category };
    const rating = { ratings: ratings(value, value, value, value), version: '' };
    const receipt = await receiptFor(context, {
      season,
      rated: { ...nomination, nominationId },
      ...rating,
    });
    const composite = compositeOf(criteriaOf(season), rating.ratings);
    const evaluation = { ratings: rating.ratings, composite, completedAt: assignedAt, receipt };
    return buildAssignment(nomination, judgeOf(index), { assignedAt, evaluation });
  });
  await db.collection<Assignment>('assignments').insertMany(await Promise.all(made));
}

/**
 * A contest with a nomination for each name, rated by as many judges as there are numbers, and
 * judging closed in the season.
 */
export async function ratedContest<Name extends string>(
  app: App,
  given: Readonly<Record<Name, readonly number[]>>,
): Promise<Record<Name, Nominee>> {
  const { db } = app.mongo;
  for (const name of ['nominations', 'assignments', 'judges', 'results', 'pseudonyms', 'winners'])
    await db.collection(name).deleteMany({});
  await openNominations(app, technology.category);
  await endJudging(app);
  const most = Math.max(...Object.values<readonly number[]>(given).map(({ length }) => length));
  const judges = Array.from({ length: most }, (_, index) => judgeOf(index));
  if (most > 0) await db.collection<Judge>('judges').insertMany(judges);
  const nominees = [];
  for (const [fullName, numbers] of Object.entries<readonly number[]>(given)) {
    const nominee = await storeNominee(app, { fullName });
    await writeRatings(app, nominee.nominationId, numbers);
    nominees.push([fullName, nominee]);
  }
  return Object.fromEntries(nominees);
}

/** A number repeated; 20 ratings are the minimum. */
export const times = (count: number, value: number): number[] => Array(count).fill(value);

/** Two organisers, registered before a suite's tests. */
export function suiteOrganisers(suite: () => TestApp): () => [Person, Person] {
  let both: Person[] = [];
  beforeAll(async () => {
    both = [await registerAdmin(suite().app), await registerAdmin(suite().app)];
  });
  return () => both as [Person, Person];
}

type Step =
  | 'rules'
  | 'extra-judges'
  | 'closing'
  | 'outcome'
  | 'publication'
  | 'voids'
  | 'voids/confirmation'
  | 'voids/withdrawal';

/** Sends a decision about results; if it takes two, the second organiser confirms it. */
export function decide(app: App, { authorized: headers }: Person, step: Step, payload: object) {
  const url = `/api/admin/results/${step}` as const;
  const send = (named: object) =>
    app.inject({ method: 'POST', url, headers, payload: { ...payload, ...named } });
  return step === 'closing' || step === 'outcome' ? asReader(send) : send({});
}

export const preview = async (app: App, person: Person) =>
  (await callAs(app, person, 'previewResults', { category: 'Technology' })).json();

/** The public result of the only contest with one. */
export async function publicResult(app: App) {
  const [result] = (await app.inject('/api/results')).json().results;
  return result;
}

/** Proposes to void an entry; returns the id of the proposal. */
export async function proposedVoid(app: App, by: Person, { nominationId: id }: Nominee) {
  const given = { kind: 'entry', id, why: 'ineligible', reason: 'They asked to be out.' };
  const { void: proposed } = (await decide(app, by, 'voids', given)).json();
  return proposed.id as string;
}

/** Closes judging, by both organisers if needed; returns the outcome's hash. */
export async function closed(app: App, admin: Person): Promise<string> {
  const { ending, revision } = await preview(app, admin);
  const all = ending === 'by two' ? [await registerAdmin(app), admin] : [admin];
  for (const [before, by] of all.entries()) {
    const reason = 'Nobody else can rate them.';
    const closing = { ...technology, revision: revision + before, reason };
    const reply = await decide(app, by, 'closing', closing);
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
  return (await preview(app, admin)).outcomeHash;
}

async function decideInTurn(app: App, steps: readonly (readonly [Person, Step])[], hash: string) {
  for (const [admin, step] of steps) {
    const reply = await decide(app, admin, step, { ...technology, outcomeHash: hash });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
  return hash;
}

/** Closes, and finalises with both organisers; returns the outcome's hash. */
export const finalised = async (app: App, ...both: [Person, Person]): Promise<string> => {
  const steps = both.map((admin) => [admin, 'outcome'] as const);
  return decideInTurn(app, steps, await closed(app, both[0]));
};

/** Closes, finalises with both organisers and publishes. */
export const published = async (app: App, ...both: [Person, Person]): Promise<string> =>
  decideInTurn(app, [[both[0], 'publication']], await finalised(app, ...both));

/** A published contest with a Gold winner, a Platinum winner and one entry without an award. */
export async function awarded(app: App, ...organisers: [Person, Person]) {
  const nominees = await ratedContest(app, {
    'Ada Gold': [...times(17, 8), 9, 9, 9],
    'Bo Nothing': times(20, 6),
    'Cy Platinum': times(20, 10),
  });
  await published(app, ...organisers);
  return nominees;
}

/** Restores the same published contest before each test of a suite. */
export function suiteAwarded(suite: () => TestApp, organisers: () => [Person, Person]) {
  let made: { nominees: Awaited<ReturnType<typeof awarded>>; restore(): Promise<void> };
  beforeAll(async () => {
    const nominees = await awarded(suite().app, ...organisers());
    made = { nominees, ...(await snapshot(suite())) };
  });
  beforeEach(() => made.restore());
  return () => made.nominees;
}

export const ledgerUrl = '/api/results/2025/Technology/ledger.json';
