import { randomUUID } from 'node:crypto';
import type { Assignment, AssignmentsReply, Ratings } from '@meritum/shared/contracts/assignments';
import {
  type JudgeApplication,
  type JudgeStatusReply,
  verificationNotes,
} from '@meritum/shared/contracts/judges';
import type { SubmitNominationRequest } from '@meritum/shared/contracts/nominations';
import type { ConsoleRole } from '@meritum/shared/contracts/roles';
import type { Nomination } from '../src/modules/nominations/nomination';
import { linksOf } from '../src/modules/nominations/rules';
import { foldedTexts } from '../src/platform/mongo/listed';
import type { App } from '../src/platform/zod/provider';
import { type Person, registerAccount, setRole, storePerson } from './accounts';
import { clockOf } from './clocks';
import { giveFactor, giveTotp } from './factors';
import { buildForm, submit } from './nominations';
import { changeSeason, setJudging } from './seasons';
import { buildNomination } from './stored';

let count = 0;

/** A valid application. */
export function buildApplication(overrides: Partial<JudgeApplication> = {}): JudgeApplication {
  return {
    fullName: 'Grace Sample',
    email: 'anything@example.org',
    designation: 'Principal Engineer',
    organization: 'Independent Works',
    linkedInUrl: 'https://www.linkedin.com/in/grace-sample',
    experienceYears: 7,
    judgingYears: 2,
    reason1: 'I have led platform teams.',
    reason2: 'I have judged hackathons.',
    reason3: 'I review for a journal.',
    agreeTerms: true,
    ...overrides,
  };
}

export const ratings = (
  innovation: number,
  methodology: number,
  execution: number,
  results: number,
): Ratings => ({ innovation, methodology, execution, results });

export const verification = (judgeEmail: string, decision: keyof typeof verificationNotes) => ({
  judgeEmail,
  isVerified: decision === 'verified',
  adminEmail: 'somebody@example.org',
  notes: verificationNotes[decision],
});

/**
 * Empties the season and opens judging. Other settings of the season are given by path, as for
 * `changeSeason`.
 */
export async function emptySeason(app: App, season?: Record<string, unknown>): Promise<void> {
  await app.background.idle();
  const open = { open: true, closesAt: null };
  const change = {
    'categories.$[].judging': open,
    'categories.$[own].nominations': open,
    'rules.minimumRatings': 20,
    'rules.plannedRatings': 22,
    'planning.capacityPerJudge': 15,
  };
  await changeSeason(app, change, [{ 'own.name': 'Technology' }]);
  if (season) await changeSeason(app, season);
  const emptied = ['nominations', 'assignments', 'judges', 'plans', 'results'];
  await Promise.all(emptied.map((name) => app.mongo.db.collection(name).deleteMany({})));
}

/** Registers verified judges without planning for each; judging is open afterwards. */
export async function registerJudges(app: App, admin: Person, count: number): Promise<Person[]> {
  await setJudging(app, false);
  const all = await Promise.all(Array.from({ length: count }, () => registerJudge(app, admin)));
  await setJudging(app, true);
  return all;
}

function newAddress(): string {
  count += 1;
  return `stranger-${count}@works-${count}.example`;
}

/** Stores a person with their own employer, no conflicts of interest and a confirmed address. */
export const registerStranger = (app: App): Promise<Person> => storePerson(app, newAddress());

/** As registerStranger, with an unconfirmed address. */
export const registerUnconfirmed = (app: App): Promise<Person> =>
  registerAccount(app, { email: newAddress() });

/** Makes somebody an organiser. */
export async function promoted<Somebody extends Person>(
  app: App,
  person: Somebody,
): Promise<Somebody> {
  await setRole(app, person.accountId, 'admin');
  await giveFactor(app, person);
  return person;
}

/** An organiser, or another role in the console, with a second factor. */
export async function registerAdmin(app: App, role: ConsoleRole = 'admin'): Promise<Person> {
  const factor = { method: 'totp', provenAt: clockOf(app)() } as const;
  const admin = await storePerson(app, newAddress(), { role, factor });
  await giveTotp(app, admin);
  return admin;
}

