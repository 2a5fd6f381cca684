import type { FieldProblem } from '@meritum/shared/contracts/errors';
import * as z from 'zod/mini';
import { type DomainError, invalidArgument } from '../errors/domain-error';
import { inPlainWords } from './plain-words';

z.config({ localeError: inPlainWords });

type Issue = z.core.$ZodIssue;

/** JSON pointer (RFC 6901) to a place in the request. */
function pointer(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** More would not help, and would answer a small request with a large reply. */
const maxProblems = 20;
const longestPointer = 200;
const longestMessage = 300;

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
  pointer: at.slice(0, longestPointer),
  message: message.slice(0, longestMessage),
});

/** Zod's issues as one error, with a pointer to each; at most the first few. */
export function refusalOf(error: z.core.$ZodError): DomainError {
  const errors: FieldProblem[] = [];
  for (const problem of problemsOf(error.issues)) {
    if (errors.length === maxProblems) break;
    errors.push(cut(problem));
  }
  return invalidArgument(errors[0]?.message ?? 'The request is malformed.', errors);
}
