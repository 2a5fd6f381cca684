import { buildTestApp } from '../../../testing/app';

test('with its database the API is live and ready', async () => {
  const { app } = await buildTestApp();
  for (const url of ['/api/health/live', '/api/health/ready']) {
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
  }
  // Fastify's own limit would abort a start that waits for a migration or a plan.
  expect(app.initialConfig.pluginTimeout).toBe(0);
  await app.close();
});

test('without its database the API is live, not ready, and answers instead of hanging', async () => {
  const { app, log } = await buildTestApp({
    MONGODB_URI: 'mongodb://someone:secret@127.0.0.1:1',
    MONGODB_WAIT_MS: '100',
  });
  expect((await app.inject('/api/health/live')).statusCode).toBe(200);
  const unavailable = { status: 503, code: 'unavailable' };
  expect((await app.inject('/api/health/ready')).json()).toMatchObject(unavailable);
  const reply = await app.inject({ method: 'POST', url: '/api/auth/refresh' });
  expect(reply.json()).toMatchObject(unavailable);
  expect(reply.headers['retry-after']).toBe('5');
  expect(log.text()).toContain('the database cannot be reached (MONGODB_URI)');
  expect(log.text()).not.toContain('secret');
  await app.close();
});
