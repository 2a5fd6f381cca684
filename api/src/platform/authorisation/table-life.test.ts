import { contract, type Operation, operations } from '@meritum/shared/contracts/calls/contract';
import { type Person, registerAccount, setRole, signInAgain } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/app';
import { giveFactor } from '../../testing/factors';
import { days, minutes } from '../clock';

const closed = operations.filter((name) => contract[name].may !== 'public');
/** An unknown id, for a call without a body that is answered without effect. */
const nothingIsThere = '00000000-0000-4000-8000-000000000000';
const notAsked = 'has no arguments to be refused for';

/** Calls that need nothing but a session; each ends sessions or factors that others use. */
const atOnce = new Set<Operation>(['signOutEverywhere', 'removeTotp']);

let built: TestApp;
let ada: Pick<Person, 'authorized'>;
let admin: Pick<Person, 'authorized'>;
beforeAll(async () => {
  built = await buildTestApp();
  built.holdClock();
  const [person, other] = [await registerAccount(built.app), await registerAccount(built.app)];
  await setRole(built.app, other.accountId, 'admin');
  [ada, admin] = [await signInAgain(built.app, person), await signInAgain(built.app, other)];
  const [, accessToken = ''] = admin.authorized.authorization.split(' ');
  await giveFactor(built.app, { accessToken });
});
afterAll(() => built.app.close());

/** Whether a token may make a call now: it is done, or refused for its argument. */
async function isOpen(name: Operation, { authorized }: Pick<Person, 'authorized'>) {
  if (atOnce.has(name)) return notAsked;
  const { method, path } = contract[name];
  const url = path.replace(/:\w+/, nothingIsThere);
  const reply = await built.app.inject({ method, url, headers: authorized });
  // For other calls 403 can be about an object, for callers with access.
  const closedBy = contract[name].may === 'admin' ? [401, 403] : [401];
  return !closedBy.includes(reply.statusCode);
}

const table = async (person: Pick<Person, 'authorized'>) =>
  Object.fromEntries(
    await Promise.all(closed.map(async (name) => [name, await isOpen(name, person)])),
  );

const expected = (open: (name: Operation) => boolean) =>
  Object.fromEntries(closed.map((name) => [name, atOnce.has(name) ? notAsked : open(name)]));

let passed = 0;
test.each([
  ['0 minutes', 0, true],
  ['9 minutes', minutes(9), true],
  ['11 minutes', minutes(11), false],
  ['14 minutes', minutes(14), false],
  ['60 minutes', minutes(60), false],
  ['29 days', days(29), false],
  ['31 days', days(31), false],
])('the whole table of permissions holds for a token of %s', async (_, age, counts) => {
  built.pass(age - passed);
  passed = age;
  await built.app.revocations.refresh(async () => []);
  expect(await table(ada)).toEqual(expected((name) => counts && contract[name].may !== 'admin'));
  expect(await table(admin)).toEqual(expected(() => counts));
});
