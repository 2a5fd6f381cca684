import { compare, type Fields, isFields, isSame, valuesAt } from './values';

type Test = (found: unknown[], wanted: unknown) => boolean;

/** A value as itself and, of an array, each of its elements. */
const each = (found: unknown[]) =>
  found.flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]));

const isEqual: Test = (found, wanted) =>
  (wanted === null && found.length === 0) || each(found).some((value) => isSame(value, wanted));

const ordered =
  (holds: (order: number) => boolean): Test =>
  (found, wanted) =>
    each(found).some(
      (value) => value !== null && typeof value === typeof wanted && holds(compare(value, wanted)),
    );

const isIn: Test = (found, wanted) => (wanted as unknown[]).some((one) => isEqual(found, one));

const tests: Readonly<Record<string, Test>> = {
  $eq: isEqual,
  $ne: (found, wanted) => !isEqual(found, wanted),
  $in: isIn,
  $nin: (found, wanted) => !isIn(found, wanted),
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
  $exists: (found, wanted) => found.length > 0 === wanted,
  $size: (found, wanted) => found.some((it) => Array.isArray(it) && it.length === wanted),
  $all: (found, wanted) => (wanted as unknown[]).every((one) => isEqual(found, one)),
};

function holds(found: unknown[], condition: unknown): boolean {
  const operators = isFields(condition) ? Object.keys(condition) : [];
  if (!operators.some((name) => name.startsWith('$'))) return isEqual(found, condition);
  return operators.every((name) => {
    const test = tests[name];
    if (!test) throw new Error(`The database in memory does not know ${name}`);
    return test(found, (condition as Fields)[name]);
  });
}

/** Whether a document matches. Throws for an operator that is not known. */
export function matches(document: Fields, filter: Fields): boolean {
  return Object.entries(filter).every(([path, condition]) => {
    if (path === '$or') return (condition as Fields[]).some((one) => matches(document, one));
    if (path === '$and') return (condition as Fields[]).every((one) => matches(document, one));
    if (path.startsWith('$')) throw new Error(`The database in memory does not know ${path}`);
    return holds(valuesAt(document, path.split('.')), condition);
  });
}
