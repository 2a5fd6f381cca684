import { calls } from '@meritum/shared/contracts/calls';
import { registration } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';

const suite = suiteApp({ PUBLIC_ORIGIN: 'http://localhost:4100' });

test('on this computer without TLS a session lasts in browsers that keep no secure cookie there', async () => {
  const browser = new TestBrowser(suite().app);
  const { cookies } = await browser.post(calls.register.path, registration());
  expect(cookies).toHaveLength(2);
  expect(cookies.filter(({ name, secure }) => secure || name.startsWith('__'))).toEqual([]);
  expect(await browser.session()).toMatchObject({ user: { role: 'user' } });
  await browser.post(calls.signOut.path);
  expect(await browser.session()).toBeUndefined();
});
