import { session } from '@meritum/shared/auth/session';
import { partBytes } from '@meritum/shared/contracts/uploads';
import { answer, documentReply, refusal, sessionReply } from '@meritum/shared/testing/factories';
import { type FakeRoute, fakeServer } from '@meritum/shared/testing/fakeServer';
import { vanishedFile } from '@meritum/shared/testing/vanishedFile';
import { uploadInParts } from './uploadInParts';

const bytes = 2.5 * partBytes;
const begun = { uploadId: 'upload-1', received: 0, maxPartBytes: partBytes, document: null };
const file = new File([new Uint8Array(bytes)], 'evidence.pdf');

/** A server that stores the parts; `breaks` lists the parts before or after which the connection fails. */
function server(breaks: Record<number, 'before' | 'after'> = {}, maxPartBytes = partBytes) {
  let [received, part] = [0, 0];
  const document = () => (received === bytes ? documentReply() : null);
  const progress = () => ({ ...begun, received, maxPartBytes, document: document() });
  const take: FakeRoute['reply'] = ({ path, body }) => {
    const broken = breaks[part++];
    if (broken === 'before') throw new TypeError('the line broke');
    if (Number(path.split('/').at(-1)) === received) received += (body as Blob).size;
    if (broken === 'after') throw new TypeError('the line broke');
    return { body: progress() };
  };
  return fakeServer([
    answer('refreshSession', { body: sessionReply() }),
    answer('signIn', { body: sessionReply() }),
    answer('startDocumentUpload', () => ({ status: 201, body: progress() })),
    answer('getDocumentUpload', () => ({ body: progress() })),
    answer('sendDocumentPart', take),
  ]);
}

const offsets = ({ calls }: ReturnType<typeof server>) =>
  calls
    .filter(({ path }) => path.includes('/parts/'))
    .map(({ path }) => Number(path.split('/').at(-1)));

const seen: number[] = [];
const waits: string[] = [];
const send = (signal = new AbortController().signal) =>
  uploadInParts({
    file,
    signal,
    onProgress: (arrived) => seen.push(arrived),
    onWaiting: (why) => waits.push(why),
  });

beforeEach(async () => {
  seen.length = 0;
  waits.length = 0;
  server();
  await session.signIn({ email: 'ana.lee@example.com', password: 'secret1' });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a file is uploaded in parts with its progress', async () => {
  const fake = server();
  expect(await send()).toEqual(documentReply());
  expect(offsets(fake)).toEqual([0, partBytes, 2 * partBytes]);
  expect(seen).toEqual([0, 0.4, 0.8, 1]);
});

test('on a good connection the parts become as large as the server takes', async () => {
  const fake = server({}, 2 * partBytes);
  expect(await send()).toEqual(documentReply());
  expect(offsets(fake)).toEqual([0, partBytes]);
});

test('after a lost connection it resumes without repeating what has arrived', async () => {
  const fake = server({ 1: 'before', 3: 'after' });
  const sent = send();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await sent).toEqual(documentReply());
  expect(offsets(fake)).toEqual([0, partBytes, partBytes, 2 * partBytes]);
  expect(waits).toEqual(['line', 'line']);
});

test('it waits while the server is busy, says so, and then continues', async () => {
  const fake = server();
  let tries = 0;
  fake.now([
    answer('startDocumentUpload', () =>
      ++tries === 1
        ? { ...refusal('unavailable'), headers: { 'retry-after': '60' } }
        : { status: 201, body: begun },
    ),
  ]);
  const sent = send();
  await jest.advanceTimersByTimeAsync(59_000);
  expect([waits, tries]).toEqual([['server'], 1]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await sent).toEqual(documentReply());
});

test.each<[string, FakeRoute['reply'], string[]]>([
  ['drops', () => Promise.reject(new TypeError('dropped')), ['line', 'line', 'network']],
  ['refuses', { status: 403 }, ['network', 'network', 'network']],
])('a network that %s every part is named as the cause', async (_, reply, expected) => {
  server().now([answer('sendDocumentPart', reply)]);
  const given = new AbortController();
  const sent = send(given.signal).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(14_000);
  expect(waits.slice(0, 3)).toEqual(expected);
  given.abort(new Error('given up'));
  expect(await sent).toEqual(new Error('given up'));
});

test('it resumes as soon as the connection is back', async () => {
  const fake = server({ 0: 'before' });
  const sent = send();
  await jest.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(10);
  expect(await sent).toEqual(documentReply());
  expect(offsets(fake)).toEqual([0, 0, partBytes, 2 * partBytes]);
});

test('a file that vanished while it was sent is told without a wait', async () => {
  server({ 0: 'before' });
  const [nothing, { signal }] = [() => {}, new AbortController()];
  const sending = { file: vanishedFile('evidence.pdf', bytes), onProgress: nothing, signal };
  const sent = uploadInParts({ ...sending, onWaiting: nothing });
  await expect(sent).rejects.toMatchObject({ code: 'invalid-argument' });
});

test('a file that is deleted between two parts is told, and none is asked for again', async () => {
  const fake = server();
  const deleted = new File([new Uint8Array(bytes)], 'evidence.pdf');
  const { signal } = new AbortController();
  const onProgress = () => Object.defineProperty(deleted, 'size', { value: 0 });
  const sent = uploadInParts({ file: deleted, signal, onProgress, onWaiting: () => {} });
  await expect(sent).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(offsets(fake)).toEqual([]);
});

test('a permanent refusal is not retried', async () => {
  server().now([answer('sendDocumentPart', refusal('unsupported-media-type'))]);
  await expect(send()).rejects.toMatchObject({ code: 'unsupported-media-type' });
});

test('it ends when aborted, also while it waits', async () => {
  server({ 0: 'before' });
  const given = new AbortController();
  const sent = send(given.signal).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10);
  given.abort(new Error('given up'));
  expect(await sent).toEqual(new Error('given up'));
});
