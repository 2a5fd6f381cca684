import type { Index } from '../../composition/define-store';

type Filter = Readonly<Record<string, unknown>>;

const isOperator = (value: unknown): value is Filter =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).some((key) => key.startsWith('$'));

/** Fields that a filter fixes to one value, or to some: what every kind of server finds by an index. */
function fixedIn(filter: Filter): string[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (name === '$and') return (value as Filter[]).flatMap(fixedIn);
    if (name.startsWith('$')) return [];
    return !isOperator(value) || '$in' in value || '$eq' in value ? [name] : [];
  });
}

/** Branches of a filter, each of which needs an index. */
function branchesOf(filter: Filter): Filter[] {
  const all = [filter, ...((filter.$and ?? []) as Filter[])];
  const either = all.find((part) => '$or' in part)?.$or as Filter[] | undefined;
  return either ? either.map((branch) => ({ ...filter, ...branch })) : [filter];
}

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
 * server alike: its leading fields are fixed by the filter. `explain` is not had by the latter.
 */
export function servingIndex(filter: Filter, indexes: readonly Index[]): string {
  const names = branchesOf(filter).map((branch) => {
    const fixed = fixedIn(branch);
    return fixed.includes('_id') ? '_id' : (bestOf(fixed, indexes) ?? 'none: reads all');
  });
  return [...new Set(names)].join(' or ');
}
