import {
  confirmAddress,
  deviceIn,
  type Person,
  post,
  registerAccount,
  registration,
  signInAgain,
} from '../../../../testing/accounts';
import { suiteApp } from '../../../../testing/app';
import { testLinks } from '../../../../testing/config';
import { callAs } from '../../../../testing/console';
import { confirmByLink, mailsTo, resetPassword } from '../../../../testing/mails';
import { submit } from '../../../../testing/nominations';

const suite = suiteApp();
beforeEach(() => suite().holdClock());

const change = ({ authorized }: Pick<Person, 'authorized'>, email: string) =>
  post(suite().app, '/api/account/email', { email }, authorized);

const askLink = ({ authorized }: Pick<Person, 'authorized'>) =>
  post(suite().app, '/api/auth/email-confirmation', {}, authorized);

async function countTo(email: string, template: string) {
  const mails = await mailsTo(suite().app, email);
  return mails.filter((mail) => mail.template === template).length;
}

const linksTo = (email: string) => countTo(email, 'email-confirmation');

/** People with confirmed addresses, so that another one is only requested. */
async function strangers(count: number) {
  const people = [];
  for (let turn = 0; turn < count; turn++) {
    const stranger = await registerAccount(suite().app);
    await confirmAddress(suite().app, stranger);
    people.push(stranger);
  }
  return people;
}

test('strangers who ask for links to an address use up nothing of who registers it', async () => {
  const { app, pass } = suite();
  const { email } = registration();
  const answers: number[] = [];
  for (const stranger of await strangers(5))
    for (let turn = 0; turn < 5; turn++) answers.push((await change(stranger, email)).statusCode);
  expect(answers).toEqual([...Array(10).fill(204), ...Array(15).fill(429)]);
  expect(await linksTo(email)).toBe(10);

  const owner = await registerAccount(app, { email });
  for (let turn = 0; turn < 5; turn++) {
    pass(1);
    expect((await askLink(owner)).statusCode).toBe(204);
  }
  expect(await linksTo(email)).toBe(16);
  expect((await askLink(owner)).statusCode).toBe(429);
  await confirmByLink(app, owner);
});

test('accounts that take an address one after the other ask for ten links to it, until the stated time', async () => {
  const { app, pass } = suite();
  const { email } = registration();
  const take = async () => {
    const stranger = await registerAccount(app);
    const reply = await change(stranger, email);
    for (let more = 0; more < 3; more++) await askLink(stranger);
    await change(stranger, registration().email);
    return reply;
  };
  for (let turn = 0; turn < 3; turn++) await take();
  const refused = await take();
  expect(refused.json()).toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Several links .* try again in \d+ (hours|minutes)\.$/),
  });
  expect(await linksTo(email)).toBe(10);
  pass(Number(refused.headers['retry-after']) * 1_000);
  expect((await take()).statusCode).toBe(204);
});

test('an address is registered five times a day from one network, and from another again', async () => {
  const { app } = suite();
  const payload = registration();
  const { email, password } = payload;
  const register = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/auth/register', payload, remoteAddress });
  const statuses = [];
  for (let turn = 0; turn < 6; turn++) {
    const reply = await register('203.0.113.1');
    statuses.push(reply.statusCode);
    if (reply.statusCode !== 201) continue;
    const authorization = `Bearer ${reply.json().accessToken}`;
    await post(app, '/api/account/deletion', { email, password }, { authorization });
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await register('198.51.100.1')).statusCode).toBe(201);
  for (let turn = 0; turn < 8; turn++)
    expect((await register('198.51.100.1')).statusCode).toBe(409);
});

test('receipts for what a stranger submitted use up none of the owner’s', async () => {
  const { app } = suite();
  const stranger = await registerAccount(app);
  for (let turn = 0; turn < 6; turn++) {
    await submit(app, stranger);
    await post(app, '/api/nominations/mine/withdrawal', {}, stranger.authorized);
  }
  const { email } = stranger;
  expect(await countTo(email, 'nomination-received')).toBe(5);
  await change(stranger, registration().email);
  await submit(app, await registerAccount(app, { email }));
  expect(await countTo(email, 'nomination-received')).toBe(6);
});

