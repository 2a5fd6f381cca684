import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { suiteApp } from '../../testing/app';
import { runJob } from '../../testing/jobs';

const suite = suiteApp();

const past = new Date('2020-01-01T00:00:00Z');

/** Jobs that remove what has ended, with documents that have. */
const removals: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'removing what has expired': {
    challenges: { expiresAt: past },
    counters: { expiresAt: past },
    googleAttempts: { expiresAt: past },
    passwordResets: { expiresAt: past },
    plannedMessages: { expiresAt: past },
    securityLog: { expiresAt: past },
    sessions: { expiresAt: past },
    signInTickets: { expiresAt: past },
    totps: { state: 'pending', expiresAt: past },
  },
  'removing old mails': { outbox: { key: 'ended', endedAt: past } },
};

/** The other jobs, with the tests that show what they do. */
const shownIn: Readonly<Record<string, string>> = {
  'appending pending audit entries': 'audit/trail.test.ts',
  'recording who is an organiser': 'audit/organisers.test.ts',
  'verifying the audit trail': 'audit/verification.test.ts',
  'removing old stored mails': 'mail/development/stored-mails.test.ts',
  'reading revocations': '../platform/authorisation/revocations.test.ts',
  'answering requests for a new password': 'identity/password-reset.test.ts',
  'following changed addresses': 'identity/address-change.test.ts',
  'finishing deletions of accounts': 'account/deletion.test.ts',
  'doing what two organisers decided about accounts': 'account/acts.test.ts',
  'discarding what a stranger stored': 'account/claim.test.ts',
  'keeping the public log': 'log/log.test.ts',
  'sending the mails of decisions about judges': 'judges/console/queue.test.ts',
  'sending planned mails to judges': 'messages/planning.test.ts',
  'sending planned mails to nominators': 'messages/planning.test.ts',
  'removing invitations of judged seasons': 'judges/invitations/invitations.test.ts',
  'reminding judges to confirm their address': 'judges/confirmation.test.ts',
  'setting ratings of former texts aside': 'nominations/console/return-after-rating.test.ts',
  'reminding nominators to confirm their address': 'judges/confirmation.test.ts',
  'reminding of drafts': 'nominations/drafts/drafts.test.ts',
  'removing drafts of past seasons': 'nominations/drafts/rules.test.ts',
  'scanning documents': 'documents/scan.test.ts',
  'looking for text that cannot be seen': 'documents/unseen/unseen.test.ts',
  'removing unused documents': 'nominations/tidying.test.ts',
  'removing uploads that never ended': 'documents/uploads/room.test.ts',
  'planning assignments': 'planning/allocation.test.ts',
  'receiving rounds of the beacon': 'draw/rounds.test.ts',
  'reminding judges': 'assignments/reminders.test.ts',
  'removing what former judges of past seasons had':
    'assignments/former-judges/former-judges.test.ts',
  'removing previews and inputs of plans': 'planning/plans.test.ts',
  'continuing closings': 'publication/crash.test.ts',
  'continuing publications': 'publication/crash.test.ts',
  'telling organisers what waits for their decision': 'overview/open-decisions.test.ts',
  'reminding of results': 'publication/publishing.test.ts',
  'following new names of winners': 'profiles/renaming.test.ts',
  'writing what was imported into its place': 'winners/import/import.test.ts',
};

test('the modules bring these jobs, and a test shows what each does', () => {
  const names = suite()
    .commands()
    .jobs.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...Object.keys(removals), ...Object.keys(shownIn)].toSorted());
  const missing = Object.values(shownIn).filter(
    (file) => !existsSync(join(import.meta.dirname, '../modules', file)),
  );
  expect(missing).toEqual([]);
});

test.each(Object.keys(shownIn))('%s succeeds on a database of no season', async (name) => {
  await runJob(suite(), name);
});

test.each(Object.entries(removals))('%s removes what has ended', async (name, ended) => {
  const { db } = suite().app.mongo;
  const collections = Object.keys(ended).map((collection) =>
    db.collection<{ _id: string }>(collection),
  );
  for (const collection of collections)
    await collection.insertOne({ ...ended[collection.collectionName], _id: 'ended' });
  await runJob(suite(), name);
  expect(await Promise.all(collections.map((one) => one.countDocuments({ _id: 'ended' })))).toEqual(
    collections.map(() => 0),
  );
});
