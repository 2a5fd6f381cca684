import { allPendingMails } from '../../composition/modules';
import { post, registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { templatesTo } from '../../testing/mails';
import { mailEmailConfirmation } from '../identity/confirmation-links';
import type { Identities } from '../identity/context';
import { changePassword } from '../identity/password-change';
import { answerReset, requestPasswordReset } from '../identity/password-reset';
import { outboxStore } from '../mail/outbox-store';
import { repairOutbox } from '../mail/repair';
import { silentLog as log } from '../mail/testing/silent-log';
import { accountOfGoogle } from './join';

const suite = suiteApp();

/** Commands of a process that dies before queueing a mail. */
const dying = (): Identities => ({ ...suite().commands().identities, mail: async () => {} });

async function repair() {
  const { app, clock } = suite();
  const outbox = outboxStore(app.mongo.db);
  return repairOutbox({ outbox, clock, pending: allPendingMails(app.mongo.db), log });
}

async function registered() {
  const person = await registerAccount(suite().app);
  const account = await dying().accounts.byId(person.accountId);
  if (!account) throw new Error('The account is there');
  return { person, account };
}

type Registered = Awaited<ReturnType<typeof registered>>;

test.each<[string, (registered: Registered) => Promise<unknown>]>([
  [
    'password-reset',
    async ({ person }) => answerReset(dying(), await requestPasswordReset(dying(), person)),
  ],
  ['email-confirmation', ({ account }) => mailEmailConfirmation(dying(), account)],
  [
    'password-changed',
    ({ person, account }) => {
      const proof = async () => ({ hasFactor: false, provenAt: null, factorProvenAt: null });
      const caller = { accountId: account._id, sessionId: 'another', proof };
      const passwords = { currentPassword: person.password, newPassword: 'a better password' };
      return changePassword(dying(), caller, passwords);
    },
  ],
  [
    'new-sign-in-method',
    ({ person }) =>
      accountOfGoogle(dying(), {
        issuer: 'https://provider.example',
        subject: 'of joined',
        email: person.email,
        emailVerified: true,
        hostedDomain: 'example.com',
        name: 'Ada',
      }),
  ],
])('%s is pending from the write that causes it, once', async (template, cause) => {
  const own = await registered();
  const { email } = own.person;
  await cause(own);
  expect(await templatesTo(suite().app, email)).toEqual([]);
  expect(await repair()).toEqual({ queued: 1, complete: true });
  expect(await repair()).toEqual({ queued: 0, complete: true });
  expect(await templatesTo(suite().app, email)).toEqual([template]);
});

test('a deleted account is sent no pending mail', async () => {
  const { app } = suite();
  const { person, account } = await registered();
  await mailEmailConfirmation(dying(), account);
  const { email, password, authorized } = person;
  const reply = await post(app, '/api/account/deletion', { email, password }, authorized);
  expect(reply.statusCode).toBe(204);
  expect(await repair()).toEqual({ queued: 0, complete: true });
});
