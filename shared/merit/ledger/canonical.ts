const ascii = /^[\x20-\x7e]*$/;
const halfPair = /\p{Surrogate}/u;

function text(value: string): string {
  if (halfPair.test(value)) throw new RangeError('A text has half of a surrogate pair.');
  return JSON.stringify(value);
}

function number(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError('A number is not whole.');
  return JSON.stringify(value);
}

function member([name, value]: [string, unknown]): string {
  if (!ascii.test(name)) throw new RangeError('A name is not plain ASCII.');
  return `${text(name)}:${canonicalJson(value)}`;
}

/**
 * Returns the one canonical text of a value: the JSON Canonicalization Scheme (RFC 8785), limited
 * to whole numbers and ASCII names. Languages differ only in these two, so that a line of Python
 * gives the same text.
 *
 * @throws RangeError for any other value.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object') throw new RangeError('A value is not JSON.');
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(member).join(',')}}`;
}
