import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@meritum/shared/contracts/calls';
import type { MailsReply, MailText } from '@meritum/shared/contracts/mails';
import { type Person, post } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { askAs } from '../../../testing/console';
import { registerAdmin, registerJudge } from '../../../testing/judges';
import { testSite } from '../../../testing/mail-requests';
import { mailsTo } from '../../../testing/mails';
import { allMails } from '../../composition/modules';
import { forgetRecipient } from './commands';
import { mailReader } from './compose';
import { outboxStore } from './outbox-store';

const folder = mkdtempSync(join(tmpdir(), 'mails-'));
afterAll(() => rmSync(folder, { recursive: true }));
const suite = suiteApp({ MAIL_SENDER: 'true', MAIL_DIRECTORY: folder });

let [admin, judge]: Person[] = [];
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
  judge = await registerJudge(suite().app, admin);
});

const read = async (key: string) => {
  if (!admin) throw new Error('An organiser reads');
  return askAs(suite().app, admin, 'mails/text', { key });
};

/** The key of the judge's sent mail of a kind. */
async function sentKey(template: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mails = judge ? await mailsTo(suite().app, judge.email) : [];
    const found = mails.find((mail) => mail.template === template && mail.state === 'sent');
    if (found) return found.key;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`${template} was not sent`);
}

test('the text of a mail that went out can be read', async () => {
  const reply = await read(await sentKey('judge-verified'));
  const { subject, text } = reply.json<MailText>();
  expect(subject).toBe('Your profile has been verified');
  expect(text).toContain('Hello Grace Sample,');
});

test('a mail that resets a password is never read, and its values are not kept', async () => {
  const { app } = suite();
  await post(app, calls.requestPasswordReset.path, { email: judge?.email });
  const key = await sentKey('password-reset');
  const reply = await read(key);
  expect([reply.statusCode, reply.body]).toEqual([412, expect.not.stringContaining('token')]);
  const listed = (
    await askAs(app, admin as Person, 'mails', { template: 'password-reset' })
  ).json<MailsReply>();
  expect(listed.mails.map(({ mayRead }) => mayRead)).toEqual([false]);
  expect(await app.mongo.db.collection('outbox').findOne({ key })).toMatchObject({ values: null });
});

test('nothing is left to read once the recipient is erased, nor of a mail that never was', async () => {
  const { app, clock } = suite();
  const key = await sentKey('judge-verified');
  const outbox = outboxStore(app.mongo.db);
  await forgetRecipient(
    { stores: { outbox }, platform: { clock } },
    { address: judge?.email ?? '', from: new Date(0), until: null },
  );
  expect((await read(key)).statusCode).toBe(412);
  expect((await read('judge-verified:nobody:1')).statusCode).toBe(404);
});

const readers = [...allMails.values()].map((definition) => ({ name: definition.name, definition }));

test.each(readers)(
  '$name shows organisers no link that proves something',
  async ({ definition }) => {
    const { sample } = definition.template;
    const reader = mailReader({ site: testSite, mails: allMails });
    const written = await reader({
      to: { confirmed: true },
      template: definition.name,
      values: sample,
    });
    expect(written?.text ?? '').not.toMatch(/token|\/stop\//);
  },
);

test('the kinds that organisers may read are these', () => {
  const readable = readers.filter(({ definition }) => definition.readable);
  expect(readable.map(({ name }) => name).sort()).toEqual([
    'application-received',
    'assignments-moved',
    'assignments-ready',
    'evaluation-reminder',
    'judge-deactivated',
    'judge-reactivated',
    'judge-rejected',
    'judge-verified',
    'judging-completed',
    'links-reported',
    'nomination-received',
    'nomination-returned',
    'nomination-withdrawn',
    'organisers-message',
    'organisers-message-to-nominators',
    'rating-set-aside',
    'verification-pending',
  ]);
});
