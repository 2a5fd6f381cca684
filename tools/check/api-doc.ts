// Writes the generated parts of docs/api.md: the calls of the contract, the collections of the stores.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTable } from './calls-table';

const page = join(import.meta.dirname, '../../docs/api.md');

// By its path: the API's types are a program of their own, and do not mix with those of the tools.
const { withCollections }: { withCollections(page: string): string } = await import(
  join(import.meta.dirname, '../../api/src/modules/collections-in-markdown.ts')
);

await writeFile(page, withCollections(withTable(await readFile(page, 'utf8'))));
