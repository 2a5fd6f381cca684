import { once } from 'node:events';
import { nodeServer } from '../processes/node-process';
import { localProviderEnv, wantsLocalProvider } from './settings';

// e2e/google.spec.ts shows signing in with it; oidc-provider tests the protocol.

test('it serves a site on this computer only', async () => {
  const provider = nodeServer(['--import', 'tsx', 'tools/identity/server.ts', '1'], {
    ...process.env,
    LOCAL_SIGN_IN_SECRET: 'a secret of the tests',
    LOCAL_SIGN_IN_SITE: 'https://awards.example',
  });
  const [code] = (await once(provider, 'exit')) as [number];
  expect(code).toBe(1);
}, 60_000);

test('it is not started beside a real provider or when none is wanted', () => {
  expect(wantsLocalProvider({})).toBe(true);
  expect(wantsLocalProvider({ GOOGLE_CLIENT_ID: 'real' })).toBe(false);
  expect(wantsLocalProvider({ GOOGLE_SIGN_IN: 'off' })).toBe(false);
});

test('each start has a secret of its own', () => {
  const site = 'http://localhost:4999';
  const secrets = [1, 2].map(() => localProviderEnv(site, 1).GOOGLE_CLIENT_SECRET);
  expect(new Set(secrets).size).toBe(2);
});
