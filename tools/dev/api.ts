import { join } from 'node:path';
import { root } from '../parts';

/** Arguments of node to run an API command from its sources. */
export const sourceArgs = (command: string): readonly string[] => [
  '--import',
  'tsx',
  'api/src/meritum.ts',
  command,
];

/** Settings for an API that runs from its sources. */
export const sourceEnv = {
  NODE_ENV: 'development',
  // tsx looks for tsconfig.json in the working folder only, and would compile the mails' JSX for an
  // older React.
  TSX_TSCONFIG_PATH: join(root, 'api/tsconfig.json'),
};
