import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../parts';
import { type KeptCopies, keptCopies } from './kept-copies';

const text = /\.(js|css|html|json|svg|txt|xml|ico|webmanifest|ics)$/;
/** Bytes below which a second copy costs more than it saves. */
const worthwhile = 1_024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** How each copy is made, by the end of its name; a change of either makes all of them anew. */
const ways = {
  br: (content: Buffer) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => gz(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compress(file: string, kept: KeptCopies): Promise<void> {
  const content = await readFile(file);
  if (content.length <= worthwhile) return;
  const copies = Object.entries(ways).map(async ([end, way]) => {
    const copy = await kept.of(content, `${end} ${way}`, () => way(content));
    await writeFile(`${file}.${end}`, copy);
  });
  await Promise.all(copies);
}

/**
 * Writes a brotli and a gzip copy beside each text file, so that no server compresses anything.
 * Copies of what is large are kept between builds, because libraries change less often than pages.
 */
export async function precompress(
  dist: string,
  keptIn = join(root, 'node_modules/.cache/compressed'),
): Promise<void> {
  const entries = await readdir(dist, { recursive: true });
  const queue = entries.filter((name) => text.test(name)).map((name) => join(dist, name));
  const kept = keptCopies(keptIn);
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compress(file, kept);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  await kept.prune();
}
