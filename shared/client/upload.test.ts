import { session } from '@meritum/shared/auth/session';
import { deferred } from '../testing/deferred';
import { documentReply, refusal, sessionReply } from '../testing/factories';
import {
  type FakeReply,
  type FakeRoute,
  fakeServer,
  type RecordedCall,
} from '../testing/fakeServer';
import { vanishedFile } from '../testing/vanishedFile';
import { upload } from './upload';

const path = '/api/nominations/documents';
const file = new File(['%PDF'], 'evidence.pdf', { type: 'application/pdf' });

/** Signs in and sets the server's reply to uploads. */
async function answering(reply: FakeRoute['reply']) {
  const server = fakeServer([
    { method: 'POST', path: '/api/auth/sign-in', reply: { body: sessionReply() } },
    { method: 'POST', path, reply },
  ]);
  await session.signIn({ email: 'ana.lee@example.com', password: 'secret' });
  return server;
}

const send = (more = {}) => upload('uploadNominationDocument', { file, ...more });

test('sends the file as multipart field "file" with the token, and reports the progress', async () => {
  const server = await answering(({ progress }) => {
    progress(0.25);
    progress(1);
    return { status: 201, body: documentReply() };
  });
  const sent: number[] = [];
  const reply = await send({ onProgress: (part: number) => sent.push(part) });
  expect(reply).toEqual(documentReply());
  expect(sent).toEqual([0.25, 1]);
  const { headers, body } = server.callsTo(path)[0] as RecordedCall;
  expect(headers.get('authorization')).toBe('Bearer access-token-1');
  expect((body as FormData).get('file')).toMatchObject({ name: 'evidence.pdf', size: 4 });
});

const lost = () => Promise.reject(new TypeError('reset'));

test.each<[string, FakeRoute['reply'], object]>([
  [
    'a refused file',
    refusal('unsupported-media-type'),
    { code: 'unsupported-media-type', status: 415 },
  ],
  ['a lost connection', lost, { code: 'unavailable', status: 0 }],
  ["a network's page", { status: 200 }, { code: 'unavailable', status: 0, isBlocked: true }],
])('%s is an error with its code', async (_, reply, expected) => {
  await answering(reply);
  await expect(send()).rejects.toMatchObject(expected);
});

test('a file that vanished is no lost connection', async () => {
  await answering(lost);
  const deleted = Object.assign(new File(['%PDF'], 'evidence.pdf'), { slice: () => new Blob() });
  for (const gone of [vanishedFile(), deleted])
    await expect(send({ file: gone })).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringContaining('was changed, moved or deleted'),
    });
});

test('a cancelled upload ends with the reason of its signal', async () => {
  await answering(() => deferred<FakeReply>().promise);
  const abort = new AbortController();
  const running = send({ signal: abort.signal });
  abort.abort(new Error('cancelled'));
  await expect(running).rejects.toThrow('cancelled');
});

test('a stalled upload is aborted, a slow one is not', async () => {
  let progress: (part: number) => void = () => {};
  await answering((call) => {
    progress = call.progress;
    return deferred<FakeReply>().promise;
  });
  jest.useFakeTimers();
  const running = send({ stallMs: 1000 });
  const failure = expect(running).rejects.toMatchObject({ code: 'unavailable' });
  let ended = false;
  running.catch(() => {
    ended = true;
  });
  for (let part = 0.1; part < 0.4; part += 0.1) {
    await jest.advanceTimersByTimeAsync(900);
    progress(part);
  }
  expect(ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  await failure;
  jest.useRealTimers();
});
