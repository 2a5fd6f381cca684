import { expect, test } from './outage';

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
