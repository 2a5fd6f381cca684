import { createHash } from 'node:crypto';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ChunkIntegrity } from '../../shared/federation/chunk-integrity';
import { testFolder } from '../testing/folder';

const folder = testFolder();
const read = (file: string) => folder.read(`dist/${file}`);

/** Builds an entry that loads one chunk with a style sheet. */
async function build(): Promise<void> {
  folder.putAll({
    'chunk.css': '.a { color: red }',
    'chunk.js': "import './chunk.css'; export const text = 'loaded';",
    'entry.js': "import('./chunk.js').then(console.log);",
  });
  const use = [MiniCssExtractPlugin.loader, require.resolve('css-loader')];
  const compiler = webpack({
    mode: 'production',
    context: folder.path,
    entry: './entry.js',
    output: { path: join(folder.path, 'dist'), chunkFilename: '[name].js' },
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
