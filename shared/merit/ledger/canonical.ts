/**
 * `portable`: only whole numbers and ASCII names, because languages differ in others, and one line
 * of Python must give the same text. `complete`: any JSON value.
 */
type Extent = 'portable' | 'complete';

const ascii = /^[\x20-\x7e]*$/;
const halfPair = /\p{Surrogate}/u;
const plain = '[object Object]';

function text(value: string): string {
  if (halfPair.test(value)) throw new RangeError('A text has half of a surrogate pair.');
  return JSON.stringify(value);
}

/**
 * Returns the canonical text of a value: the JSON Canonicalization Scheme (RFC 8785).
 * @throws RangeError for a value that `extent` excludes
 */
export function canonicalJson(value: unknown, extent: Extent = 'portable'): string {
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!(extent === 'portable' ? Number.isSafeInteger(value) : Number.isFinite(value)))
      throw new RangeError(`Canonical JSON has no number ${value} here.`);
    return JSON.stringify(value);
  }
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one, extent)).join(',')}]`;
  if (Object.prototype.toString.call(value) !== plain) throw new RangeError('A value is not JSON.');
  const members = Object.entries(value as object).sort(([one], [other]) => (one < other ? -1 : 1));
  const written = members.map(([name, member]) => {
    if (extent === 'portable' && !ascii.test(name))
      throw new RangeError('A name is not plain ASCII.');
    return `${text(name)}:${canonicalJson(member, extent)}`;
  });
  return `{${written.join(',')}}`;
}
