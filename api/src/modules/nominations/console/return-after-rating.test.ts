import type { Person } from '../../../../testing/accounts';
import { suiteApp } from '../../../../testing/app';
import { askAs, nominationSeen, sendAs } from '../../../../testing/console';
import { withDeps } from '../../../../testing/contexts';
import { runJob } from '../../../../testing/jobs';
import {
  assignmentsOf,
  emptySeason,
  rate,
  ratings,
  registerAdmin,
  registerJudge,
  storeNominee,
} from '../../../../testing/judges';
import { mailsTo, templatesTo } from '../../../../testing/mails';
import { buildForm, submit } from '../../../../testing/nominations';
import { asReader } from '../../../../testing/proposals';
import { changeSeason } from '../../../../testing/seasons';
import type { Nominations } from '../context';
import { submitNomination } from '../submitting';

const suite = suiteApp();
let [first, second]: Person[] = [];
const organisers = (): [Person, Person] => [first as Person, second as Person];
beforeAll(async () => {
  const { app } = suite();
  [first, second] = [await registerAdmin(app), await registerAdmin(app)];
});
beforeEach(() => emptySeason(suite().app));

const organization = 'Makers';

/** A nomination that its only judge has rated. */
async function rated() {
  const { app } = suite();
  const nominee = await storeNominee(app, { organization });
  const judge = await registerJudge(app, organisers()[0]);
  const [assignment] = await assignmentsOf(app, judge);
  if (!assignment) throw new Error('Nothing is assigned');
  const reply = await rate(app, judge, assignment, ratings(9, 9, 9, 9));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { app, nominee, judge, assignment };
}

const detail = (by: Person, nominationId: string) => nominationSeen(suite().app, by, nominationId);

async function returnReviewed(by: Person, nominationId: string, note = 'Name your own part.') {
  const { revision } = await detail(by, nominationId);
  return asReader((named) =>
    sendAs(suite().app, by, 'nominations/return', { nominationId, revision, note, ...named }),
  );
}

async function sendAgain(nominee: Person, changed: object) {
  const { app } = suite();
  const reply = await submit(app, nominee, buildForm({ organization, ...changed }));
  await app.background.idle();
  return reply;
}

test('the rating of a replaced text does not count, and its judge is asked again', async () => {
  const { app, nominee, judge, assignment } = await rated();
  for (const by of organisers()) await returnReviewed(by, nominee.nominationId);
  await sendAgain(nominee, { essay: 'Another essay.' });
  const [again] = await assignmentsOf(app, judge);
  expect([again?.id, again?.status, again?.essay]).toEqual([
    assignment.id,
    'pending',
    'Another essay.',
  ]);
  const mails = await templatesTo(app, judge.email);
  expect(mails.filter((name) => name === 'rating-set-aside')).toHaveLength(1);
  const asked = await detail(organisers()[0], nominee.nominationId);
  expect(asked.judging).toMatchObject({ completed: 0, assigned: 1 });
  if (!again) throw new Error('It is there');
  const reply = await rate(app, judge, again, ratings(4, 4, 4, 4));
  expect([reply.statusCode, reply.json().assignment.averageRating]).toEqual([200, 4]);
});

test('ratings are set aside only for a text that was stored, also if the process dies in between', async () => {
  const { app, nominee, judge } = await rated();
  for (const by of organisers()) await returnReviewed(by, nominee.nominationId);
  const { nominating } = suite().commands();
  const { stores } = nominating;
  const submitting = (context: Nominations) =>
    submitNomination(context, {
      nominator: { ...nominee, emailConfirmed: true, role: 'user' },
      form: buildForm({ organization, essay: 'Another essay.' }),
      key: undefined,
    });
  const statuses = async () => (await assignmentsOf(app, judge)).map(({ status }) => status);
  const nominations = { ...stores.nominations, updateIf: async () => null };
  const lost = submitting({ ...nominating, stores: { ...stores, nominations } });
  await expect(lost).rejects.toMatchObject({ code: 'already-exists' });
  expect(await statuses()).toEqual(['completed']);
  const setRatingsAside = () => Promise.reject(new Error('killed'));
  const killed = submitting(withDeps(nominating, { notices: { setRatingsAside } }));
  await expect(killed).rejects.toThrow('killed');
  await runJob(suite(), 'setting ratings of former texts aside');
  expect(await statuses()).toEqual(['pending']);
});

test('a rating stays when the nomination is resubmitted unchanged', async () => {
  const { app, nominee, judge } = await rated();
  for (const by of organisers()) await returnReviewed(by, nominee.nominationId);
  await sendAgain(nominee, { designation: 'Head of Something Else' });
  const [again] = await assignmentsOf(app, judge);
  expect(again?.status).toBe('completed');
});

test('a returned nomination and its ratings take no part', async () => {
  const { app, nominee } = await rated();
  const [one] = organisers();
  const entries = async () =>
    (await askAs(app, one, 'results/preview', { category: 'Technology' })).json().entries.length;
  expect(await entries()).toBe(1);
  for (const by of organisers()) await returnReviewed(by, nominee.nominationId);
  expect(await entries()).toBe(0);
});

test('returning takes two as soon as the nominator could not submit it again', async () => {
  const { app } = suite();
  const [one, other] = organisers();
  const { nominationId, email } = await storeNominee(app, { organization });
  const setNominations = (open: boolean) =>
    changeSeason(app, { 'categories.$[].nominations': { open, closesAt: null } });
  const seen = async () => {
    const { returnTakesTwo, mayBeSubmittedAgain } = await detail(one, nominationId);
    return [returnTakesTwo, mayBeSubmittedAgain];
  };
  expect(await seen()).toEqual([false, true]);
  await setNominations(false);
  try {
    expect(await seen()).toEqual([true, false]);
    expect((await returnReviewed(one, nominationId)).json().status).toBe('UNDER_REVIEW');
    expect((await detail(other, nominationId)).returnProposed).toMatchObject({
      by: one.displayName,
      reason: 'Name your own part.',
      isOwn: false,
    });
    expect((await returnReviewed(other, nominationId)).json().status).toBe('APPLICATION_PENDING');
    const mail = (await mailsTo(app, email)).find((one) => one.template === 'nomination-returned');
    expect(mail?.values).toMatchObject({ canBeSubmitted: false });
  } finally {
    await setNominations(true);
  }
});
