import type { FieldProblem } from '@meritum/shared/contracts/errors';
import * as z from 'zod/mini';
import { type DomainError, invalidArgument } from '../errors/domain-error';

z.config(z.locales.en());

type Issue = z.core.$ZodIssue;

/** JSON pointer (RFC 6901) to a place in the request. */
export function pointer(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

function fieldProblems(issue: Issue): FieldProblem[] {
  if (issue.code !== 'unrecognized_keys')
    return [{ pointer: pointer(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({
    pointer: pointer([...issue.path, key]),
    message: 'This field is not known',
  }));
}

/** Every issue that zod found, as one refusal with a pointer to each wrong place. */
export function refusalOf(error: z.core.$ZodError): DomainError {
  const errors = error.issues.flatMap(fieldProblems);
  return invalidArgument(errors[0]?.message ?? 'The request is malformed.', errors);
}