export function apply(app: App, { authorized: headers }: Person, overrides = {}) {
  const payload = buildApplication({ organization: `Works ${++count}`, ...overrides });
  return app.inject({ method: 'POST', url: '/api/judges/me/application', headers, payload });
}

export async function decide(
  app: App,
  admin: Person,
  judge: Person,
  decision: keyof typeof verificationNotes,
) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/admin/judges/verification',
    headers: admin.authorized,
    payload: verification(judge.email, decision),
  });
  await app.background.idle();
  return reply;
}

/** Registers a verified judge, who is assigned available nominations. */
export const registerJudge = async (app: App, admin: Person, overrides = {}): Promise<Person> =>
  madeJudge(app, admin, await registerStranger(app), overrides);

/** Makes somebody a verified judge. */
export async function madeJudge(app: App, admin: Person, judge: Person, overrides = {}) {
  await apply(app, judge, overrides);
  const { statusCode, body } = await decide(app, admin, judge, 'verified');
  if (statusCode !== 200) throw new Error(body);
  return judge;
}

export type Nominee = Person & { nominationId: string; organization: string };

/**
 * Stores a person with a nomination under review. It causes no notice, so the next plan for another
 * reason assigns judges.
 */
export async function storeNominee(
  app: App,
  overrides: Partial<SubmitNominationRequest> = {},
): Promise<Nominee> {
  // Otherwise a running plan would include it or not, by chance.
  await app.background.idle();
  const nominee = await registerStranger(app);
  const form = buildForm({ organization: `Makers ${++count}`, ...overrides });
  const { fullName, organization } = form;
  const { email } = nominee;
  const nomination = buildNomination(count, {
    ...form,
    _id: randomUUID(),
    submittedBy: nominee.accountId,
    email,
    submitterEmail: email,
    folded: foldedTexts({ name: fullName, organization, email }),
    supportingLinks: linksOf(form),
    submittedAt: clockOf(app)(),
    emailConfirmedAt: clockOf(app)(),
  });
  await app.mongo.db.collection<Nomination>('nominations').insertOne(nomination);
  return { ...nominee, nominationId: nomination._id, organization };
}

/** Registers a person with a nomination under review. */
export async function registerNominee(
  app: App,
  overrides: Partial<SubmitNominationRequest> = {},
): Promise<Nominee> {
  const nominee = await registerStranger(app);
  const form = buildForm({ organization: `Makers ${++count}`, ...overrides });
  const reply = await submit(app, nominee, form);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  await app.background.idle();
  const { organization } = form;
  return { ...nominee, nominationId: reply.json().data.nominationId as string, organization };
}

export async function judgeStatus(app: App, { authorized: headers }: Person) {
  return (await app.inject({ url: '/api/judges/me', headers })).json<JudgeStatusReply>();
}

export async function assignmentsOf(app: App, { authorized: headers }: Person) {
  const reply = await app.inject({ url: '/api/judges/me/assignments', headers });
  return reply.json<AssignmentsReply>().assignments;
}

const at = (id: string, action = '') => `/api/judges/me/assignments/${id}${action}`;

export function readAssignment(app: App, { authorized: headers }: Person, id: string) {
  return app.inject({ url: at(id), headers });
}

export function rate(
  app: App,
  { authorized: headers }: Person,
  { id }: Pick<Assignment, 'id'>,
  given: object = ratings(8, 9, 7, 9),
  more: { version?: string } = {},
) {
  const payload = { assignmentId: id, ratings: given, ...more };
  return app.inject({ method: 'POST', url: at(id, '/rating'), headers, payload });
}

export async function recuse(
  app: App,
  { authorized: headers }: Person,
  { id }: Pick<Assignment, 'id'>,
  payload: object = { reason: 'work-together', details: '' },
) {
  const reply = await app.inject({ method: 'POST', url: at(id, '/recusal'), headers, payload });
  await app.background.idle();
  return reply;
}
