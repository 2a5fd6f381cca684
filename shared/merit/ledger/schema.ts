/** Returns a JSON pointer to the first violation ('' is the whole value), or undefined. */
export type Schema = (value: unknown) => string | undefined;

const must =
  (isMet: (value: unknown) => boolean): Schema =>
  (value) =>
    isMet(value) ? undefined : '';

/** A whole number within bounds. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Schema =>
  must((value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most);

/** A text that matches a pattern, with a maximum length. */
export const text = (pattern: RegExp, most = Number.POSITIVE_INFINITY): Schema =>
  must(
    (value) =>
      typeof value === 'string' &&
      (value.length <= most || [...value].length <= most) &&
      pattern.test(value),
  );

export const oneOf = (...texts: readonly string[]): Schema =>
  must((value) => typeof value === 'string' && texts.includes(value));

export const orNull = (schema: Schema): Schema =>
  must((value) => value === null || schema(value) === undefined);

export const listOf =
  (item: Schema, most = 10_000_000, least = 0): Schema =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return '';
    // A ledger has hundreds of thousands of items, so a pointer is built only for a fault.
    for (let index = 0; index < value.length; index += 1) {
      const at = item(value[index]);
      if (at !== undefined) return `/${index}${at}`;
    }
    return undefined;
  };

/** An object with exactly these members; some may be optional. */
export function exactly(
  members: Readonly<Record<string, Schema>>,
  { optional = [] }: { optional?: readonly string[] } = {},
): Schema {
  const required = Object.keys(members).filter((one) => !optional.includes(one));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
    const missing = required.find((name) => !Object.hasOwn(value, name));
    if (missing !== undefined) return `/${missing}`;
    for (const [name, member] of Object.entries(value)) {
      const schema = Object.hasOwn(members, name) ? members[name] : undefined;
      const at = schema ? schema(member) : '';
      if (at !== undefined) return `/${name}${at}`;
    }
    return undefined;
  };
}
