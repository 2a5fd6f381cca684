// Writes the table of calls in docs/api.md anew, out of the contract.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTable } from './calls-table';

const page = join(import.meta.dirname, '../../docs/api.md');

await writeFile(page, withTable(await readFile(page, 'utf8')));
