import { randomBytes, randomUUID } from 'node:crypto';
import { type Person, post, refresh, registerAccount, signInAgain } from '../testing/accounts';
import { testConfig } from '../testing/config';
import { after, dieAt, type Step, untilDead } from '../testing/dying-at';
import { suiteMailServer } from '../testing/mail/mail-server';
import { resetTokensOf } from '../testing/mails';
import { buildForm, submit } from '../testing/nominations';
import { buildApp } from './app';
import type { Account } from './modules/identity/account';
import type { GrantedReset } from './modules/identity/password-resets-store';
import type { Mail } from './modules/mail/mail';
import { minutes } from './platform/clock';
import type { App } from './platform/zod/provider';

const server = suiteMailServer();

/**
 * Every write of "submit a nomination", "send its mail", "ask for a reset" and "choose a password",
 * in their order. A death before a write leaves what a death after the one before it leaves.
 */
const steps: Step[] = [
  // Another is in the middle of theirs by the second time.
  after('nominations', 'insert', 2),
  after('outbox', 'insert', 2),
  after('outbox', 'findAndModify', 2),
  after('outbox', 'update', 2),
  after('passwordResets', 'insert', 2),
  after('accounts', 'findAndModify', 2),
  after('passwordResets', 'update', 2),
  after('accounts', 'findAndModify', 4),
  after('sessions', 'update', 2),
];

const logStream = { write: () => {} };

const requestKeyOf = ({ accountId }: Person) => `form-of-${accountId}`;

/** Runs the API until it dies; returns who began something in it. */
async function dyingAt(step: Step, settings: Record<string, string>): Promise<Person[]> {
  const people: Person[] = [];
  const app = await buildApp(testConfig(settings), { logStream, upkeepAtStart: 'never' });
  await app.ready();
  const isDead = dieAt(app.mongoClient, step);
  const nominate = async () => {
    const email = `${randomUUID()}@example.com`;
    const person = await registerAccount(app, { email });
    people.push(person);
    await submit(app, person, buildForm(), requestKeyOf(person));
    await post(app, '/api/auth/password-reset', { email });
    const [token] = await resetTokensOf(app, email);
    await post(app, '/api/auth/password-reset/confirm', { token, password: 'chosen in time' });
  };
  await untilDead(isDead, nominate, nominate);
  await app.close();
  return people;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

/** How often the person's reset links work when each is used three times. */
async function successes(app: App, person: Person): Promise<number> {
  const tokens = await resetTokensOf(app, person.email);
  const tries = tokens.flatMap((token) => [token, token, token]);
  const replies = await Promise.all(
    tries.map((token, at) =>
      post(app, '/api/auth/password-reset/confirm', { token, password: `chosen later ${at}` }),
    ),
  );
  return replies.filter(({ statusCode }) => statusCode === 204).length;
}

test('after processes died between any two steps each nominator has one mail and no reset works twice', async () => {
  const settings = {
    MONGODB_DATABASE: `crash_${randomBytes(6).toString('hex')}`,
    SMTP_URL: server().url,
    MAIL_PER_MINUTE: '10000',
    MAIL_SENDER: 'true',
  };
  const people: Person[] = [];
  const left = [...steps];
  const dying = async () => {
    for (let step = left.shift(); step; step = left.shift())
      people.push(...(await dyingAt(step, settings)));
  };
  // Two processes at a time, as production may have.
  await Promise.all([dying(), dying()]);
  expect(people.length).toBeGreaterThanOrEqual(steps.length);

  // The restart, once the leases of those who died have ended, and what they began may be taken on.
  const clock = () => new Date(Date.now() + minutes(2));
  const app = await buildApp(testConfig(settings), { clock, logStream });
  await app.ready();
  const outbox = app.mongo.db.collection<Mail>('outbox');
  const accounts = app.mongo.db.collection<Account>('accounts');
  const granted = app.mongo.db.collection<GrantedReset>('passwordResets');
  await until(async () => (await granted.countDocuments({ state: 'asked' as never })) === 0);

  // Whoever got no answer sends the form again.
  for (const person of people) {
    const again = await signInAgain(app, person);
    if (again.status === 200)
      await submit(app, { ...person, ...again }, buildForm(), requestKeyOf(person));
  }
  await until(async () => (await outbox.countDocuments({ state: 'queued' })) === 0);

  const keys = (await app.mongo.db.collection('nominations').find().toArray()).map(
    ({ _id, revision }) => `nomination-received:${_id}:${revision}`,
  );
  const received = await outbox.find({ template: 'nomination-received' }).toArray();
  expect(received.map(({ key }) => key).sort()).toEqual(keys.sort());
  expect(new Set(received.map(({ state }) => state))).toEqual(new Set(['sent']));

  const letters = (await server().parsed()).filter(
    ({ subject }) => subject === 'We have received your nomination',
  );
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(keys.length);
  // At most those under way at a death are repeated, under their own Message-ID.
  expect(letters.length - keys.length).toBeLessThanOrEqual(steps.length * 4);

  for (const person of people) {
    const before = await accounts.findOne({ _id: person.accountId });
    const open = await granted.countDocuments({
      accountId: person.accountId,
      credentials: before?.credentials ?? -1,
    });
    expect(await successes(app, person)).toBe(open > 0 ? 1 : 0);
    const account = await accounts.findOne({ _id: person.accountId });
    if (account?.credentials) expect((await refresh(app, person.cookie)).statusCode).toBe(204);
  }
  await app.mongo.db.dropDatabase();
  await app.close();
}, 120_000);
