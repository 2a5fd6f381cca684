import { randomUUID } from 'node:crypto';
import type { Voiding } from '@meritum/shared/contracts/voids';
import type { Session } from '../../src/modules/identity/session';
import type { Judge } from '../../src/modules/judges/judge';
import type { Mail } from '../../src/modules/mail/mail';
import type { StoredPlan } from '../../src/modules/planning/stored-plan';
import { trustedFor } from '../../src/platform/clock';
import type { Person } from '../accounts';
import type { TestApp } from '../app';
import { judgeSeen, sendAs } from '../console';
import { claimsOf } from '../factors';
import {
  apply,
  assignmentsOf,
  decide,
  emptySeason,
  promoted,
  registerAdmin,
  registerJudge,
  registerStranger,
} from '../judges';
import { buildForm, submit } from '../nominations';
import { previewedPlan } from '../plans';
import { decide as decideResult } from '../results';
import { changeSeason } from '../seasons';
import { snapshot } from '../snapshot';
import { uploadDocument } from '../uploads';
import { check, fileOf, lineOf } from '../winners-files';
import type { Member } from './roles';

/** A person's things that calls can name. */
interface Things {
  nominationId?: string;
  /** The document of their nomination, or an unsubmitted upload. */
  documentUrl: string;
  judge?: { judgeId: string; revision: number };
  assignment?: { assignmentId: string; nominationId: string };
  planId?: string;
  voidId?: string;
  winnersImport?: { importId: string; digest: string };
}

export type Owner = Person & Things;

/** All people on the stage; `another` has one of everything and no relation to the others. */
type Cast = Record<Member | 'another', Owner>;

type App = TestApp['app'];

async function nominated(app: App, person: Person, organization: string): Promise<Owner> {
  const { url } = await uploadDocument(app, person);
  const form = buildForm({ organization, supportingDocUrl: url });
  const reply = await submit(app, person, form);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  await app.background.idle();
  return { ...person, nominationId: reply.json().data.nominationId, documentUrl: url };
}

/** A judge with assignments of all nominations, including that organization's. */
async function judging(
  app: App,
  judge: Person,
  { nominationId = '' }: Owner,
  of = 'Makers',
): Promise<Owner> {
  const all = await assignmentsOf(app, judge);
  const first = all.find(({ organization }) => organization === of);
  if (!first) throw new Error('Something is assigned to every judge');
  const { url } = await uploadDocument(app, judge);
  return { ...judge, assignment: { assignmentId: first.id, nominationId }, documentUrl: url };
}

/** A nomination that judges who nominate in the season's current category can be assigned. */
async function inAnotherCategory(app: App): Promise<Owner> {
  await changeSeason(app, { currentCategory: 'AI', 'categories.$[].nominations.open': true });
  const nominator = await nominated(app, await registerStranger(app), 'Weavers');
  await changeSeason(app, { currentCategory: 'Technology' });
  return nominator;
}

async function people(app: App): Promise<Cast> {
  const admin = await registerAdmin(app);
  const nominator = await nominated(app, await registerStranger(app), 'Makers');
  const conflicted = await nominated(app, await registerStranger(app), 'Own Works');
  const elsewhere = await inAnotherCategory(app);
  const judge = await judging(app, await registerJudge(app, admin), nominator);
  const rejected = await judging(app, await registerJudge(app, admin), nominator);
  const deactivated = await judging(app, await registerJudge(app, admin), nominator);
  const other = await judging(app, await registerJudge(app, admin), elsewhere, 'Weavers');
  const applicant = await registerStranger(app);
  for (const person of [applicant, conflicted, admin]) await apply(app, person);
  await decide(app, admin, rejected, 'rejected');
  const { id: judgeId, revision } = await judgeSeen(app, admin, deactivated);
  await sendAs(app, admin, 'judges/deactivate', { judgeId, revision, reason: 'Too busy' });
  const withDocument = async (person: Person): Promise<Owner> => ({
    ...person,
    documentUrl: (await uploadDocument(app, person)).url,
  });
  const own = await nominated(app, other, 'Builders');
  return {
    nominator,
    judge,
    rejected,
    deactivated,
    applicant: await withDocument(applicant),
    reader: await withDocument(await registerAdmin(app, 'reader')),
    screener: await withDocument(await registerAdmin(app, 'screener')),
    conflicted: await promoted(app, conflicted),
    admin: await withDocument(admin),
    another: await promoted(app, { ...other, ...own }),
  };
}

