import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { rules } from '../../shared/federation/webpack';
import { bundle } from './bundle';

const entryOf = (name: string) => join(import.meta.dirname, `../src/boot/${name}.ts`);

/** Bundles a script alone, without the shell or federation. */
const config =
  (name: string) =>
  (path: string): Configuration => ({
    mode: 'production',
    target: ['web', 'es2022'],
    context: join(import.meta.dirname, '..'),
    entry: { [name]: entryOf(name) },
    devtool: false,
    resolve: { extensions: ['.ts'] },
    module: { rules: rules('production') },
    output: { path, filename: '[name].js' },
    optimization: {
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
    },
  });

const compiled = (name: string) =>
  bundle(config(name), (dir) => readFile(join(dir, `${name}.js`), 'utf8'));

/** Compiles the service worker of the judge portal. */
export const compilePortalWorker = () => compiled('portalWorker');

/** Compiles the script that fetches ahead what a portal needs. */
export const compilePortalAhead = () => compiled('portalAhead');

/**
 * Compiles the start script, which is inlined in each prerendered page.
 * @throws Error if its text would end its element or swallow what follows.
 */
export async function compileStartScript(): Promise<string> {
  const code = await compiled('start');
  if (/<(!--|\/?script)/i.test(code))
    throw new Error('The start script holds what cannot stand in a page.');
  return code;
}
