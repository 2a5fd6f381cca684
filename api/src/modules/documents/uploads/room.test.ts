import { randomBytes } from 'node:crypto';
import { partBytes } from '@meritum/shared/contracts/uploads';
import { type Person, registerAccount, signInAgain } from '../../../../testing/accounts';
import { buildTestApp, type TestApp } from '../../../../testing/app';
import { pdfFile } from '../../../../testing/files';
import { countParts } from '../../../../testing/uploads';
import {
  beginUpload,
  progressOf,
  putPart,
  startUpload,
} from '../../../../testing/uploads-in-parts';
import { hours, minutes, seconds } from '../../../platform/clock';
import { sweepUploads } from './commands';
import { maxUploads } from './rules';
import type { PartialUpload } from './upload';

/** How many parts fit: 10 MB. */
const room = 40;
const largest = room * partBytes;

/** Two processes on one database. */
let [built, other] = [] as unknown as [TestApp, TestApp];
beforeAll(async () => {
  const settings = {
    MONGODB_DATABASE: `test_${randomBytes(6).toString('hex')}`,
    UNFINISHED_UPLOADS_MB: '10',
  };
  [built, other] = [await buildTestApp(settings), await buildTestApp(settings)];
});
beforeEach(async () => {
  for (const name of ['uploads', 'documentFiles.chunks'])
    await built.app.mongo.db.collection(name).deleteMany({});
});
afterAll(() => Promise.all([built.app.close(), other.app.close()]));

const person = () => registerAccount(built.app);
const people = (many: number) => Promise.all(Array.from({ length: many }, person));
const begin = (who: Person, bytes = largest) => beginUpload(built.app, who, bytes);
const statusOf = async (who: Person, id: string) =>
  (await progressOf(built.app, who, id)).statusCode;
const uploads = () => built.app.mongo.db.collection<PartialUpload>('uploads');
const partsLeft = () => countParts(built.app);
const sweep = () => sweepUploads(built.commands().keepingDocuments);

const content = pdfFile(largest);

/** Sends one part of a large file, to the first process by default. */
const sendPart = (who: Person, uploadId: string, number: number, app = built.app) => {
  const offset = number * partBytes;
  return putPart(app, who, { uploadId, offset }, content.subarray(offset, offset + partBytes));
};

/** Starts an upload, sends its first parts and returns its id. */
async function beginWith(who: Person, parts: number): Promise<string> {
  const uploadId = await begin(who);
  for (let number = 0; number < parts; number++) {
    const { statusCode } = await sendPart(who, uploadId, number);
    if (statusCode !== 200) throw new Error(`Part ${number} was answered with ${statusCode}`);
  }
  return uploadId;
}

/** Uploads a small file in full and returns the last reply. */
async function uploadSmall(who: Person) {
  const file = pdfFile(1_000);
  const uploadId = await begin(who, file.length);
  return putPart(built.app, who, { uploadId, offset: 0 }, file);
}

/** Moves the clock on and signs a person in again, as access tokens expire earlier. */
async function later(milliseconds: number, who: Person): Promise<Person> {
  for (const { pass } of [built, other]) pass(milliseconds);
  return { ...who, authorized: (await signInAgain(built.app, who)).authorized };
}

test('announced files take no space from uploads that send parts', async () => {
  const [honest, ...crowd] = await people(10);
  if (!honest) throw new Error('There are ten');
  await Promise.all(crowd.flatMap((who) => [begin(who), begin(who), begin(who)]));
  expect((await uploadSmall(honest)).json()).toMatchObject({ document: { name: 'evidence.pdf' } });
});

test('an account keeps three of many simultaneous announcements, also across two processes', async () => {
  const [one, another] = [await person(), await person()];
  const kept = await begin(another);
  const replies = await Promise.all(
    Array.from({ length: 56 }, (_, turn) =>
      startUpload((turn % 2 ? other : built).app, one, { name: 'evidence.pdf', bytes: largest }),
    ),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(await uploads().countDocuments({ accountId: one.accountId })).toBe(maxUploads);
  expect(await statusOf(another, kept)).toBe(200);
});

test('a part without space is refused, and accepted once there is space', async () => {
  const [first, late] = [await person(), await person()];
  const going = await beginWith(first, room - 1);
  const waiting = await beginWith(late, 1);
  const refused = await sendPart(late, waiting, 1);
  expect([refused.json(), refused.headers['retry-after']]).toMatchObject([
    {
      status: 503,
      code: 'unavailable',
      message: 'Too many files are being uploaded. Try again in a minute.',
    },
    '60',
  ]);
  expect((await progressOf(built.app, late, waiting)).json()).toMatchObject({
    received: partBytes,
  });
  await uploads().deleteOne({ _id: going });
  expect((await sendPart(late, waiting, 1)).json()).toMatchObject({ received: 2 * partBytes });
});

test('simultaneous parts never exceed the space, also across two processes', async () => {
  await beginWith(await person(), room - 3);
  const crowd = await people(8);
  const ids = await Promise.all(crowd.map((who) => begin(who)));
  const replies = await Promise.all(
    crowd.map((who, turn) => sendPart(who, ids[turn] ?? '', 0, (turn % 2 ? other : built).app)),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await partsLeft()).toBeLessThanOrEqual(room);
  // Refused parts are not counted: as many fit as before.
  const free = room - (await partsLeft());
  for (const [turn, who] of crowd.entries())
    if (statuses[turn] === 503) await sendPart(who, ids[turn] ?? '', 0);
  expect([free >= 0, await partsLeft()]).toEqual([true, room]);
});

test('an idle upload loses its space when it is needed, an active one keeps it', async () => {
  let [silent, sending] = [await person(), await person()];
  const held = await beginWith(silent, room - 2);
  const going = await beginWith(sending, 1);
  sending = await later(minutes(6), sending);
  expect((await sendPart(sending, going, 1)).statusCode).toBe(200);
  expect((await sendPart(sending, going, 2)).statusCode).toBe(200);
  silent = await later(0, silent);
  expect([await statusOf(silent, held), await statusOf(sending, going)]).toEqual([404, 200]);
});

test('an upload is removed after five minutes if no part arrived, otherwise after two hours without a part', async () => {
  let who = await person();
  const [empty, begun] = [await begin(who), await beginWith(who, 1)];
  const statuses = async () => [await statusOf(who, empty), await statusOf(who, begun)];
  who = await later(minutes(4), who);
  await sweep();
  expect(await statuses()).toEqual([200, 200]);
  who = await later(minutes(2), who);
  await sweep();
  expect(await statuses()).toEqual([404, 200]);
  who = await later(hours(2) - minutes(6) - seconds(10), who);
  await sweep();
  expect(await statuses()).toEqual([404, 200]);
  await later(seconds(20), who);
  await sweep();
  expect([await uploads().countDocuments(), await partsLeft()]).toEqual([0, 0]);
});
