import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import manifest from './package.json' with { type: 'json' };

const folder = dirname(fileURLToPath(import.meta.url));

/** These come as ES modules or TypeScript only, so that they are bundled; the others are installed. */
const bundled = ['@meritum/shared', 'any-ascii', 'file-type', 'openid-client', 'p-queue'];

/** These, too, but they are installed with much else: code that is loaded late imports them. */
const imported = ['age-encryption', 'pdfjs-dist/legacy/build/pdf.mjs'];

/** `debug` tries to load this one for its colours, and goes without it. */
const optional = ['supports-color'];
const installed = [...Object.keys(manifest.dependencies), ...optional].filter(
  (name) => !bundled.includes(name),
);

/** Fonts and templates of papers, which the threads read while they run. */
const copyPapers: WebpackPluginInstance = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterEmit.tapPromise('papers', async ({ compiler: { outputPath } }) => {
      for (const read of ['fonts', 'templates'])
        await cp(join(folder, 'src/platform/papers', read), join(outputPath, 'papers', read), {
          recursive: true,
        });
    }),
};

/** Configuration of the program that production runs: `dist/meritum.cjs`, and its threads. */
export function apiConfig(mode: 'production' | 'development' = 'production'): Configuration {
  return {
    name: 'api',
    mode,
    target: 'node20',
    context: folder,
    devtool: 'source-map',
    entry: {
      meritum: './src/meritum.ts',
      worker: './src/composition/worker.ts',
    },
    output: {
      path: join(folder, 'dist'),
      filename: '[name].cjs',
      clean: true,
      library: { type: 'commonjs2' },
    },
    externals: [
      ({ request = '' }, done) => {
        const isInstalled = installed.some((it) => request === it || request.startsWith(`${it}/`));
        const how = imported.includes(request) ? 'import' : 'commonjs';
        return isInstalled ? done(undefined, `${how} ${request}`) : done();
      },
    ],
    plugins: [copyPapers],
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    // Readable stack traces are worth more here than a smaller file.
    optimization: { minimize: false, nodeEnv: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Builds the API into `api/dist/`. Rejects with the compiler's words. */
export function buildApi(mode?: 'production' | 'development'): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(apiConfig(mode), (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only' })));
      return resolve();
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildApi();
