import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Person, registerAccount, signInAgain } from '../../../testing/accounts';
import { suiteApp, type TestApp } from '../../../testing/app';
import { withDeps } from '../../../testing/contexts';
import { pdfFile } from '../../../testing/files';
import { buildForm, submit } from '../../../testing/nominations';
import { freshApp } from '../../../testing/snapshot';
import { multipart, storedCounts, uploadDocument } from '../../../testing/uploads';
import { days, hours, minutes } from '../../platform/clock';
import { claimDocument, sweepDocuments } from '../documents/commands';

describe('tidying', () => {
  const suite = freshApp();
  let built: TestApp;
  let person: Person;
  beforeEach(async () => {
    built = suite();
    person = await registerAccount(built.app);
  });

  const context = () => built.commands().keepingDocuments;

  /** Moves the clock on and signs the person in again, as access tokens expire earlier. */
  async function later(milliseconds: number) {
    built.pass(milliseconds);
    const { authorized } = await signInAgain(built.app, person);
    person = { ...person, authorized };
  }

  const isThere = async (url: string) =>
    (await built.app.inject({ url, headers: person.authorized })).statusCode === 200;

  test('the newest three unreferenced uploads are kept, older ones are removed', async () => {
    const documents = [];
    for (let turn = 0; turn < 5; turn++) documents.push(await uploadDocument(built.app, person));
    const kept = await Promise.all(documents.map(({ url }) => isThere(url)));
    expect(kept).toEqual([false, false, true, true, true]);
    expect(await storedCounts(built.app)).toEqual({ documents: 3, files: 3, chunks: 3 });
  });

  test('the document of a nomination stays, however many uploads follow and however old it is', async () => {
    const document = await uploadDocument(built.app, person);
    await submit(built.app, person, buildForm({ supportingDocUrl: document.url }));
    await later(hours(1));
    for (let turn = 0; turn < 5; turn++) await uploadDocument(built.app, person);
    await later(days(400));
    await sweepDocuments(context());
    expect(await storedCounts(built.app)).toEqual({ documents: 1, files: 1, chunks: 1 });
  });

  test("one account's uploads do not push out another's", async () => {
    const document = await uploadDocument(built.app, person);
    const other = await registerAccount(built.app);
    for (let turn = 0; turn < 4; turn++) await uploadDocument(built.app, other);
    expect(await isThere(document.url)).toBe(true);
  });

  test('an unused upload is removed after a week', async () => {
    const { url } = await uploadDocument(built.app, person);
    await later(days(7) - minutes(1));
    expect(await sweepDocuments(context())).toBe(0);
    expect(await isThere(url)).toBe(true);
    built.pass(minutes(2));
    expect(await sweepDocuments(context())).toBe(1);
    expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, chunks: 0 });
  });

  test('the remains of an upload after a crash are removed an hour later', async () => {
    await uploadDocument(built.app, person);
    const { db } = built.app.mongo;
    await db.collection('documents').updateOne({}, { $set: { state: 'uploading' } });
    await db.collection('documentFiles.files').deleteMany({});
    built.pass(minutes(59));
    expect(await sweepDocuments(context())).toBe(0);
    built.pass(minutes(2));
    expect(await sweepDocuments(context())).toBe(1);
    expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, chunks: 0 });
  });

  test('a removal that was interrupted is finished', async () => {
    await uploadDocument(built.app, person);
    const documents = built.app.mongo.db.collection('documents');
    await documents.updateOne({}, { $set: { state: 'removing' } });
    await sweepDocuments(context());
    expect(await storedCounts(built.app)).toEqual({ documents: 0, files: 0, chunks: 0 });
  });

  test('a document that a submission has just claimed is not removed', async () => {
    const { url } = await uploadDocument(built.app, person);
    await later(days(8));
    await claimDocument(context(), person.accountId, url);
    expect(await sweepDocuments(context())).toBe(0);
    built.pass(minutes(11));
    expect(await sweepDocuments(context())).toBe(1);
  });

  test('a document claimed between the decision and the removal stays', async () => {
    const { url } = await uploadDocument(built.app, person);
    await later(days(8));
    const isReferenced = async () => {
      await claimDocument(context(), person.accountId, url);
      return false;
    };
    await sweepDocuments(withDeps(context(), { nominations: { isReferenced } }));
    expect(await isThere(url)).toBe(true);
  });
});

describe('aborted uploads', () => {
  const suite = suiteApp();

  let origin: string;
  beforeAll(async () => {
    await suite().app.listen({ port: 0 });
    const { port } = suite().app.server.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
  });

  /** Waits until the database has this content, or the test times out. */
  async function becomes(expected: object) {
    while (JSON.stringify(await storedCounts(suite().app)) !== JSON.stringify(expected))
      await new Promise((resolve) => setImmediate(resolve));
  }

  test('an upload that its sender aborts leaves nothing', async () => {
    const { app } = suite();
    const person = await registerAccount(app);
    const { headers, payload } = multipart({ name: 'evidence.pdf', content: pdfFile(5_000_000) });
    const sending = request(`${origin}/api/nominations/documents`, {
      method: 'POST',
      headers: { ...headers, ...person.authorized, 'content-length': payload.length },
    });
    sending.on('error', () => {});
    sending.write(payload.subarray(0, 3_500_000));
    await becomes({ documents: 1, files: 0, chunks: 3 });
    sending.destroy();
    await becomes({ documents: 0, files: 0, chunks: 0 });
  });

  test('after a refused upload the same connection answers the next request', async () => {
    const { authorized } = await registerAccount(suite().app);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const status = (path: string, method: string, sent?: ReturnType<typeof multipart>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request(`${origin}${path}`, {
          agent,
          method,
          headers: { ...sent?.headers, ...authorized },
        });
        asked.once('error', reject);
        asked.once('response', (reply) => {
          reply.resume();
          reply.once('end', () => resolve(reply.statusCode));
        });
        asked.end(sent?.payload);
      });
    const large = multipart({ name: 'evidence.pdf', content: pdfFile(64 * 1_048_576) });
    expect(await status('/api/nominations/documents', 'POST', large)).toBe(413);
    expect(await status('/api/health/live', 'GET')).toBe(200);
    agent.destroy();
  });

  test('five simultaneous uploads arrive whole', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => registerAccount(suite().app)));
    const content = pdfFile(3_000_000);
    const { headers, payload } = multipart({ name: 'evidence.pdf', content });
    await Promise.all(
      people.map(async ({ authorized }) => {
        const sent = await fetch(`${origin}/api/nominations/documents`, {
          method: 'POST',
          headers: { ...headers, ...authorized },
          body: new Uint8Array(payload),
        });
        const { url } = (await sent.json()) as { url: string };
        const back = await fetch(`${origin}${url}`, { headers: authorized });
        expect(Buffer.from(await back.arrayBuffer()).equals(content)).toBe(true);
      }),
    );
  });
});
