import { MongoClient } from 'mongodb';
import type { AssignmentsReply } from '../shared/contracts/assignments';
import { type CallName, calls } from '../shared/contracts/calls';
import type { SessionReply } from '../shared/contracts/identity';
import { nominationFields } from '../shared/contracts/nominations';
import { takeFields } from '../shared/contracts/shape';
import { awardTiers, openCategory } from '../shared/programme/season';
import { test as base, expect } from './fixtures';
import { application } from './judging';
import { startOwnStack } from './stack';

/** A contest as the programme plans for: so many entries and judges. */
export const size = { entries: 60, judges: 80 };

const password = 'plum kettle oxbow';
const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

export interface Somebody {
  fullName: string;
  email: string;
  accessToken: string;
}
export type Entrant = Somebody & { nominationId: string };

interface Asked {
  token?: string;
  /** For what stands after a colon in the address. */
  id?: string;
  query?: Record<string, string>;
  body?: object;
}

export interface Stage {
  address: string;
  /** Asks the API in somebody's name; anything but a success fails the test. */
  ask<Reply>(name: CallName, asked?: Asked): Promise<Reply>;
  /** Empties the contest of the sample data, keeps its judging shut, and leaves planning to the journey. */
  prepare(): Promise<void>;
  /** Verifies judges all at once, as an import of those of last year. */
  verify(judges: readonly Somebody[]): Promise<void>;
  giveRole(email: string, role: string): Promise<void>;
  /** As if every organiser had last shown who they are an hour ago. */
  forgetProofs(): Promise<void>;
}

/** A stack of its own for a worker: what a season does to it, no other journey sees. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      const stack = await startOwnStack(() => {}, { GOOGLE_SIGN_IN: 'off' });
      const client = new MongoClient(stack.database.uri);
      await use(stageOf(stack.address, client));
      await client.close();
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ stage }, use) => use(stage.address),
});

function stageOf(address: string, client: MongoClient): Stage {
  const collection = (name: string) => client.db('meritum').collection<{ _id: string }>(name);
  return {
    address,
    async ask<Reply>(name: CallName, { token, id = '', query = {}, body }: Asked = {}) {
      const { method, path } = calls[name];
      const at = path.replace(/:\w+/, id);
      const reply = await fetch(`${address}${at}?${new URLSearchParams(query)}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${text}`);
      return (text ? JSON.parse(text) : undefined) as Reply;
    },
    async prepare() {
      const $set = {
        'categories.$[].judging': { open: false, closesAt: null },
        'planning.capacityPerJudge': 30,
      };
      await collection('seasons').updateMany({}, { $set });
      for (const name of ['nominations', 'assignments', 'judges', 'plans'])
        await collection(name).deleteMany({});
      // Held by another process, so that what is free is not assigned before the plan is looked at.
      await collection('leases').replaceOne(
        { _id: 'planning assignments' },
        { holder: 'journey', until: new Date(Date.now() + 3_600_000) },
        { upsert: true },
      );
    },
    async verify(judges) {
      const email = { $in: judges.map((judge) => judge.email) };
      const $set = { status: 'ASSIGNMENTS_PENDING', isVerified: true };
      const { matchedCount } = await collection('judges').updateMany({ email }, { $set });
      expect(matchedCount).toBe(judges.length);
    },
    async giveRole(email, role) {
      const { matchedCount } = await collection('accounts').updateOne(
        { email },
        { $set: { role } },
      );
      expect(matchedCount).toBe(1);
    },
    async forgetProofs() {
      const $set = { 'factor.provenAt': new Date(Date.now() - 3_600_000) };
      const { matchedCount } = await collection('sessions').updateMany(
        { 'factor.method': 'totp' },
        { $set },
      );
      expect(matchedCount).toBe(2);
    },
  };
}

/** Does something for everybody, for a few of them at a time. */
async function forAll<Item, Done>(items: readonly Item[], work: (item: Item) => Promise<Done>) {
  const done: Done[] = [];
  const waiting = [...items.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      done[next[0]] = await work(next[1]);
  };
  await Promise.all(numbered(6).map(lane));
  return done;
}

async function join(stage: Stage, fullName: string, email: string): Promise<Somebody> {
  const body = { fullName, email, password };
  const { accessToken } = await stage.ask<SessionReply>('register', { body });
  return { fullName, email, accessToken };
}

