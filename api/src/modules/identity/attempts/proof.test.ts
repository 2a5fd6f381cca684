import { calls } from '@meritum/shared/contracts/calls';
import { type Person, post, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { freeFailures } from './rules';

const suite = suiteApp();

const change = (person: Person, currentPassword: string, newPassword = 'vq8-zt and more') =>
  post(suite().app, calls.changePassword.path, { currentPassword, newPassword }, person.authorized);

test('who finds an open browser cannot guess its password: wrong proofs cost ever longer pauses', async () => {
  suite().holdClock();
  const person = await registerAccount(suite().app);
  const statuses = [];
  for (let turn = 0; turn <= freeFailures; turn++)
    statuses.push((await change(person, `guess ${turn}`)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: freeFailures }, () => 400), 429]);
  suite().pass(2_000);
  expect((await change(person, person.password)).statusCode).toBe(204);
});

test('wrong proofs in one session keep nobody from another', async () => {
  suite().holdClock();
  const person = await registerAccount(suite().app);
  for (let turn = 0; turn <= freeFailures; turn++) await change(person, `guess ${turn}`);
  const { email, password } = person;
  const reply = await post(suite().app, calls.signIn.path, { email, password });
  const { accessToken } = reply.json<{ accessToken: string }>();
  const elsewhere = { ...person, authorized: { authorization: `Bearer ${accessToken}` } };
  expect((await change(elsewhere, password)).statusCode).toBe(204);
});

test('the present password is not taken as a new one', async () => {
  const person = await registerAccount(suite().app);
  const message = 'Choose another password than your current one';
  expect((await change(person, person.password, person.password)).json()).toMatchObject({
    ...{ status: 400, errors: [{ pointer: '/newPassword', message }] },
  });
});

test('a common password is refused where one is changed', async () => {
  const person = await registerAccount(suite().app);
  const message = 'This password is too common. Please choose another.';
  expect((await change(person, person.password, 'iloveyou')).json()).toMatchObject({
    status: 400,
    message,
    errors: [{ pointer: '/newPassword', message }],
  });
});
