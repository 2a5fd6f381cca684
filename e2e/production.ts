import { hasCaddy, type Production, startProduction } from '../tools/deploy/production';
import { test as base } from './fixtures';

/** The site behind the proxies of docker-compose.yml, with the API of the shared stack. */
export const test = base.extend<object, { production: Production }>({
  production: [
    async ({}, use) => {
      const production = await startProduction(Number(process.env.E2E_API_PORT));
      await use(production);
      await production.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ production }, use) => use(production.address),
});

/** Skips the journeys, with a reason, if the proxy is missing. */
export function inProduction(): void {
  test.use({ ignoreHTTPSErrors: true });
  test.skip(!hasCaddy(), 'not checked: no caddy on the PATH');
}

export { expect } from './fixtures';
