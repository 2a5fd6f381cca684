import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * `bundle-program.mjs <script> <file>`: writes a script of ours, with all of ours that it imports, as
 * one file that node runs as it is. It starts in a third of the time that tsx takes for the sources.
 * Packages stay outside; the file has to lie where they are found.
 */
const [script = '', outfile = ''] = process.argv.slice(2);

/** A source knows its own folder, also in a file that lies elsewhere. */
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
  packages: 'external',
  alias: { '@meritum/shared': fileURLToPath(new URL('../../shared', import.meta.url)) },
});
