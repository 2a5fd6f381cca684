import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Proposal } from '@meritum/shared/contracts/proposals';
import type { Person } from '../accounts';
import { pdfFile } from '../files';
import { verification } from '../judges';
import { draftRequest, nominationForm } from '../nominations';
import { technology } from '../results';

/** Everything that was answered with success. */
export const newLedger = () => ({
  acknowledged: 0,
  /** By account; documents by their SHA-256. */
  submitted: new Map<string, { nominationId: string; document: string }>(),
  drafts: new Map<string, { revision: number; essay: string }>(),
  verified: new Set<string>(),
  rated: new Map<string, number>(),
  recused: new Set<string>(),
  plans: new Set<string>(),
  voided: '',
  published: false,
});
export type Ledger = ReturnType<typeof newLedger>;

export interface People {
  admins: readonly [Person, Person];
  entrants: readonly Person[];
  drafters: readonly Person[];
  judges: readonly Person[];
}
interface Scene {
  gateway: string;
  people: People;
  ledger: Ledger;
  round: string;
}
type Answer = { status: number; body: Record<string, never> & { [name: string]: unknown } };

/** Sends it until it is answered by anything but an outage, as a page or a person does. */
async function ask(
  { gateway }: Scene,
  { authorized }: Person,
  [method, path]: readonly [string, string],
  payload?: object,
  more: Record<string, string> = {},
): Promise<Answer> {
  const isForm = payload instanceof FormData;
  const headers = {
    ...authorized,
    ...(payload && !isForm && { 'content-type': 'application/json' }),
    ...more,
  };
  for (const until = Date.now() + 180_000; Date.now() < until; await sleep(150)) {
    const body = payload && (isForm ? payload : JSON.stringify(payload));
    try {
      const reply = await fetch(`${gateway}${path}`, { method, headers, ...(body && { body }) });
      const said = await reply.text();
      const answer = { status: reply.status, body: JSON.parse(said || '{}') as Answer['body'] };
      if (reply.status < 500 && reply.status !== 429) return answer;
      if (reply.status === 500) throw new Error(`${path}: 500`);
    } catch (error) {
      if (error instanceof Error && error.message.endsWith(': 500')) throw error;
    }
  }
  throw new Error(`${method} ${path} was not answered`);
}

const refused = (what: string, it: Answer) => new Error(`${what}: ${JSON.stringify(it)}`);

async function enter(scene: Scene, person: Person, at: number): Promise<void> {
  const { ledger, round } = scene;
  const content = Buffer.concat([pdfFile(100_000 + at * 50_000), Buffer.from(`${round} ${at}`)]);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'work.pdf');
  const uploaded = await ask(scene, person, ['POST', '/api/nominations/documents'], form);
  if (uploaded.status !== 201) throw refused('upload', uploaded);
  const nomination = nominationForm({
    fullName: `Entrant ${at}`,
    organization: `Makers ${at}`,
    supportingDocUrl: String(uploaded.body.url),
  });
  const key = { 'idempotency-key': `key-of-entrant-${round}-${at}` };
  const made = await ask(scene, person, ['POST', '/api/nominations'], nomination, key);
  if (made.status !== 201) throw refused('submit', made);
  const { nominationId } = made.body.data as unknown as { nominationId: string };
  const document = createHash('sha256').update(content).digest('hex');
  ledger.submitted.set(person.accountId, { nominationId, document });
  ledger.acknowledged += 2;
}

async function draft(scene: Scene, person: Person): Promise<void> {
  for (let step = 1, revision = 0; step <= 12; step++) {
    const essay = `Sentence ${step}`;
    const request = draftRequest({ values: { essay }, revision, writer: 'one-open-form' });
    const answer = await ask(scene, person, ['PUT', '/api/nominations/draft'], request);
    const { saved, draft: kept } = answer.body as unknown as {
      saved: boolean;
      draft: { revision: number };
    };
    if (answer.status !== 200 || !saved) throw refused('draft', answer);
    revision = kept.revision;
    scene.ledger.drafts.set(person.accountId, { revision, essay });
    scene.ledger.acknowledged++;
  }
}

async function judge(scene: Scene, person: Person, at: number): Promise<void> {
  const { ledger, people } = scene;
  const decision = verification(person.email, 'verified');
  const path = ['POST', '/api/admin/judges/verification'] as const;
  const answer = await ask(scene, people.admins[0], path, decision);
  if (answer.status !== 200) throw refused('verify', answer);
  ledger.verified.add(person.email);
  ledger.acknowledged++;
  let mayRecuse = at === 0;
  // Entries come and are planned meanwhile.
  for (let quiet = 0; quiet < 25; quiet++) {
    const list = await ask(scene, person, ['GET', '/api/judges/me/assignments']);
    const all = list.body.assignments as unknown as { id: string; status: string }[];
    for (const { id } of all.filter(({ status }) => status === 'pending')) {
      quiet = 0;
      const own = `/api/judges/me/assignments/${id}`;
      const value = 5 + ((at + id.charCodeAt(0)) % 6);
      const ratings = { innovation: value, methodology: 9, execution: 9, results: 9 };
      const given = mayRecuse
        ? await ask(scene, person, ['POST', `${own}/recusal`], {
            reason: 'work-together',
            details: '',
          })
        : await ask(scene, person, ['POST', `${own}/rating`], { assignmentId: id, ratings });
      // A plan may have moved it to another judge.
      if (given.status >= 300) continue;
      if (mayRecuse) ledger.recused.add(id);
      else ledger.rated.set(id, value);
      mayRecuse = false;
      ledger.acknowledged++;
    }
    await sleep(200);
  }
}

