import { join } from 'node:path';
import { root } from '../parts';

/** Arguments of node that run a source of the API as it stands, without a build. */
export const sourceArgs = (file: string): readonly string[] => [
  '--import',
  'tsx',
  join('api/src', file),
];

/** Settings of an API that runs from its sources. */
export const sourceEnv = {
  NODE_ENV: 'development',
  // tsx looks in the working folder only, and without it takes the JSX of mails for the old kind.
  TSX_TSCONFIG_PATH: join(root, 'api/tsconfig.json'),
};
