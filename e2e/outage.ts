import { startOwnStack } from '../tools/start/own-stack';
import type { Stack } from '../tools/start/stack';
import { test as base } from './fixtures';

/**
 * For journeys in which a part of the site fails. Each worker has its own stack: a test ends its
 * processes (`stack.children.api.crash()`, `stack.database.kill()`) or replaces its parts
 * (`stack.routes`). Stopped parts are started again after the test.
 */
export const test = base.extend<{ restored: undefined }, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startOwnStack(() => {}, {}, false);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ stack }, use) => use(stack.address),

  restored: [
    async ({ stack }, use) => {
      await use(undefined);
      await stack.database.start();
      await Promise.all(Object.values(stack.children).map((child) => child.start()));
    },
    { auto: true, timeout: 600_000 },
  ],
});

export { expect } from './fixtures';
