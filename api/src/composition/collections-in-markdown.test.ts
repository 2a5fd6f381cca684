import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineStore, nothingPersonal } from '../module-kit/define-store';
import { collectionsInMarkdown, withCollections } from './collections-in-markdown';

test('docs/api.md has every collection of the stores, as table and diagram', async () => {
  // To update it: node --import tsx tools/check/api-doc.ts
  const page = await readFile(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
  expect(page).toBe(withCollections(page));
});

test('a reference to a collection that no store has is refused', () => {
  const store = defineStore({
    contents: { judges: { holds: 'People', refersTo: { accountId: 'accounts' } } },
    collections: { judges: [] },
    personalData: nothingPersonal('invented'),
    createStore: () => undefined,
  });
  expect(() => collectionsInMarkdown([store])).toThrow('judges refers to accounts');
});

test('a page without markers for the collections is refused', () => {
  expect(() => withCollections('# The API')).toThrow('The page has no');
});