async function findJudges(app: App, cast: Cast) {
  const judges = await app.mongo.db.collection<Judge>('judges').find().toArray();
  for (const person of Object.values(cast)) {
    const found = judges.find(({ accountId }) => accountId === person.accountId);
    if (found) person.judge = { judgeId: found._id, revision: found.revision };
  }
}

async function putPlans(app: App, { admin, another }: Cast) {
  const { id } = await previewedPlan(app, admin);
  const plans = app.mongo.db.collection<StoredPlan>('plans');
  const made = await plans.findOne({ _id: id });
  if (!made) throw new Error('The preview is there');
  for (const asker of [admin, another]) {
    asker.planId = randomUUID();
    const askedBy = { accountId: asker.accountId };
    await plans.insertOne({ ...made, _id: asker.planId, state: 'applied', askedBy });
  }
}

/** Two proposals to void an entry; `another`'s is made by their colleague. */
async function putVoids(app: App, { admin, another, conflicted, nominator }: Cast) {
  const colleague = await registerAdmin(app);
  for (const [by, owner, about] of [
    [admin, admin, conflicted],
    [colleague, another, nominator],
  ] as const) {
    const payload = { kind: 'entry', id: about.nominationId, why: 'error', reason: 'Sent twice' };
    const reply = await decideResult(app, by, 'voids', payload);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    owner.voidId = reply.json<{ void: Voiding }>().void.id;
  }
}

async function putImports(app: App, { conflicted, admin, another }: Cast) {
  for (const [index, by] of [conflicted, admin, another].entries()) {
    const { plan } = await check(app, by, fileOf(lineOf(`Winner ${index}`)));
    if (!plan) throw new Error('The file has no fault');
    by.winnersImport = { importId: plan.importId, digest: plan.digest };
  }
}

/** A failed mail that reveals nothing about judging and that no later mail replaces. */
async function putDeadMail(app: App) {
  const mails = app.mongo.db.collection<Mail>('outbox');
  const sent = await mails.findOne({ template: 'judge-rejected' });
  if (!sent) throw new Error('A judge was rejected');
  await mails.insertOne({ ...sent, _id: randomUUID(), key: 'given-up', state: 'dead' });
}

/** Creates new sessions, because ended ones never become valid again. */
async function renewSessions(app: App, cast: Cast) {
  const sessions = app.mongo.db.collection<Session>('sessions');
  for (const person of Object.values(cast)) {
    const { sub, sid } = claimsOf(person.accessToken);
    const session = await sessions.findOne({ _id: sid });
    if (!session) throw new Error('The session was put back');
    const _id = randomUUID();
    await sessions.insertOne({ ...session, _id });
    person.accessToken = app.accessTokens.sign({ sub, sid: _id });
    person.authorized.authorization = `Bearer ${person.accessToken}`;
    person.cookie = person.cookie.replace(sid, _id);
  }
}

/** Sets up all people once for all calls. */
export async function setStage(suite: TestApp) {
  const { app } = suite;
  await emptySeason(app, { calibrationRound: true });
  // Lets the cached season expire.
  suite.pass(trustedFor);
  const cast = await people(app);
  await findJudges(app, cast);
  await putPlans(app, cast);
  await putVoids(app, cast);
  await putImports(app, cast);
  await putDeadMail(app);
  const { restore, keep } = await snapshot(suite);
  const isEnded = ({ accessToken }: Person) => app.revocations.has(claimsOf(accessToken).sid);
  return {
    cast,
    /** Resets everything, including ended sessions. */
    async reset() {
      await restore();
      if (!Object.values(cast).some(isEnded)) return;
      await renewSessions(app, cast);
      await keep('sessions');
    },
  };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
