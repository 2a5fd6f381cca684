import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { bundle } from './bundle';

const root = join(import.meta.dirname, '../..');

/** What each program does, by the name of its source in `shell/verify`. */
const tasks = {
  'verify-ledger': 'Checks a published ledger',
  'verify-plan': 'Makes a plan of who judges what again',
} as const;
type Program = keyof typeof tasks;

const headOf = (program: Program) => `#!/usr/bin/env node
// ${tasks[program]} offline on Node 20 or newer; run it without arguments for usage.
// Built from shell/verify/${program}.ts.
`;

const config = (program: Program, path: string): Configuration => ({
  mode: 'production',
  target: 'node20',
  context: root,
  entry: `./shell/verify/${program}.ts`,
  experiments: { outputModule: true },
  output: { path, filename: `${program}.mjs`, module: true, chunkFormat: 'module' },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: {
          jsc: { target: 'es2022', parser: { syntax: 'typescript' }, preserveAllComments: true },
        },
      },
    ],
  },
  // Not minified, so that people can read the program before they run it.
  optimization: { minimize: false, moduleIds: 'named' },
  devtool: false,
  performance: { hints: false },
});

/** Bundles a command that checks what we say into one file that Node runs without packages. */
export async function bundleVerifier(program: Program): Promise<string> {
  const bundled = await bundle(
    (path) => config(program, path),
    (dir) => readFile(join(dir, `${program}.mjs`), 'utf8'),
  );
  return headOf(program) + bundled;
}
