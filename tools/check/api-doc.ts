// Writes the generated parts of docs/api.md: the calls of the contract, the collections of the stores.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callsInMarkdown } from './calls-table';
import { withPart } from './generated';

const checkout = join(import.meta.dirname, '../..');
const page = join(checkout, 'docs/api.md');

// By its path: the API's types are a program of their own, and do not mix with those of the tools.
const { collectionsInMarkdown }: { collectionsInMarkdown(): string } = await import(
  join(checkout, 'api/src/modules/collections-in-markdown.ts')
);

const withCalls = withPart(await readFile(page, 'utf8'), 'calls', callsInMarkdown());
await writeFile(page, withPart(withCalls, 'collections', collectionsInMarkdown()));
