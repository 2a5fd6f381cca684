import type { FieldProblem } from '@meritum/shared/contracts/errors';
import * as z from 'zod/mini';
import { type DomainError, invalidArgument } from '../errors/domain-error';

type Issue = z.core.$ZodIssue;
/** A problem whose schema has no message of its own. */
type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

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

function lengthWords(
  issue: RawIssue,
  bound: number | bigint,
  than: 'at least' | 'at most',
): string {
  if (issue.origin === 'string') return `Use ${than} ${bound} characters`;
  if (issue.origin === 'array' || issue.origin === 'set') return `Give ${than} ${bound} entries`;
  return `Use a number of ${than} ${bound}`;
}

/** Describes a problem without a schema's message: no code, type or pattern. */
function inPlainWords(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing';
      return `This must be ${kinds[issue.expected] ?? 'of another type'}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This is missing';
      return lengthWords(issue, issue.minimum, 'at least');
    case 'too_big':
      return lengthWords(issue, issue.maximum, 'at most');
    case 'invalid_format':
      return formats[issue.format] ?? 'This has the wrong format';
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}`;
    default:
      return 'This is not valid';
  }
}

z.config({ localeError: inPlainWords });

/** JSON pointer (RFC 6901) to a place in the request. */
function pointer(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** Limits the reply to a small request. */
const maxProblems = 20;
const maxPointer = 200;
const maxMessage = 300;

function* problemsOf(issues: readonly Issue[]): Generator<FieldProblem> {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys')
      yield { pointer: pointer(issue.path), message: issue.message };
    else
      for (const key of issue.keys)
        yield { pointer: pointer([...issue.path, key]), message: 'Unknown field' };
  }
}

const cut = ({ pointer: at, message }: FieldProblem): FieldProblem => ({
  pointer: at.slice(0, maxPointer),
  message: message.slice(0, maxMessage),
});

/** Zod's issues as one error: the first of each place with its pointer, up to the limit. */
export function refusalOf(error: z.core.$ZodError): DomainError {
  const problems = new Map<string, FieldProblem>();
  for (const problem of problemsOf(error.issues)) {
    if (problems.size === maxProblems) break;
    if (!problems.has(problem.pointer)) problems.set(problem.pointer, cut(problem));
  }
  const errors = [...problems.values()];
  return invalidArgument(errors[0]?.message ?? 'The request is malformed.', errors);
}
