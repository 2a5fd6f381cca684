import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * `bundle-program.mjs <script> <file>`: bundles a script and all that it imports into one file for
 * node: finding and reading its packages one by one would take half of its start. The file must be
 * where node finds those that stay outside.
 */
const [script = '', outfile = ''] = process.argv.slice(2);

/** Packages that read files beside their own. */
const external = ['@myriaddreamin/*', '@node-rs/*', 'sharp', 'piscina', 'pino', 'thread-stream'];

/** What CommonJS packages expect, within an ES module. */
const js = `import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url);
const __dirname = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
`;

/** Keeps import.meta.dirname pointing at the source's folder. */
const folders = {
  name: 'folders',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.dirname')) return undefined;
      const folder = JSON.stringify(dirname(path));
      return { loader: 'ts', contents: source.replaceAll('import.meta.dirname', folder) };
    });
  },
};

await build({
  entryPoints: [script],
  outfile,
  bundle: true,
  plugins: [folders],
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  external,
  banner: { js },
  alias: { '@meritum/shared': fileURLToPath(new URL('../../shared', import.meta.url)) },
});
