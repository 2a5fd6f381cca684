import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionsInMarkdown, withCollections } from './collections-in-markdown';
import { defineStore, nothingPersonal } from './define-store';

test('docs/api.md has every collection of the stores, as table and diagram', async () => {
  // To update it: node --import tsx tools/check/api-doc.ts
  const page = await readFile(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
  expect(page).toBe(withCollections(page));
});

test('an arrow says which field refers to which collection', () => {
  const stores = [
    defineStore({
      contents: {
        judges: { holds: 'People', refersTo: { accountId: 'judges', season: 'judges' } },
      },
      collections: { judges: [{ key: { accountId: 1 }, unique: true }] },
      personalData: nothingPersonal('invented'),
      createStore: () => undefined,
    }),
  ];
  const text = collectionsInMarkdown(stores);
  expect(text).toContain('| judges | composition | People | accountId |');
  expect(text).toContain('  judges ||--o| judges : "accountId"\n  judges ||--o{ judges : "season"');
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
