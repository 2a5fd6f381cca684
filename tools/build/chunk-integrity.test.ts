import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ChunkIntegrity } from '../../shared/federation/chunk-integrity';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chunks-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, content: string) => writeFileSync(join(folder, file), content);
const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

/** Builds an entry that loads one chunk with a style sheet. */
async function build(): Promise<void> {
  put('chunk.css', '.a { color: red }');
  put('chunk.js', "import './chunk.css'; export const told = 'loaded';");
  put('entry.js', "import('./chunk.js').then(console.log);");
  const use = [MiniCssExtractPlugin.loader, require.resolve('css-loader')];
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist'), chunkFilename: '[name].js' },
    module: { rules: [{ test: /\.css$/, use }] },
    optimization: { minimize: false, chunkIds: 'named' },
    plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].css' }), new ChunkIntegrity()],
  });
  const stats = await new Promise<webpack.Stats | null | undefined>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() => (error ? reject(error) : resolve(result)));
    });
  });
  expect(stats?.compilation.errors).toEqual([]);
}

test('an entry checks the hash of each script and style sheet that it loads', async () => {
  await build();
  const code = read('main.js');
  const [, table] = /new Map\("([^"]+)"/.exec(code) ?? [];
  const entry = (kind: string) => {
    const hash = createHash('sha256')
      .update(read(`chunk_js.${kind}`))
      .digest('base64');
    return `chunk_js.${kind} ${hash.replace('=', '')}`;
  };
  expect(table?.split(';')).toEqual([entry('css'), entry('js')]);
  expect(code).toContain('return "sha256-" + hash + "=";');
  for (const element of ['script', 'linkTag']) {
    expect(code).toContain(`${element}.crossOrigin = "anonymous"`);
    expect(code).toContain(`${element}.integrity = __webpack_require__.integrityOf(`);
  }
}, 60_000);
