import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleFiles } from './files';

/** Writes the sample data into the repository: `node --import tsx tools/samples/generate.ts`. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const files = sampleFiles();
for (const [path, content] of files) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}
console.log(`${files.size} files written`);
