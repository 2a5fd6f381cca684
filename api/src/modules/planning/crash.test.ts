import { randomUUID } from 'node:crypto';
import type { Ratings } from '@meritum/shared/contracts/assignments';
import { verificationNotes } from '@meritum/shared/contracts/judges';
import { buildTestApp, closeApps } from '../../../testing/app';
import { testConfig } from '../../../testing/config';
import { processUntil, type Step, untilDead } from '../../../testing/dying-at';
import { buildApplication } from '../../../testing/judges';
import { buildForm } from '../../../testing/nominations';
import { changeSeason, setJudging } from '../../../testing/seasons';
import { composeForCommands } from '../../composition/compose';
import { allPendingMails } from '../../composition/modules';
import { minutes, systemClock } from '../../platform/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Assignment } from '../assignments/assignment';
import { assignmentsOf, rate } from '../assignments/commands';
import { recuse } from '../assignments/recusal';
import type { ChainedEntry } from '../audit/entry';
import { auditStore } from '../audit/store';
import { verifyChain } from '../audit/verify';
import { submitApplication } from '../judges/commands';
import type { Judge } from '../judges/judge';
import { decideJudge } from '../judges/verification';
import type { Mail } from '../mail/mail';
import { submitNomination } from '../nominations/submitting';
import { applyPreview } from '../planning/deciding';
import { makePreview } from '../planning/previews';
import type { StoredPlan } from '../planning/stored-plan';

afterAll(closeApps);

const step = (collection: string, command: string, moment: Step['moment'], occurrence: number) => ({
  collection,
  command,
  moment,
  occurrence,
});

/**
 * Every write of verifying, planning, applying a plan, rating and recusing, in order. Each write's
 * earlier state is the previous one's later state, so only one of them is listed.
 */
const steps: Step[] = [
  step('judges', 'findAndModify', 'after', 2),
  step('plans', 'insert', 'after', 3),
  step('judges', 'update', 'before', 6),
  step('assignments', 'insert', 'before', 3),
  step('plans', 'update', 'before', 2),
  step('assignments', 'update', 'before', 1),
  step('assignments', 'update', 'after', 1),
  step('assignments', 'findAndModify', 'after', 6),
  step('audit', 'insert', 'after', 4),
];

/** Only an organiser's plan makes this write, and other changes may refuse that plan. */
const ofHands = step('plans', 'findAndModify', 'after', 1);

/** Each rating makes two updates, so this is after about ten ratings. */
const ofRatings = step('assignments', 'update', 'after', 20);

type Said = { rated: string; ratings: Ratings } | { recused: string };

function personOf(accountId: string) {
  const email = `${accountId}@${accountId}.example`;
  const displayName = accountId;
  return { accountId, email, emailConfirmed: true, displayName, role: 'user' as const };
}

const organizer = { accountId: 'organizer', person: async () => personOf('organizer') };

/** Refusals are expected: another process may be first or change a plan's input. */
async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/**
 * Lets judges be verified, get assignments by automatic and organisers' plans, rate and recuse,
 * until their process dies. Returns the acknowledged acts.
 */
async function run(database: string, at: Step): Promise<Said[]> {
  const said: Said[] = [];
  await processUntil(at, database, async (commands, isDead) => {
    const { judging, assigning, planning, allocate } = commands;
    const planByHand = async () => {
      const { plan } = await makePreview(planning, { actor: organizer, asIfOpen: false });
      await applyPreview(planning, { actor: organizer, planId: plan._id });
    };
    const judgeAll = async (actor: { accountId: string }) => {
      for (const [index, { assignment }] of (await assignmentsOf(assigning, actor)).entries()) {
        const assignmentId = assignment._id;
        if (index === 0) {
          const recusal = { reason: 'other', details: 'x' } as const;
          await recuse(assigning, { actor, assignmentId, recusal });
          said.push({ recused: assignmentId });
          continue;
        }
        const mark = 1 + (assignmentId.charCodeAt(0) % 10);
        const ratings = { innovation: mark, methodology: mark, execution: mark, results: 5 };
        await rate(assigning, { actor, assignmentId, ratings });
        said.push({ rated: assignmentId, ratings });
      }
    };
    const evening = async (plan: () => Promise<unknown>) => {
      const applicant = personOf(randomUUID());
      const organization = `Works ${applicant.accountId}`;
      await submitApplication(judging, {
        applicant,
        form: buildApplication({ organization }),
      });
      const notes = verificationNotes.verified;
      const verification = { judgeEmail: applicant.email, isVerified: true, notes };
      await decideJudge(judging, { admin: { command: 'crash' }, verification });
      await plan();
      await unlessRefused(judgeAll(applicant));
    };
    const byHand = () => evening(() => unlessRefused(planByHand()));
    // Automatic planning changes the season all the time. On a slow machine an organiser's plan
    // would be outdated before its step, so this step runs without it.
    await untilDead(isDead, byHand, ...(at === ofHands ? [] : [() => evening(allocate)]));
  });
  return said;
}