/** Sends somebody's nomination, or a returned one again; answers its id. */
export async function nominate(stage: Stage, person: Somebody, essay: string): Promise<string> {
  const { fullName, email, accessToken: token } = person;
  const body = {
    ...takeFields(nominationFields, {}),
    ...{ fullName, email, submitterEmail: email, essay, submittedBy: '', projectTitle: '' },
    ...{ designation: 'Engineer', organization: `${fullName} Works`, agreeTerms: true },
    ...{ linkedInUrl: 'https://www.linkedin.com/in/entrant', supportingDocUrl: '' },
  };
  const reply = await stage.ask<{ data: { nominationId: string } }>('submitTechNomination', {
    ...{ token, body },
  });
  return reply.data.nominationId;
}

/** Everybody who nominates, each of an employer of their own, whose address ties nobody else. */
export function everyEntrant(stage: Stage): Promise<Entrant[]> {
  return forAll(numbered(size.entries), async (at) => {
    const name = `Entrant ${String(at).padStart(2, '0')}`;
    const person = await join(stage, name, `entrant@makers-${at}.example`);
    return { ...person, nominationId: await nominate(stage, person, `What ${name} built.`) };
  });
}

/** Everybody who applies to judge, each from a bench of their own. */
export function everyJudge(stage: Stage): Promise<Somebody[]> {
  return forAll(numbered(size.judges), async (at) => {
    const judge = await join(stage, `Judge ${at}`, `judge@bench-${at}.example`);
    const { fullName, email, accessToken: token } = judge;
    const body = {
      ...{ fullName, email, designation: application.Designation, organization: `Bench ${at}` },
      ...{ linkedInUrl: application.LinkedIn, experienceYears: 12, judgingYears: 3 },
      ...{ reason1: application['Reason 1'], reason2: application['Reason 2'] },
      ...{ reason3: application['Reason 3'], agreeTerms: true },
    };
    await stage.ask('submitTechJudgeApplication', { token, body });
    return judge;
  });
}

/** What the judges of each entry gave it, by the entrant's name: the sums of four scores. */
export type Given = Map<string, number[]>;

const tenOrLess = (value: number) => Math.min(10, Math.max(1, Math.round(value)));

/** Entries from worth 5.2 to 9.6, and judges who differ about each by a point or so. */
function ratingsBy(judge: number, entry: number) {
  const worth = 5.2 + (4.4 * entry) / (size.entries - 1);
  const score = (place: number) =>
    tenOrLess(worth + (((judge * 7 + entry * 13 + place * 5) % 11) - 5) / 4);
  return { innovation: score(0), methodology: score(1), execution: score(2), results: score(3) };
}

const pendingOf = async (stage: Stage, { accessToken: token }: Somebody) => {
  const { assignments } = await stage.ask<AssignmentsReply>('getTechJudgeAssignments', { token });
  return assignments.filter(({ status }) => status === 'pending');
};

/** Every judge rates what they have, and it is noted what they gave. */
export async function rateAll(stage: Stage, judges: readonly Somebody[], given: Given) {
  await forAll([...judges.entries()], async ([place, judge]) => {
    for (const { id, fullName } of await pendingOf(stage, judge)) {
      const ratings = ratingsBy(place, Number(fullName.split(' ')[1]));
      const token = judge.accessToken;
      const body = { assignmentId: id, ratings };
      await stage.ask('submitTechAssignmentRating', { token, id, body });
      const sum = Object.values(ratings).reduce((total, one) => total + one, 0);
      given.set(fullName, [...(given.get(fullName) ?? []), sum]);
    }
  });
}

/** A judge steps back from the first entry that they have. */
export async function stepBack(stage: Stage, judge: Somebody) {
  const [first] = await pendingOf(stage, judge);
  if (!first) throw new Error(`${judge.fullName} has nothing to judge`);
  const body = { reason: 'work-together', details: '' };
  await stage.ask('recuseTechAssignment', { token: judge.accessToken, id: first.id, body });
}

/** Who has to win what, worked out from what was given: the best first, then by name. */
export function winnersOf(given: Given) {
  return [...given]
    .map(([fullName, sums]) => {
      const score = sums.reduce((total, one) => total + one, 0) / (4 * sums.length);
      return { fullName, score, badge: awardTiers.find(({ from }) => score >= from)?.name };
    })
    .filter(({ badge }) => badge !== undefined)
    .sort((a, b) => b.score - a.score || (a.fullName < b.fullName ? -1 : 1))
    .map(({ fullName, badge }) => ({ fullName, badge }));
}

export const contest = { category: openCategory };
