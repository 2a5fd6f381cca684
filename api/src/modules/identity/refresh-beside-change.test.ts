import { calls } from '@meritum/shared/contracts/calls';
import {
  cookieOf,
  type Person,
  post,
  refresh,
  registerAccount,
  signInAgain,
} from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import type { Account } from './account';

const suite = suiteApp();

const idOf = (cookie: string) => cookie.split('.')[0] ?? '';

const change = ({ authorized, password }: Person) =>
  post(
    suite().app,
    calls.changePassword.path,
    { currentPassword: password, newPassword: 'vq8-zt and more' },
    authorized,
  );

test('a session goes on that is refreshed all the while its password is changed in it', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const elsewhere = await signInAgain(app, ada);
  let isOver = false;
  const changing = change(ada).finally(() => {
    isOver = true;
  });
  let { cookie } = ada;
  while (!isOver) {
    const reply = await refresh(app, cookie);
    expect(reply.statusCode).toBe(200);
    cookie = cookieOf(reply) ?? '';
  }
  expect((await changing).statusCode).toBe(204);
  expect((await refresh(app, cookie)).statusCode).toBe(200);
  expect((await refresh(app, elsewhere.cookie)).statusCode).toBe(204);
});

test('a process that dies after the change has ended every session but the one of the change', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const elsewhere = await signInAgain(app, ada);
  await app.mongo.db
    .collection<Account>('accounts')
    .updateOne(
      { _id: ada.accountId },
      { $inc: { credentials: 1 }, $set: { credentialsChangedIn: idOf(ada.cookie) } },
    );
  expect((await refresh(app, elsewhere.cookie)).statusCode).toBe(204);
  expect((await refresh(app, ada.cookie)).statusCode).toBe(200);
  expect((await change(ada)).statusCode).toBe(204);
});
