import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { assetModuleFilename, constants, rules, target } from '../../shared/federation/webpack';
import { bundle } from './bundle';
import { publicPictures } from './prerender-config';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../..');
const boot = join(root, 'shell/src/boot');

const entries = {
  start: join(boot, 'start.ts'),
  browserAhead: join(boot, 'browserAhead.ts'),
  portalWorker: join(boot, 'portalWorker.ts'),
  early: join(root, 'mf-public/src/early.ts'),
};

/** Bundles a script alone, with Preact. Its links are plain, because no router is loaded yet. */
const config =
  (name: keyof typeof entries) =>
  (path: string): Configuration => ({
    mode: 'production',
    target,
    context: join(root, 'shell'),
    entry: { [name]: entries[name] },
    devtool: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        react$: require.resolve('preact/compat'),
        'react-dom$': require.resolve('preact/compat'),
        'react-dom/client$': require.resolve('preact/compat/client'),
        'react/jsx-runtime$': require.resolve('preact/jsx-runtime'),
        '@meritum/shared/router$': join(root, 'shell/src/boot/plainLink.tsx'),
      },
    },
    module: { rules: [...rules('production'), publicPictures] },
    output: { path, filename: '[name].js', assetModuleFilename },
    optimization: {
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
    },
    plugins: [constants(), new MiniCssExtractPlugin()],
  });

const compiled = (name: keyof typeof entries) =>
  bundle(config(name), (dir) => readFile(join(dir, `${name}.js`), 'utf8'));

export const compilePortalWorker = () => compiled('portalWorker');

/** Compiles a script for inlining. @throws Error if its text would end its element. */
export async function compileInline(name: 'start' | 'early' | 'browserAhead'): Promise<string> {
  const code = await compiled(name);
  if (/<(!--|\/?script)/i.test(code))
    throw new Error(`The script ${name} holds what cannot stand in a page.`);
  return code;
}
