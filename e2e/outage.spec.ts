import { remoteNames } from '../shared/programme/routes';
import { expect, test } from './outage';

test('each remote alone may be down: its paths answer 503, everything else works', async ({
  stack,
  request,
}) => {
  for (const name of remoteNames) {
    await stack.children[name].stop();
    const gone = await request.get(`/remotes/${name}/integrity.json`);
    expect([name, gone.status()]).toEqual([name, 503]);
    expect((await request.get('/')).status()).toBe(200);
    expect((await request.get('/api/health/ready')).status()).toBe(200);
    await stack.children[name].start();
    expect((await request.get(`/remotes/${name}/integrity.json`)).status()).toBe(200);
  }
});

test('without the API its paths answer 503 as a problem, and the pages work', async ({
  stack,
  request,
}) => {
  await stack.children.api.kill();
  const reply = await request.get('/api/health/ready');
  expect(reply.status()).toBe(503);
  expect(reply.headers()['content-type']).toBe('application/problem+json');
  expect(await reply.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect((await request.get('/tech-nomination')).status()).toBe(200);
});

test('a stopped part is restarted', async ({ stack, request }) => {
  const before = stack.children['mf-admin'].pid;
  stack.children['mf-admin'].crash();
  await expect
    .poll(async () => (await request.get('/remotes/mf-admin/integrity.json')).status())
    .toBe(503);
  await expect
    .poll(async () => (await request.get('/remotes/mf-admin/integrity.json')).status())
    .toBe(200);
  expect(stack.children['mf-admin'].pid).not.toBe(before);
});

test('the API is ready again after the database was killed', async ({ stack, request }) => {
  await stack.database.kill();
  await expect.poll(async () => (await request.get('/api/health/ready')).status()).toBe(503);
  await stack.database.start();
  await expect.poll(async () => (await request.get('/api/health/ready')).status()).toBe(200);
});
