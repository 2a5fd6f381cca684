import { limits } from '@meritum/shared/contracts/limits';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import {
  apply,
  judgeStatus,
  registerAdmin,
  registerJudge,
  registerStranger,
} from '../../testing/judges';
import { changeSeason } from '../../testing/seasons';

const suite = suiteApp();
let judge: Person;
beforeAll(async () => {
  await changeSeason(suite().app, { 'planning.capacityPerJudge': 15 });
  judge = await registerJudge(suite().app, await registerAdmin(suite().app));
});

const url = '/api/judges/me/preferences';

const preferencesOf = async ({ authorized: headers }: Person) =>
  suite().app.inject({ url, headers });

const prefer = ({ authorized: headers }: Person, payload: object) =>
  suite().app.inject({ method: 'PATCH', url, headers, payload });

test('a judge who has said nothing has the capacity that the season plans, and is reminded', async () => {
  expect((await preferencesOf(judge)).json()).toEqual({
    capacity: 15,
    planned: 15,
    reminders: true,
  });
});

test('what a judge sets is what they read afterwards; what is not sent stays', async () => {
  const somebody = await registerJudge(suite().app, await registerAdmin(suite().app));
  expect((await prefer(somebody, { capacity: 3 })).json()).toEqual({
    ...{ capacity: 3, planned: 15, reminders: true },
  });
  expect((await prefer(somebody, { reminders: false })).json()).toEqual({
    ...{ capacity: 3, planned: 15, reminders: false },
  });
  expect((await preferencesOf(somebody)).json()).toEqual({
    ...{ capacity: 3, planned: 15, reminders: false },
  });
  expect((await preferencesOf(judge)).json()).toEqual({
    capacity: 15,
    planned: 15,
    reminders: true,
  });
});

test.each([
  ['a capacity below none', { capacity: -1 }],
  ['a capacity above the limit', { capacity: limits.judgeCapacity + 1 }],
  ['half an assignment', { capacity: 2.5 }],
  ['a wish that is neither yes nor no', { reminders: 'sometimes' }],
  ['a word about something else', { isVerified: true }],
])('%s is refused, and changes nothing', async (_, payload) => {
  expect((await prefer(judge, payload)).json()).toMatchObject({ status: 400 });
  expect((await preferencesOf(judge)).json()).toEqual({
    capacity: 15,
    planned: 15,
    reminders: true,
  });
});

test('an applicant has no preferences yet, and cannot set any', async () => {
  const applicant = await registerStranger(suite().app);
  await apply(suite().app, applicant);
  for (const reply of [await preferencesOf(applicant), await prefer(applicant, { capacity: 200 })])
    expect(reply.json()).toMatchObject({ status: 403, code: 'permission-denied' });
  expect((await judgeStatus(suite().app, applicant)).status).toBe('VERIFICATION_PENDING');
});

test('two windows that set one preference each keep both', async () => {
  const somebody = await registerJudge(suite().app, await registerAdmin(suite().app));
  await Promise.all([prefer(somebody, { capacity: 4 }), prefer(somebody, { reminders: false })]);
  expect((await preferencesOf(somebody)).json()).toEqual({
    ...{ capacity: 4, planned: 15, reminders: false },
  });
});
