type Fields = Record<string, unknown>;
type Named = Fields & { name: string };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of named items, such as categories. */
const areNamed = (list: unknown): list is Named[] =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every((one) => isFields(one) && typeof one.name === 'string');

const ofName = (list: readonly Named[], name: string) => list.find((one) => one.name === name);

function namedRebased(seen: readonly Named[], mine: readonly Named[], theirs: readonly Named[]) {
  const kept = theirs.flatMap((their) => {
    const own = ofName(mine, their.name);
    // Removed here and unchanged there.
    if (!own) return isSame(ofName(seen, their.name), their) ? [] : [their];
    return [rebase(ofName(seen, their.name), own, their)];
  });
  const added = mine.filter(({ name }) => !ofName(seen, name) && !ofName(theirs, name));
  return [...kept, ...added];
}

/**
 * Merges local edits into another organiser's newer version, field by field. If both changed a
 * field, the local edit wins; the review shows it before saving.
 */
export function rebase<Value>(seen: unknown, mine: Value, theirs: Value): Value;
export function rebase(seen: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(seen, mine) || isSame(mine, theirs)) return theirs;
  if (areNamed(seen) && areNamed(mine) && areNamed(theirs)) return namedRebased(seen, mine, theirs);
  if (!isFields(seen) || !isFields(mine) || !isFields(theirs)) return mine;
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return Object.fromEntries(
    names.map((name) => [name, rebase(seen[name], mine[name], theirs[name])]),
  );
}

/** A field that differs, as a path such as `/categories/1/label`, with its later value. */
export interface Difference {
  pointer: string;
  after: unknown;
}

/** What a later version changed, field by field; an item that was added or removed as one. */
export function differences(before: unknown, after: unknown, pointer = ''): Difference[] {
  if (isSame(before, after)) return [];
  if (areNamed(before) && areNamed(after)) {
    const removed = before.filter(({ name }) => !ofName(after, name));
    return [
      ...after.flatMap((one, at) => differences(ofName(before, one.name), one, `${pointer}/${at}`)),
      ...removed.map(({ name }) => ({ pointer: `${pointer}/${name}`, after: null })),
    ];
  }
  if (!isFields(before) || !isFields(after)) return [{ pointer, after }];
  return Object.keys(after).flatMap((name) =>
    name === 'revision' ? [] : differences(before[name], after[name], `${pointer}/${name}`),
  );
}
