import { type CallName, calls } from '@meritum/shared/contracts/calls';
import { nominationFields } from '@meritum/shared/contracts/nominations';
import { buildTestApp, suiteApp } from '../../../testing/app';

interface Operation {
  operationId: string;
  security?: unknown;
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, unknown>;
  summary: string;
  description: string;
}

const suite = suiteApp();

async function operations(): Promise<Map<string, Operation & { at: string }>> {
  const reply = await suite().app.inject('/api/openapi.json');
  const { paths } = reply.json<{ paths: Record<string, Record<string, Operation>> }>();
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      at: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    })),
  );
  return new Map(found.map((operation) => [operation.operationId, operation]));
}

test('OPEN-020 each call is an operation under its name, also those of the specification', async () => {
  const documented = await operations();
  const specified =
    /^(submitTech(Nomination|JudgeApplication|AssignmentRating)|getTech(NominationStatus|JudgeStatus|JudgeAssignments)|getWinners|listPendingJudges|sendJudgeVerificationEmail)$/;
  expect([...documented.keys()].filter((name) => specified.test(name))).toHaveLength(9);
  for (const name of Object.keys(calls) as CallName[])
    expect(documented.get(name)?.at).toBe(`${calls[name].method} ${calls[name].path}`);
});

test('the document describes bodies, and which calls need a token', async () => {
  const documented = await operations();
  const submit = documented.get('submitTechNomination');
  expect(submit?.requestBody?.content['application/json']?.schema.required).toEqual([
    // As specified, although the form requires these too (ENT-001).
    ...Object.keys(nominationFields).filter((name) => !['line', 'country'].includes(name)),
    'email',
    'submittedBy',
    'submitterEmail',
    'projectTitle',
    'supportingDocUrl',
  ]);
  expect(submit?.security).toEqual([{ bearer: [] }]);
  expect(documented.get('signIn')?.security).toBeUndefined();
  expect(documented.get('signOut')?.summary).toBe(
    'Ends the session of this browser, if there is one',
  );
  expect(documented.get('endSessionsOf')?.description).toBe(
    'For organisers. Refusals of its own: not-found, failed-precondition. Audit trail: account.sessions-ended.',
  );
  const form = documented.get('uploadNominationDocument')?.requestBody?.content;
  expect(form?.['multipart/form-data']?.schema.required).toEqual(['file']);
});

test("refusals that follow from a call's inputs are documented without being listed", async () => {
  const documented = await operations();
  const statuses = (name: string) => Object.keys(documented.get(name)?.responses ?? {}).join(' ');
  expect([
    statuses('submitTechNomination'),
    statuses('resendMail'),
    statuses('getLiveness'),
  ]).toEqual([
    '201 400 401 409 412 413 415 429 500 503',
    '204 400 401 403 404 412 413 415 429 500 503',
    '200 429 500 503',
  ]);
});

test('people read the document in a viewer of the same origin, where mails are shown, too', async () => {
  expect((await suite().app.inject('/api/docs')).statusCode).toBe(404);
  const { app } = await buildTestApp({ NODE_ENV: 'development' });
  const page = await app.inject('/api/docs/');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  const scripts = [...page.body.matchAll(/src="([^"]+\.js)"/g)].map(([, path = '']) => path);
  const replies = scripts.map((path) => app.inject(new URL(path, 'http://a/api/docs/').pathname));
  expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await app.close();
});