/** Enough for all judges at once, because only ten later nominations are assigned a day. */
async function nominateAll({ nominating }: ReturnType<typeof composeForCommands>): Promise<void> {
  for (let at = 1; at <= 40; at += 1) {
    const accountId = `nominator-${at}`;
    const email = `${accountId}@works-${at}.example`;
    const person = { accountId, email, emailConfirmed: true, displayName: accountId };
    const nominator = { ...person, role: 'user' as const };
    const form = buildForm({ organization: `Works ${at}` });
    await submitNomination(nominating, { nominator, form, key: undefined });
  }
}

test('after racing processes died at any step nothing acknowledged is lost, and no plan is half applied', async () => {
  const { app } = await buildTestApp();
  const { db } = app.mongo;
  await changeSeason(app, {
    'rules.minimumRatings': 1,
    'rules.plannedRatings': 8,
    'planning.capacityPerJudge': 3,
  });
  await setJudging(app, true);
  await nominateAll(composeForCommands(db, { config: testConfig(), clock: systemClock }));
  const left = [...steps];
  const said = await run(db.databaseName, ofHands);
  said.push(...(await run(db.databaseName, ofRatings)));
  const rated = said.filter((one) => 'rated' in one).length;
  const dying = async () => {
    for (let next = left.shift(); next; next = left.shift())
      said.push(...(await run(db.databaseName, next)));
  };
  await Promise.all([dying(), dying()]);

  // After the restart, upkeep completes all interrupted work.
  const clock = () => new Date(Date.now() + minutes(2));
  const { started, allocate, trail } = composeForCommands(db, { config: testConfig(), clock });
  for (const { name, work } of started.flatMap(({ upkeep }) => upkeep))
    if (name === 'planning assignments') await work();
  await trail.appendAllPending();
  expect(await allocate()).toBe(0);

  const assignments = await db.collection<Assignment>('assignments').find().toArray();
  const byId = new Map(assignments.map((one) => [one._id, one]));
  expect(rated).toBeGreaterThan(4);
  for (const one of said)
    if ('rated' in one) expect(byId.get(one.rated)?.evaluation?.ratings).toEqual(one.ratings);
    else expect(byId.get(one.recused)?.status).toBe('recused');

  const plans = await db.collection<StoredPlan>('plans').find().toArray();
  expect(plans.filter(({ state }) => state === 'applying')).toEqual([]);
  const applied = plans.filter(({ state }) => state === 'applied');
  expect(applied.filter(({ askedBy }) => 'accountId' in askedBy).length).toBeGreaterThan(0);
  expect(applied.map(({ turn }) => turn).sort((a, b) => Number(a) - Number(b))).toEqual(
    applied.map((_, at) => at + 1),
  );

  const judges = await db.collection<Judge>('judges').find().toArray();
  for (const { _id, reservations: bySeason } of judges) {
    const live = assignments.filter(
      ({ judgeId, status }) => judgeId === _id && ['pending', 'completed'].includes(status),
    );
    const ids = live.map(({ nominationId }) => nominationId).sort();
    const [reservations] = bySeason;
    expect([reservations?.load ?? 0, [...(reservations?.nominations ?? [])].sort()]).toEqual([
      ids.length,
      ids,
    ]);
  }

  expect(await verifyChain(auditStore(db))).toMatchObject({ whole: true });
  const entries = await db.collection<ChainedEntry>('audit').find().toArray();
  const recorded = (action: string) =>
    entries
      .filter((it) => it.action === action)
      .map(({ subject }) => subject.id)
      .sort();
  expect(recorded('plan.applied')).toEqual(applied.map(({ _id }) => _id).sort());
  expect(recorded('judge.verified')).toEqual(
    judges.flatMap(({ _id, isVerified }) => (isVerified ? _id : [])).sort(),
  );
  expect(recorded('assignment.recused')).toEqual(
    assignments.flatMap(({ _id, status }) => (status === 'recused' ? _id : [])).sort(),
  );

  // One mail for each event: in the outbox, or pending in the document of the event.
  const keys = new Set(
    (await db.collection<Mail>('outbox').find().toArray()).map(({ key }) => key),
  );
  for (const pendingEntries of allPendingMails(db))
    for await (const { key } of pendingEntries.all()) keys.add(key);
  const thanked = judges.filter(({ completedNotices }) => completedNotices.length > 0);
  expect([...keys].filter((key) => key.startsWith('judging-completed:')).sort()).toEqual(
    thanked
      .map(({ _id, completedNotices }) => `judging-completed:${_id}:${completedNotices[0]}`)
      .sort(),
  );
  expect(thanked.length).toBeGreaterThan(0);
}, 120_000);
