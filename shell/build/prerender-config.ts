import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { assetModuleFilename, constants, rules } from '../../shared/federation/webpack';
import { shellRoutes } from '../../shared/programme/routes';

const root = join(import.meta.dirname, '..', '..');

/** The address of mf-public's files, which may be on another server than the shell. */
export const publicRemote = process.env.MERITUM_PUBLIC_REMOTE ?? '/remotes/mf-public/';

/** Pictures keep the addresses that the build of mf-public gives them. */
export const publicPictures = {
  test: /\.(woff2|png|jpe?g|webp|avif|svg)$/,
  include: join(root, 'mf-public'),
  generator: { publicPath: publicRemote, emit: false },
};

/** Bundles shell and public pages for Node, without federation; the styles become one file. */
export function prerenderConfig(path: string): Configuration {
  return {
    name: 'prerender',
    mode: 'production',
    target: 'node20',
    context: join(root, 'shell'),
    entry: { prerender: './src/boot/prerender.tsx' },
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [...rules('production'), publicPictures],
    },
    output: {
      path,
      filename: '[name].cjs',
      publicPath: '/',
      library: { type: 'commonjs2' },
      assetModuleFilename,
    },
    optimization: { minimize: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    plugins: [
      constants(),
      // Rendered in the browser only; otherwise their styles would be in every page.
      new webpack.IgnorePlugin({
        resourceRegExp: new RegExp(`^\\.(${shellRoutes.join('|')})/`),
        contextRegExp: /shell[\\/]src[\\/]pages$/,
      }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
    ],
  };
}
