import type { Index } from '../../src/module-kit/define-store';

type Filter = Readonly<Record<string, unknown>>;

const isOperator = (value: unknown): value is Filter =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).some((key) => key.startsWith('$'));

/** Fields that a filter fixes to one or several values, for which any server uses an index. */
const fixedIn = (filter: Filter): string[] =>
  Object.entries(filter).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [];
    return !isOperator(value) || '$in' in value || '$eq' in value ? [name] : [];
  });

const spelled = (key: Index['key']) => Object.keys(key).join('+');

/** The sparse index of a rare field, for a filter that requires the field to exist. */
const sparseOf = (filter: Filter, indexes: readonly Index[]): string | undefined =>
  indexes
    .filter(({ sparse }) => sparse)
    .map(({ key }) => spelled(key))
    .find((name) => (filter[name] as Filter | undefined)?.$exists === true);

/** The index with the most fixed leading fields. */
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
 * The declared index that serves a query: the filter fixes its leading fields, outside of `$and`
 * and `$or`. The rule holds for MongoDB and for the embedded server, which has no `explain`.
 */
export function servingIndex(filter: Filter, indexes: readonly Index[]): string {
  const fixed = fixedIn(filter);
  if (fixed.includes('_id')) return '_id';
  return bestOf(fixed, indexes) ?? sparseOf(filter, indexes) ?? 'none: reads all';
}
