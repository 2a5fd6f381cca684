import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildApp } from './app';
import type { Account } from './modules/identity/account';
import type { GrantedReset } from './modules/identity/password-resets-store';
import type { Mail } from './modules/mail/mail';
import { suiteMailServer } from './modules/mail/testing/mail-server';
import { minutes } from './platform/clock';
import type { App } from './platform/zod/provider';
import { type Person, post, refresh, signInAgain } from './testing/accounts';
import { testConfig } from './testing/config';
import type { Step } from './testing/dying-at';
import { resetTokensOf } from './testing/mails';
import { nominationForm, submit } from './testing/nominations';
import { linesUntilKilled } from './testing/until-killed';

const server = suiteMailServer();

const after = (collection: string, command: string): Step => ({
  collection,
  command,
  moment: 'after',
  // Others are in the middle of theirs by then.
  occurrence: 4,
});

/**
 * Every write of "submit a nomination", "ask for a reset" and "choose a password", in their order;
 * of the outbox the one that begins to send, as its own test kills at the others. A kill before a
 * write leaves what a kill after the one before it leaves.
 */
const steps: Step[] = [
  after('nominations', 'insert'),
  after('outbox', 'findAndModify'),
  after('passwordResets', 'insert'),
  after('accounts', 'update'),
  after('passwordResets', 'update'),
  after('accounts', 'findAndModify'),
  after('sessions', 'update'),
];

/** Runs the API until its kill; answers who began something in it. */
async function killAt(step: Step, settings: Record<string, string>): Promise<Person[]> {
  const script = join(import.meta.dirname, 'testing/crashing-api.ts');
  const args = [JSON.stringify(settings), JSON.stringify(step)];
  const lines = await linesUntilKilled(script, { args, step });
  return lines.map((line) => JSON.parse(line) as Person);
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

test('after kill -9 between any two steps each nominator has one mail and no reset works twice', async () => {
  const settings = {
    MONGODB_DATABASE: `crash_${randomBytes(6).toString('hex')}`,
    SMTP_URL: server().url,
    MAIL_SENDER: 'true',
  };
  const people: Person[] = [];
  const left = [...steps];
  const killing = async () => {
    for (let step = left.shift(); step; step = left.shift())
      people.push(...(await killAt(step, settings)));
  };
  // Two processes at a time, as production may have.
  await Promise.all([killing(), killing()]);
  expect(people.length).toBeGreaterThanOrEqual(steps.length);

  // The restart, once the leases of those who died have ended, and what they began may be taken on.
  const clock = () => new Date(Date.now() + minutes(2));
  const app = await buildApp(testConfig(settings), { clock, logStream: { write: () => {} } });
  await app.ready();
  const outbox = app.mongo.db.collection<Mail>('outbox');
  const accounts = app.mongo.db.collection<Account>('accounts');
  const granted = app.mongo.db.collection<GrantedReset>('passwordResets');
  await until(async () => (await granted.countDocuments({ state: 'asked' as never })) === 0);

  // Whoever got no answer sends the form again.
  for (const person of people) {
    const again = await signInAgain(app, person);
    if (again.status === 200)
      await submit(app, { ...person, ...again }, nominationForm(), `form-of-${person.accountId}`);
  }
  await until(async () => (await outbox.countDocuments({ state: 'queued' })) === 0);

  const keys = (await app.mongo.db.collection('nominations').find().toArray()).map(
    ({ _id, submittedAt }) =>
      `nomination-received:${_id}:${submittedAt.toISOString().slice(0, 13)}`,
  );
  const received = await outbox.find({ template: 'nomination-received' }).toArray();
  expect(received.map(({ key }) => key).sort()).toEqual(keys.sort());
  expect(new Set(received.map(({ state }) => state))).toEqual(new Set(['sent']));

  const letters = (await server().parsed()).filter(
    ({ subject }) => subject === 'We have received your nomination',
  );
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(keys.length);
  // At most those under way at a kill are repeated, under their own Message-ID.
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
}, 600_000);
