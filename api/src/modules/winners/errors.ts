import type { FieldProblem } from '@meritum/shared/contracts/errors';
import { DomainError, invalidArgument } from '../../platform/errors/domain-error';

/** A year or category that the directory does not have, at each wrong place of the query. */
export const listUnknown = (places: readonly ('year' | 'category')[]) =>
  invalidArgument(
    'The directory has no such list.',
    places.map((place) => ({
      pointer: `/${place}`,
      message: `The directory has no such ${place}`,
    })),
  );

/** The records at these places of an import could be about several people. */
export const winnersDoubtful = (places: readonly number[]) => {
  const message = 'there is a winner of this name: give the slug of the one meant, or a new one';
  const errors: FieldProblem[] = places.map((place) => ({ pointer: `/${place}/slug`, message }));
  return invalidArgument(message, errors);
};

export const importsCollide = () =>
  new DomainError('failed-precondition', 'Other imports write the same winners. Please try again.');
