import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { nominationsKnowConfirmedAddresses as step } from './steps/0005-nominations-know-confirmed-addresses';

const client = new MongoClient(process.env.TEST_MONGODB_URI ?? '');
const db = client.db(`migrate_${randomBytes(6).toString('hex')}`);
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

interface Stored {
  _id: string;
  [name: string]: unknown;
}
const collection = (name: string) => db.collection<Stored>(name);
const submittedAt = new Date('2025-08-04T09:00:00Z');

test('older nominations and judges get the mark of a confirmed address, rated ones that of judging', async () => {
  await collection('accounts').insertMany([
    { _id: 'ada', emailConfirmed: true },
    { _id: 'bob', emailConfirmed: false },
  ]);
  await collection('nominations').insertMany([
    { _id: 'of-ada', submittedBy: 'ada', submittedAt },
    { _id: 'of-bob', submittedBy: 'bob', submittedAt },
    { _id: 'erased', submittedBy: 'erased:erased', submittedAt },
  ]);
  await collection('judges').insertMany([
    { _id: 'j-ada', accountId: 'ada', emailConfirmed: false },
    { _id: 'j-bob', accountId: 'bob', emailConfirmed: false },
  ]);
  await collection('assignments').insertMany([
    { _id: '1', nominationId: 'of-bob', status: 'completed' },
    { _id: '2', nominationId: 'of-ada', status: 'pending' },
  ]);
  const all = async () => [
    await collection('nominations').find().sort({ _id: 1 }).toArray(),
    await collection('judges').find().sort({ _id: 1 }).toArray(),
  ];
  await step.up(db);
  const once = await all();
  expect(once).toEqual([
    [
      { _id: 'erased', submittedBy: 'erased:erased', submittedAt, emailConfirmedAt: null },
      { _id: 'of-ada', submittedBy: 'ada', submittedAt, emailConfirmedAt: submittedAt },
      {
        _id: 'of-bob',
        submittedBy: 'bob',
        submittedAt,
        emailConfirmedAt: null,
        judgingBegun: true,
      },
    ],
    [
      { _id: 'j-ada', accountId: 'ada', emailConfirmed: true },
      { _id: 'j-bob', accountId: 'bob', emailConfirmed: false },
    ],
  ]);
  await step.up(db);
  expect(await all()).toEqual(once);
});
