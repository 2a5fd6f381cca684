import type * as z from 'zod/mini';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a set of fields',
  date: 'a date',
};

const formats: Record<string, string> = {
  email: 'Enter an email address like name@example.com',
  datetime: 'Give a date with its time, such as 2026-01-31T12:00:00Z',
  date: 'Give a date, such as 2026-01-31',
  url: 'Enter a full web address',
};

function lengthWords(issue: Issue, bound: number | bigint, than: 'at least' | 'at most'): string {
  if (issue.origin === 'string') return `Use ${than} ${bound} characters`;
  if (issue.origin === 'array' || issue.origin === 'set') return `Give ${than} ${bound} entries`;
  return `Use a number of ${than} ${bound}`;
}

/** The first few names, shortened. */
const quoted = (names: readonly string[]) =>
  names
    .slice(0, 3)
    .map((name) => `"${name.slice(0, 60)}"`)
    .join(', ');

/** Describes a problem when its schema has no message: no code, type or pattern. */
export function inPlainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing';
      return `This must be ${kinds[issue.expected] ?? 'of another type'}`;
    case 'too_small':
      return lengthWords(issue, issue.minimum, 'at least');
    case 'too_big':
      return lengthWords(issue, issue.maximum, 'at most');
    case 'invalid_format':
      return formats[issue.format] ?? 'This has the wrong format';
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `Unknown field ${quoted(issue.keys)}`;
    default:
      return 'This is not valid';
  }
}
