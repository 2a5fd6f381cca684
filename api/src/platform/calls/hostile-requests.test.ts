import { calls } from '@meritum/shared/contracts/calls';
import type { CallContract } from '@meritum/shared/contracts/calls/call';
import { contract, type Operation, operations } from '@meritum/shared/contracts/calls/contract';
import { nominationMessages } from '@meritum/shared/contracts/nominations';
import type { InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { pdfFile } from '../../../testing/files';
import { registerAdmin, registerJudge, registerStranger } from '../../../testing/judges';
import { buildDraft, buildForm, submit } from '../../../testing/nominations';
import { upload } from '../../../testing/uploads';
import { startUpload } from '../../../testing/uploads-in-parts';

const suite = suiteApp();
let [admin, judge, nominator] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
  judge = await registerJudge(suite().app, admin);
  nominator = await registerStranger(suite().app);
});

/** Properties of every object. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

/** Names of a call's query fields. */
function queryOf(name: Operation): string[] {
  const { query }: CallContract = contract[name];
  return query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
}

const asked = (request: InjectOptions, { authorized }: Person) =>
  suite().app.inject({ ...request, headers: { ...request.headers, ...authorized } });

describe.each(inherited)('a name that every object has, %s,', (name) => {
  test('is an unsupported extension, or none at all where it is long', async () => {
    const isShort = name.length <= 8;
    const refusal = { status: 415, message: nominationMessages.fileType };
    const file = { name: `evidence.${name}`, content: pdfFile() };
    const sent = await upload(suite().app, nominator, file);
    expect(sent.json()).toMatchObject(isShort ? refusal : { name: `${file.name}.pdf` });
    const announced = await startUpload(suite().app, nominator, { name: file.name, bytes: 1_000 });
    if (isShort) expect(announced.json()).toMatchObject(refusal);
    else expect(announced.statusCode).toBe(201);
  });

  test('is an unknown category', async () => {
    const form = { ...buildForm(), category: name };
    const draft = { ...buildDraft(), category: name };
    const { method, path: url } = calls.saveNominationDraft;
    expect((await submit(suite().app, nominator, form as never)).statusCode).toBe(400);
    expect((await asked({ method, url, payload: draft }, nominator)).statusCode).toBe(400);
  });
});

test.each(['constructor', '__proto__'])(
  'no call fails on the name %s in its query or its address',
  async (name) => {
    for (const operation of operations) {
      const { method, path } = contract[operation];
      const url = path.replace(/:\w+/g, name);
      for (const field of method === 'GET' ? ['none', ...queryOf(operation)] : [])
        for (const person of [admin, judge]) {
          const reply = await asked({ method, url, query: { [field]: name } }, person);
          expect([operation, field, reply.statusCode < 500]).toEqual([operation, field, true]);
        }
    }
  },
);

/** All writing calls, except the one that would end this test's sessions. */
const writing = operations.filter(
  (name) => contract[name].method !== 'GET' && name !== 'signOutEverywhere',
);

const uploads: readonly Operation[] = ['uploadNominationDocument', 'checkWinnersImport'];

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(71)}`,
])('no call fails on a form with a bad boundary: %p', async (type) => {
  for (const name of writing) {
    const { method, path } = contract[name];
    const headers = { 'content-type': type };
    const payload =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na\r\n--x--\r\n';
    for (const person of [admin, judge]) {
      const reply = await asked(
        { method, url: path.replace(/:\w+/g, 'x'), headers, payload },
        person,
      );
      expect([name, reply.statusCode < 500]).toEqual([name, true]);
      if (uploads.includes(name) && reply.statusCode !== 403)
        expect(reply.json()).toMatchObject({
          status: 400,
          code: 'invalid-argument',
          errors: [{ pointer: '/file', message: 'The upload is malformed' }],
        });
    }
  }
});
