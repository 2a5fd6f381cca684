import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { root } from '../parts';

/** The command as one file that Node runs without anything of ours, kept in the repository. */
export const bundleFile = join(root, 'tools/verify/verify-ledger.mjs');

const head = `#!/usr/bin/env node
// Checks a published ledger, without a network, on Node 20 or newer; without arguments it says what
// it takes.
// Made of tools/verify/verify-ledger.ts by: node --import tsx tools/verify/write-bundle.ts
`;

const config = (path: string): Configuration => ({
  mode: 'production',
  target: 'node20',
  context: root,
  entry: './tools/verify/verify-ledger.ts',
  experiments: { outputModule: true },
  output: { path, filename: 'bundle.mjs', module: true, chunkFormat: 'module' },
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
  // To be read before it is run.
  optimization: { minimize: false, moduleIds: 'named' },
  devtool: false,
  performance: { hints: false },
});

const build = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(config(path), (error, stats) => {
      if (error || stats?.hasErrors())
        reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });

/** The text of the bundle as it comes from the sources now. */
export async function bundled(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verify-'));
  try {
    await build(folder);
    return head + (await readFile(join(folder, 'bundle.mjs'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