async function planByHand(scene: Scene): Promise<void> {
  const [admin] = scene.people.admins;
  for (let turn = 0; turn < 8; turn++) {
    await sleep(1_500);
    const begun = await ask(scene, admin, ['POST', '/api/admin/plans'], { asIfOpen: false });
    if (begun.status !== 202) continue;
    const { id } = begun.body.plan as unknown as { id: string };
    const at = `/api/admin/plans/${id}`;
    const stateOf = async () =>
      ((await ask(scene, admin, ['GET', at])).body.plan as unknown as { state: string }).state;
    for (let polls = 0; polls < 60 && (await stateOf()) === 'planning'; polls++) await sleep(200);
    // Refused where something has changed since; a plan of a killed process has failed.
    const { status } = await ask(scene, admin, ['POST', `${at}/apply`]);
    if (status !== 200) continue;
    scene.ledger.plans.add(id);
    scene.ledger.acknowledged++;
  }
}

/** Drafts, uploads, submissions, verifications, plans, ratings, recusals, all at once. */
export async function playJudging(scene: Scene): Promise<void> {
  const { entrants, drafters, judges } = scene.people;
  await Promise.all([
    ...entrants.map((one, at) => enter(scene, one, at)),
    ...drafters.map((one) => draft(scene, one)),
    ...judges.map((one, at) => sleep(at * 1_000).then(() => judge(scene, one, at))),
    planByHand(scene),
  ]);
}

/** Closing, voiding, finalising and publishing, by two organisers. */
export async function playResults(scene: Scene): Promise<void> {
  const { people, ledger } = scene;
  const [one, other] = people.admins;
  /** Confirms what the other organiser has proposed. */
  const decide = async (by: Person, step: string, payload: object) => {
    const send = (named: object) =>
      ask(scene, by, ['POST', `/api/admin/results/${step}`], { ...payload, ...named });
    const answer = await send({});
    const proposal = answer.body.proposal as unknown as Proposal | undefined;
    return proposal && !proposal.isOwn ? send({ proposalId: proposal.id }) : answer;
  };
  const seen = async () => {
    const path = '/api/admin/results/preview?season=2025&category=Technology';
    return (await ask(scene, one, ['GET', path])).body as unknown as {
      revision: number;
      outcomeHash: string;
      state: string;
    };
  };
  /** Repeats with what organisers see then, until it is done or the contest has got there. */
  const until = async (what: string, act: () => Promise<Answer>, isDone = async () => false) => {
    for (let tries = 0; tries < 40; tries++) {
      const answer = await act();
      if (answer.status === 200 || (await isDone())) {
        ledger.acknowledged++;
        return answer;
      }
      await sleep(250);
    }
    throw new Error(`Could not ${what}`);
  };
  const hasState =
    (...states: string[]) =>
    async () =>
      states.includes((await seen()).state);

  const reason = 'Everybody has rated.';
  const close = (by: Person) => async () =>
    decide(by, 'closing', { ...technology, revision: (await seen()).revision, reason });
  await until('close', close(one));
  if (!(await hasState('closing', 'closed')()))
    await until('close', close(other), hasState('closed'));
  const { nominationId: id } = ledger.submitted.get(people.entrants[0]?.accountId ?? '') ?? {};
  const voiding = { kind: 'entry', id, why: 'ineligible', reason: 'They asked to be out.' };
  await until('propose a void', () => decide(one, 'voids', voiding));
  const list = await ask(scene, other, ['GET', '/api/admin/results/voids']);
  const [proposed] = list.body.voids as unknown as { id: string }[];
  await until('confirm it', () => decide(other, 'voids/confirmation', { voidId: proposed?.id }));
  ledger.voided = id ?? '';
  const outcome = async () => ({ ...technology, outcomeHash: (await seen()).outcomeHash });
  for (const by of [one, other])
    await until(
      'finalise',
      async () => decide(by, 'outcome', await outcome()),
      hasState('finalised'),
    );
  await until('publish', async () => decide(one, 'publication', await outcome()));
  ledger.published = true;
}

/** Reads the directory all the while: a contest's winners are there all at once or not at all. */
export function watchDirectory(gateway: string) {
  const sizes = new Set<number>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const path = `${gateway}/api/winners?category=Technology&year=2025`;
      const reply = await fetch(path).catch(() => undefined);
      const body = (await reply?.json().catch(() => undefined)) as
        | { data: { winners: unknown[] } }
        | undefined;
      if (reply?.ok && body) sizes.add(body.data.winners.length);
      await sleep(40);
    }
  })();
  return {
    /** What it showed besides nothing and the whole list; empty if all is well. */
    async stop() {
      await sleep(2_000);
      isOver = true;
      await watching;
      return sizes.size > 2 ? `${[...sizes].join(', ')} winners` : '';
    },
  };
}
