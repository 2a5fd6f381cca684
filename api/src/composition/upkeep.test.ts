import { suiteApp } from '../../testing/app';
import { runJob } from '../../testing/jobs';

const suite = suiteApp();

const past = new Date('2020-01-01T00:00:00Z');

/** Jobs that remove documents, with one expired document of each kind. */
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

test('every other job succeeds on a database of no season', async () => {
  const names = suite()
    .commands()
    .jobs.map(({ name }) => name);
  expect([names.length, new Set(names).size]).toEqual([37, 37]);
  for (const name of names) if (!(name in removals)) await runJob(suite(), name);
});

test.each(Object.entries(removals))('%s removes expired data', async (name, ended) => {
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
