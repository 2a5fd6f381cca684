// Writes anew what follows from the contract: the table in docs/api.md, and the browser's addresses.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressLists } from './address-lists';
import { withTable } from './calls-table';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/api.md');

await writeFile(page, withTable(await readFile(page, 'utf8')));
for (const [path, text] of Object.entries(addressLists)) await writeFile(join(root, path), text);
