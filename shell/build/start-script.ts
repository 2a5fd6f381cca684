import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformFile } from '@swc/core';
import { integrityOf } from '../../shared/federation/integrity';
import type { CheckedFile } from './html';

const source = join(import.meta.dirname, '../src/boot/start.ts');

/** Compiles the start script on its own, without the federation runtime. */
export async function writeStartScript(dist: string): Promise<CheckedFile> {
  const { code } = await transformFile(source, {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      minify: { compress: true, mangle: { toplevel: true } },
    },
    minify: true,
    isModule: false,
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const address = `/assets/start.${hash}.js`;
  await writeFile(join(dist, address), code);
  return { address, integrity: integrityOf(code) };
}
