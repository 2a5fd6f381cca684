import type { SeasonDifference } from '../contracts/season-changes';
import type { Season } from '../contracts/seasons';

type Fields = Readonly<Record<string, unknown>>;
export type Named = Fields & { name: string };

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Whether it is a list of named items, such as categories. */
export const areNamed = (list: unknown): list is Named[] =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every((one) => isFields(one) && typeof one.name === 'string');

export const ofName = (list: readonly Named[], name: string) =>
  list.find((one) => one.name === name);

/** An added item is one difference; a removed one is a difference of its name. */
function differencesAt(pointer: string, before: unknown, after: unknown): SeasonDifference[] {
  if (isSame(before, after)) return [];
  if (areNamed(before) && areNamed(after))
    return [
      ...after.flatMap((one, at) =>
        differencesAt(`${pointer}/${at}`, ofName(before, one.name), one),
      ),
      ...before.flatMap(({ name }, at) =>
        ofName(after, name)
          ? []
          : [{ pointer: `${pointer}/${at}/name`, before: name, after: null }],
      ),
    ];
  const isAdded = before === undefined && 'name' in fieldsOf(after);
  if (isAdded || !(isFields(before) || isFields(after)))
    return [{ pointer, before: before ?? null, after: after ?? null } as SeasonDifference];
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => differencesAt(`${pointer}/${name}`, was[name], is[name]));
}

/** The differences between two versions of a season, without its revision, field by field. */
export const seasonDifferences = (before: Season, after: Season): SeasonDifference[] =>
  differencesAt('', { ...before, revision: 0 }, { ...after, revision: 0 });
