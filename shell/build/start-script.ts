import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { integrityOf } from '../../shared/federation/integrity';
import { rules } from '../../shared/federation/webpack';
import { bundle } from './bundle';
import type { CheckedFile } from './html';

const entry = join(import.meta.dirname, '../src/boot/start.ts');

/** The start script by itself, without anything of the shell or of federation. */
const config = (path: string): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context: join(import.meta.dirname, '..'),
  entry: { start: entry },
  devtool: false,
  resolve: { extensions: ['.ts'] },
  module: { rules: rules('production') },
  output: { path, filename: '[name].js' },
  optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
});

/** Compiles the start script; `read` names the files that it comes from. */
export async function writeStartScript(
  dist: string,
): Promise<{ start: CheckedFile; read: readonly string[] }> {
  const dir = await mkdtemp(join(tmpdir(), 'start-'));
  try {
    const read = await bundle(config(dir));
    const code = await readFile(join(dir, 'start.js'), 'utf8');
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const address = `/assets/start.${hash}.js`;
    await writeFile(join(dist, address), code);
    return { start: { address, integrity: integrityOf(code) }, read };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
