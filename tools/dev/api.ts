import { join } from 'node:path';
import { root } from '../parts';

/** Arguments of node that run a command of the API from its sources, without a build. */
export const sourceArgs = (command: string): readonly string[] => [
  '--import',
  'tsx',
  'api/src/meritum.ts',
  command,
];

/** Settings of an API that runs from its sources. */
export const sourceEnv = {
  NODE_ENV: 'development',
  // tsx looks in the working folder only, and without it takes the JSX of mails for the old kind.
  TSX_TSCONFIG_PATH: join(root, 'api/tsconfig.json'),
};
