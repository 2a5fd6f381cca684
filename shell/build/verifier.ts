import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { bundle } from './bundle';

const root = join(import.meta.dirname, '../..');

const head = `#!/usr/bin/env node
// Makes a plan of who judges what again, offline on Node 20 or newer; run it without arguments for usage.
// Built from shell/verify/verify-plan.ts.
`;

const config = (path: string): Configuration => ({
  mode: 'production',
  target: 'node20',
  context: root,
  entry: './shell/verify/verify-plan.ts',
  experiments: { outputModule: true },
  output: { path, filename: 'verify-plan.mjs', module: true, chunkFormat: 'module' },
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

/** Bundles the command that recomputes an assignment plan into one file for Node. */
export async function bundleVerifier(): Promise<string> {
  const bundled = await bundle(config, (dir) => readFile(join(dir, 'verify-plan.mjs'), 'utf8'));
  return head + bundled;
}
