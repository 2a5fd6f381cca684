import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { rules } from '../../shared/federation/webpack';
import { bundle } from './bundle';

const entry = join(import.meta.dirname, '../src/boot/start.ts');

/** Bundles the start script alone, without the shell or federation. */
const config = (path: string): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context: join(import.meta.dirname, '..'),
  entry: { start: entry },
  devtool: false,
  resolve: { extensions: ['.ts'] },
  module: { rules: rules('production') },
  output: { path, filename: '[name].js' },
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
  },
});

/**
 * Compiles the start script, which is inlined in each prerendered page.
 * @throws Error if its text would end its element or swallow what follows.
 */
export async function compileStartScript(): Promise<string> {
  const code = await bundle(config, (dir) => readFile(join(dir, 'start.js'), 'utf8'));
  if (/<(!--|\/?script)/i.test(code))
    throw new Error('The start script holds what cannot stand in a page.');
  return code;
}
