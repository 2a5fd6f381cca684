// Writes the generated documents: docs/api.md and the browser's addresses.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressLists } from './address-lists';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/api.md');

// Imported dynamically, because the types of the API and of the tools are separate programs.
const { withCollections }: { withCollections(page: string): string } = await import(
  join(root, 'api/src/composition/collections-in-markdown.ts')
);

await writeFile(page, withCollections(await readFile(page, 'utf8')));
for (const [path, text] of Object.entries(addressLists)) await writeFile(join(root, path), text);
