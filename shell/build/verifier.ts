import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { bundle } from './bundle';

const root = join(import.meta.dirname, '../..');

const head = `#!/usr/bin/env node
// Checks a published ledger offline on Node 20 or newer; run it without arguments for usage. Built
// from tools/verify/verify-ledger.ts.
`;

const config = (path: string): Configuration => ({
  mode: 'production',
  target: 'node20',
  context: root,
  entry: './tools/verify/verify-ledger.ts',
  experiments: { outputModule: true },
  output: { path, filename: 'verify-ledger.mjs', module: true, chunkFormat: 'module' },
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

/** Bundles the command that checks a ledger into one file that Node runs without packages. */
export async function bundleVerifier(): Promise<string> {
  return head + (await bundle(config, (dir) => readFile(join(dir, 'verify-ledger.mjs'), 'utf8')));
}
