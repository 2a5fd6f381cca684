import { operations } from '@meritum/shared/contracts/calls/contract';
import fastify from 'fastify';
import { type App, type ZodTypes, zodSchemas } from '../zod/provider';
import { calls, requireEveryCall } from './calls';

async function bare(): Promise<App> {
  const app: App = fastify().withTypeProvider<ZodTypes>();
  await app.register(zodSchemas);
  await app.register(calls);
  return app;
}

const session = {
  accessToken: 'token',
  expiresIn: 600,
  user: { uid: 'a', email: 'a@b.example', displayName: 'A', emailConfirmed: true, role: 'user' },
} as const;

const form = { fullName: 'Ada Example', email: 'ADA@example.com ', password: 'a long secret' };

test('a call cannot have two handlers, in any part of the application', async () => {
  const app = await bare();
  app.call('signOut', async () => {});
  await expect(
    app.register(async (scope: App) => scope.call('signOut', async () => {})),
  ).rejects.toThrow('signOut has two handlers');
});

test('an application that leaves a call out does not start', async () => {
  const app = await bare();
  for (const name of operations)
    if (name !== 'getWinners' && name !== 'endSession') app.answered.add(name);
  expect(() => requireEveryCall(app)).toThrow('No handler for endSession, getWinners');
  app.answered.add('getWinners').add('endSession');
  expect(() => requireEveryCall(app)).not.toThrow();
});

test('a handler gets the parsed request, and its reply has the status of the contract', async () => {
  const app = await bare();
  const asked: unknown[] = [];
  app.call('register', ({ actor, body, query, params }) => {
    asked.push({ actor, body, query, params });
    return session;
  });
  const reply = await app.inject({ method: 'POST', url: '/api/auth/register', payload: form });
  const body = { ...form, email: 'ada@example.com' };
  expect(asked).toEqual([{ actor: undefined, body, query: {}, params: {} }]);
  expect([reply.statusCode, reply.json()]).toEqual([201, session]);
});

test('a handler without a result replies 204, even if a body is allowed', async () => {
  const app = await bare();
  app.call('signOut', async () => {});
  app.call('refreshSession', async () => undefined);
  for (const url of ['/api/auth/sign-out', '/api/auth/refresh']) {
    const reply = await app.inject({ method: 'POST', url });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
  }
});

test('a handler may write the reply itself', async () => {
  const app = await bare();
  app.call('getWinnersFeed', ({ reply }) => reply.code(304).send());
  app.call('finishGoogleSignIn', ({ reply }) => reply.redirect('/signed-in', 303));
  const feed = await app.inject('/api/winners/feed.atom');
  const arrival = await app.inject('/api/auth/google/callback?state=x');
  expect([feed.statusCode, arrival.statusCode, arrival.headers.location]).toEqual([
    304,
    303,
    '/signed-in',
  ]);
});

test('replies contain only fields of the contract', async () => {
  const app = await bare();
  const more = { ...session, user: { ...session.user, passwordHash: 'secret' } };
  app.call('register', () => more);
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { fullName: 'A', email: 'a@b.example', password: 'correct horse' },
  });
  expect(reply.json()).toEqual(session);
});
