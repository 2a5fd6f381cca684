import type { MayCall } from '@meritum/shared/contracts/calls/call';
import type { InjectOptions } from 'fastify';
import { registerAccount, setRole } from '../../testing/accounts';
import { buildTestApp, suiteApp } from '../../testing/app';

/** Who may call what: one row a route. A new route fails this test until it has its row. */
const table: Record<string, MayCall> = {
  'GET /api/health/live': 'public',
  'GET /api/health/ready': 'public',
  'GET /api/openapi.json': 'public',
  'POST /api/auth/register': 'public',
  'POST /api/auth/sign-in': 'public',
  'POST /api/auth/sign-out': 'public',
  'POST /api/auth/refresh': 'public',
  'POST /api/auth/sign-out-everywhere': 'signed-in',
  'POST /api/auth/password-reset': 'public',
  'POST /api/auth/password-reset/confirm': 'public',
  'GET /api/auth/google/start': 'public',
  'GET /api/auth/google/callback': 'public',
  'POST /api/auth/email-confirmation': 'signed-in',
  'POST /api/auth/email-confirmation/confirm': 'signed-in',
  'GET /api/account': 'signed-in',
  'PATCH /api/account': 'signed-in',
  'POST /api/account/password': 'signed-in',
  'POST /api/account/deletion': 'signed-in',
  'GET /api/account/export': 'signed-in',
  'GET /api/account/sessions': 'signed-in',
  'DELETE /api/account/sessions/:sessionId': 'signed-in',
  'GET /api/admin/mails/undelivered': 'admin',
  'POST /api/admin/mails/resend': 'admin',
  'POST /api/nominations': 'signed-in',
  'GET /api/nominations/status': 'signed-in',
  'POST /api/nominations/documents': 'signed-in',
  'GET /api/documents/:documentId': 'signed-in',
  'GET /api/winners': 'public',
  'GET /api/winners/feed.atom': 'public',
};

const suite = suiteApp();

const rows = Object.entries(table);

const requestOf = (row: string): InjectOptions => {
  const [method = '', url = ''] = row.split(' ');
  return {
    method: method as 'GET',
    url: url.replace(':documentId', 'a'.repeat(24)),
    ...(method === 'POST' || method === 'PATCH' ? { payload: {} } : {}),
  };
};

test('each registered route has its row, with the right that it states', () => {
  expect(Object.fromEntries(suite().app.rights)).toEqual(table);
});

test.each(rows.filter(([, policy]) => policy === 'public'))('%s answers visitors', async (row) => {
  const { statusCode } = await suite().app.inject(requestOf(row));
  expect([200, 204, 303, 400]).toContain(statusCode);
});

test.each(rows.filter(([, policy]) => policy !== 'public'))(
  '%s is refused without a token, with a wrong one and with one that was signed out',
  async (row) => {
    const request = requestOf(row);
    const person = await registerAccount(suite().app);
    await suite().app.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      cookies: { '__Host-refresh': person.cookie },
    });
    for (const headers of [{}, { authorization: 'Bearer a.b.c' }, person.authorized]) {
      const reply = await suite().app.inject({ ...request, headers });
      expect(reply.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  },
);

test.each(rows.filter(([, policy]) => policy === 'signed-in'))(
  '%s lets a signed-in person in',
  async (row) => {
    const { authorized } = await registerAccount(suite().app);
    const reply = await suite().app.inject({ ...requestOf(row), headers: authorized });
    expect(reply.statusCode).not.toBe(401);
  },
);

test.each(rows.filter(([, policy]) => policy === 'admin'))(
  'PERM-011 %s answers admins and refuses everybody else',
  async (row) => {
    const { app } = suite();
    const { accountId, authorized: headers } = await registerAccount(app);
    const refused = await app.inject({ ...requestOf(row), headers });
    expect(refused.json()).toMatchObject({ status: 403, code: 'permission-denied' });
    await setRole(app, accountId, 'admin');
    const reply = await app.inject({ ...requestOf(row), headers });
    expect([200, 400]).toContain(reply.statusCode);
  },
);

test('a route that does not say who may call it cannot be registered', async () => {
  await expect(
    buildTestApp({}, (app) => {
      app.get('/api/open-by-mistake', { schema: { response: {} } }, async () => 'secret');
    }),
  ).rejects.toThrow('GET /api/open-by-mistake does not say who may call it');
});
