import type { Index } from '../../composition/define-store';

type Filter = Readonly<Record<string, unknown>>;

const isOperator = (value: unknown): value is Filter =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).some((key) => key.startsWith('$'));

/** Fields that a filter fixes to one value, or to some: what every kind of server finds by an index. */
const fixedIn = (filter: Filter): string[] =>
  Object.entries(filter).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [];
    return !isOperator(value) || '$in' in value || '$eq' in value ? [name] : [];
  });

const spelled = (key: Index['key']) => Object.keys(key).join('+');

/** The index with the most leading fields that are fixed. */
function bestOf(fixed: readonly string[], indexes: readonly Index[]): string | undefined {
  const served = indexes
    .map(({ key }) => {
      const fields = Object.keys(key);
      const gap = fields.findIndex((field) => !fixed.includes(field));
      return { key, leading: gap < 0 ? fields.length : gap };
    })
    .filter(({ leading }) => leading > 0)
    .sort((a, b) => b.leading - a.leading);
  return served[0] && spelled(served[0].key);
}

/**
 * The declared index that serves a query, by the rule that holds for MongoDB and for the embedded
 * server alike: its leading fields are fixed by the filter, outside of `$and` and `$or`, into which
 * the latter does not look. `explain` is not had by it.
 */
export function servingIndex(filter: Filter, indexes: readonly Index[]): string {
  const fixed = fixedIn(filter);
  return fixed.includes('_id') ? '_id' : (bestOf(fixed, indexes) ?? 'none: reads all');
}
