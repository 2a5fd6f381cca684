/** Values of canonical JSON. A date is its ISO text. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [member: string]: Json };

/**
 * Returns the canonical text of a value: RFC 8785 (JSON Canonicalization Scheme). Members are
 * sorted by UTF-16 units, without white space; numbers and strings as in ECMAScript. Throws for
 * values that JSON cannot express, and for text that the database would change.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value === 'string') return ofString(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, of]) => `${ofString(name)}:${canonicalJson(of)}`).join(',')}}`;
  }
  throw new TypeError(`Canonical JSON knows no ${typeof value}`);
}

function ofNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`Canonical JSON knows no ${value}`);
  return JSON.stringify(value);
}

function ofString(value: string): string {
  if (/\p{Surrogate}/u.test(value)) throw new TypeError('Half a character is no text');
  return JSON.stringify(value);
}
