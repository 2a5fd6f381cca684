/** A document, or a part of one. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof Uint8Array);

/** As it would come back from a database: nothing is shared, and what is undefined is not there. */
export function copyOf<Of>(value: Of): Of {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Of;
  if (value instanceof Date) return new Date(value) as Of;
  if (value instanceof Uint8Array) return Buffer.from(value) as Of;
  const copy: Fields = {};
  for (const name of Object.keys(value)) {
    const part = (value as Fields)[name];
    if (part !== undefined) copy[name] = copyOf(part);
  }
  return copy as Of;
}

/** Something that orders as the value does. */
const rank = (value: unknown) => (value instanceof Date ? value.getTime() : value) as number;

export function compare(one: unknown, other: unknown): number {
  const [a, b] = [rank(one), rank(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (isFields(one) || Array.isArray(one)) return JSON.stringify(one) === JSON.stringify(other);
  return rank(one ?? null) === rank(other ?? null);
}

/** Values at a dotted path; those of every element where an array lies on the way. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((element) => valuesAt(element, path));
  return isFields(value) && name in value ? valuesAt(value[name], rest) : [];
}
