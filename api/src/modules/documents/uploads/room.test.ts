import { partBytes } from '@meritum/shared/contracts/uploads';
import { hours, minutes, seconds } from '../../../platform/clock';
import { type Person, registerAccount, signInAgain } from '../../../testing/accounts';
import { buildTestApp, type TestApp } from '../../../testing/app';
import { pdfFile } from '../../../testing/files';
import { progressOf, putPart, startUpload } from '../../../testing/uploads-in-parts';
import { sweepUploads } from './commands';
import { uploadsStore } from './store';

const megabyte = 1_048_576;

let built: TestApp;
beforeEach(async () => {
  built = await buildTestApp({ UNFINISHED_UPLOADS_MB: '10' });
});
afterEach(() => built.app.close());

const person = () => registerAccount(built.app);
const begin = async (who: Person, bytes: number) =>
  (await startUpload(built.app, who, { name: 'evidence.pdf', bytes })).json<{ uploadId: string }>()
    .uploadId;
const statusOf = async (who: Person, id: string) =>
  (await progressOf(built.app, who, id)).statusCode;
const count = (name: string) => built.app.mongo.db.collection(name).countDocuments();

/** Time passes, and a person signs in once more, as no access token lasts that long. */
async function later(milliseconds: number, who: Person): Promise<Person> {
  built.pass(milliseconds);
  return { ...who, authorized: (await signInAgain(built.app, who)).authorized };
}

test('where no room is left an upload is asked to wait, and one that has begun can end', async () => {
  const content = pdfFile(megabyte / 4);
  const first = await person();
  const own = await begin(first, content.length);
  await begin(await person(), 9 * megabyte);
  const late = await person();
  const reply = await startUpload(built.app, late, { name: 'evidence.pdf', bytes: megabyte });
  expect([reply.json(), reply.headers['retry-after']]).toMatchObject([
    {
      status: 503,
      code: 'unavailable',
      message: 'Too many files are arriving at this moment. Please try again in a minute.',
    },
    '60',
  ]);
  expect(
    (await putPart(built.app, first, { uploadId: own, offset: 0 }, content)).json(),
  ).toMatchObject({
    received: content.length,
    document: { name: 'evidence.pdf' },
  });
  // It has ended, so that there is room again.
  expect(await begin(late, megabyte)).toBeTruthy();
});

test('empty uploads of many accounts are bounded too, and of those at once none is missed', async () => {
  const most = (10 * megabyte) / partBytes;
  const everybody = await Promise.all(Array.from({ length: 15 }, person));
  const asked = everybody.flatMap((who) => [who, who, who]);
  const replies = await Promise.all(
    asked.map((who) => startUpload(built.app, who, { name: 'evidence.pdf', bytes: 1 })),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(await count('uploads')).toBeLessThanOrEqual(most);
});

test('who only holds a place loses it when it is needed, who still sends keeps it', async () => {
  let [silent, sending] = [await person(), await person()];
  const content = pdfFile(2 * partBytes);
  const held = await begin(silent, 9 * megabyte);
  const going = await begin(sending, content.length);
  sending = await later(minutes(6), sending);
  await putPart(
    ...([
      built.app,
      sending,
      { uploadId: going, offset: 0 },
      content.subarray(0, partBytes),
    ] as const),
  );
  await begin(await person(), 8 * megabyte);
  silent = await later(0, silent);
  expect([await statusOf(silent, held), await statusOf(sending, going)]).toEqual([404, 200]);
});

test('an upload of which nothing comes for two hours is removed with its parts', async () => {
  let who = await person();
  const content = pdfFile(2 * partBytes);
  const uploadId = await begin(who, content.length);
  const sweep = () =>
    sweepUploads({ uploads: uploadsStore(built.app.mongo.db), clock: built.clock });
  who = await later(hours(1), who);
  await putPart(built.app, who, { uploadId, offset: 0 }, content.subarray(0, partBytes));
  who = await later(hours(2) - seconds(5), who);
  await sweep();
  expect([await statusOf(who, uploadId), await count('uploadParts')]).toEqual([200, 1]);
  built.pass(seconds(10));
  await sweep();
  expect([await count('uploads'), await count('uploadParts')]).toEqual([0, 0]);
});