test('an owner who takes an account over is told of the new password and of what they submit', async () => {
  const { app, pass } = suite();
  let stranger = await registerAccount(app);
  for (let turn = 0; turn < 12; turn++) {
    pass(1);
    const [currentPassword, newPassword] = [stranger.password, `another password ${turn}`];
    const typed = { currentPassword, newPassword };
    const reply = await post(app, '/api/account/password', typed, stranger.authorized);
    expect(reply.statusCode).toBe(204);
    stranger = { ...stranger, password: newPassword };
    await submit(app, stranger);
    await post(app, '/api/nominations/mine/withdrawal', {}, stranger.authorized);
  }
  const { email } = stranger;
  expect(await countTo(email, 'password-changed')).toBe(10);
  const password = 'a better password';
  await resetPassword(app, stranger, password);
  const { authorized } = await signInAgain(app, { email, password });
  await callAs(app, { authorized }, 'claimStoredWork', { mine: true });
  await submit(app, { ...stranger, authorized });
  expect(await countTo(email, 'password-changed')).toBe(11);
  expect(await countTo(email, 'nomination-received')).toBe(6);
});

describe('requests for a new password', () => {
  const ask = (email: string, remoteAddress: string, device = '') =>
    suite().app.inject({
      ...{ method: 'POST', url: '/api/auth/password-reset', payload: { email }, remoteAddress },
      cookies: { '__Host-device': device },
    });

  /** Sends five requests from each of five networks. */
  async function storm(email: string) {
    const statuses = [];
    for (let turn = 0; turn < 25; turn++)
      statuses.push((await ask(email, `10.0.${turn % 5}.1`)).statusCode);
    return statuses;
  }

  test('are refused alike with and without an account once strangers have made twenty (OPEN-033)', async () => {
    const { email } = await registerAccount(suite().app);
    const expected = [...Array(20).fill(204), ...Array(5).fill(429)];
    expect(await storm(email)).toEqual(expected);
    expect(await storm(registration().email)).toEqual(expected);
    expect(await countTo(email, 'password-reset')).toBe(20);
  });

  test('wrong codes that strangers type for an address leave the owner the right one', async () => {
    const { app, clock } = suite();
    const ada = await registerAccount(app);
    await ask(ada.email, '127.0.0.1');
    const mail = (await mailsTo(app, ada.email)).at(-1);
    const id = mail?.key.slice('password-reset:'.length) ?? '';
    const { code: right } = testLinks.codeOf({ purpose: 'password-reset', id }, clock());
    const type = async (code: string, remoteAddress: string) => {
      const payload = { email: ada.email, code, password: 'a better password' };
      const url = '/api/auth/password-reset/confirm';
      return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
    };
    const statuses = [];
    for (let turn = 0; turn < 12; turn++) statuses.push(await type('AAAAAAAA', '10.0.0.1'));
    expect(statuses).toEqual([...Array(10).fill(412), 429, 429]);
    expect(await type(right, '127.0.0.1')).toBe(204);
  });

  test('are counted apart for a known browser and a known network', async () => {
    const { app } = suite();
    const home = '198.51.100.7';
    const ada = await registerAccount(app);
    const { reply } = await signInAgain(app, ada, home);
    await storm(ada.email);
    for (let turn = 0; turn < 5; turn++) expect((await ask(ada.email, home)).statusCode).toBe(204);
    expect((await ask(ada.email, home)).statusCode).toBe(429);
    expect((await ask(ada.email, '10.0.1.1', deviceIn(reply))).statusCode).toBe(204);
    expect(await countTo(ada.email, 'password-reset')).toBe(26);
  });
});
