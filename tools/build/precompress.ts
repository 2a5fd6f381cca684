import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remotesBuild } from './remotes-build';

const text = /\.(js|css|html|json|svg|txt|xml|ico|webmanifest)$/;
/** Files smaller than this are not compressed. */
const worthwhile = 1_024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** The highest quality makes a download a tenth smaller and takes twenty times as long. */
const quality = () => (remotesBuild() > 0 ? constants.BROTLI_MAX_QUALITY : 9);

/** Compressors by file extension. */
const ways = {
  br: (content: Buffer) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality(),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => gz(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= worthwhile) return;
  const copies = Object.entries(ways).map(async ([end, way]) =>
    writeFile(`${file}.${end}`, await way(content)),
  );
  await Promise.all(copies);
}

/** Writes a brotli and a gzip copy beside each text file, so that no server has to compress. */
export async function precompress(dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true });
  const queue = entries.filter((name) => text.test(name)).map((name) => join(dist, name));
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
