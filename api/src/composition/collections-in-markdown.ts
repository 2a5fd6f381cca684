import type { Contents, Index, StoreDefinition } from '../module-kit/define-store';
import { allModules, allStores } from './modules';

type Collection = ReturnType<typeof collectionOf>;

const fieldsOf = ({ key }: Index) => Object.keys(key).join(' + ');

const moduleOf = (store: StoreDefinition) =>
  allModules.find(({ stores }) => Object.values(stores).includes(store))?.name ?? 'composition';

function collectionOf(store: StoreDefinition, name: string, contents: Contents) {
  const indexes = store.collections[name] ?? [];
  return {
    name,
    module: moduleOf(store),
    holds: contents.holds,
    refersTo: contents.refersTo ?? {},
    /** Unique indexes, each as the names of its fields. */
    unique: indexes.filter(({ unique }) => unique).map(fieldsOf),
  };
}

function collectionsOf(stores: readonly StoreDefinition[]): Collection[] {
  return stores
    .flatMap((store) =>
      Object.entries(store.contents).map(([name, held]) => collectionOf(store, name, held)),
    )
    .sort((a, b) => a.module.localeCompare(b.module) || a.name.localeCompare(b.name));
}

function rowOf({ name, module, holds, unique }: Collection): string {
  return `| ${name} | ${module} | ${holds} | ${unique.join('; ')} |`;
}

/** Mermaid allows no dots in names. */
const entity = (name: string) => name.replace('.', '_');

function arrowsOf({ name, refersTo, unique }: Collection): string[] {
  return Object.entries(refersTo).map(([field, other]) => {
    const many = field === '_id' || unique.includes(field) ? 'o|' : 'o{';
    return `  ${entity(other)} ||--${many} ${entity(name)} : "${field}"`;
  });
}

function diagramOf(collections: readonly Collection[]): string {
  const names = collections.map(({ name }) => name);
  for (const { name, refersTo } of collections)
    for (const other of Object.values(refersTo))
      if (!names.includes(other)) throw new Error(`${name} refers to ${other}, which no store has`);
  return ['```mermaid', 'erDiagram', ...collections.flatMap(arrowsOf), '```'].join('\n');
}

/** Returns the collections of the database as a table and a diagram in Markdown. */
export function collectionsInMarkdown(stores: readonly StoreDefinition[] = allStores): string {
  const collections = collectionsOf(stores);
  return [
    '| Collection | Module | Holds | Unique |',
    '| --- | --- | --- | --- |',
    ...collections.map(rowOf),
    '',
    'An arrow is a field that holds the id of another document:',
    '',
    diagramOf(collections),
  ].join('\n');
}

const begin = '<!-- collections: written by tools/check/api-doc.ts -->';
const end = '<!-- end of collections -->';

/** Returns docs/api.md with the current collections. Throws when it lacks their markers. */
export function withCollections(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no "${begin}" and "${end}"`);
  return `${page.slice(0, from)}${begin}\n\n${collectionsInMarkdown()}\n\n${page.slice(to)}`;
}
