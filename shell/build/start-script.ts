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

/**
 * Compiles a script that stands in pages: `start` in each prerendered one, `browserAhead` in the others.
 * @throws Error if its text would end its element or swallow what follows.
 */
export async function compileInline(name: 'start' | 'earlyList' | 'browserAhead'): Promise<string> {
  const code = await compiled(name);
  if (/<(!--|\/?script)/i.test(code))
    throw new Error(`The script ${name} holds what cannot stand in a page.`);
  return code;
}
