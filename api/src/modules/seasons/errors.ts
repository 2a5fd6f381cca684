import type { FieldProblem } from '@meritum/shared/contracts/errors';
import type { Season } from '@meritum/shared/contracts/seasons';
import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import { DomainError, invalidArgument } from '../../platform/errors/domain-error';
import type { SeasonField } from './rules';

export const seasonUnknown = () => new DomainError('not-found', 'There is no such season.');

/** Names the fields that have changed since the season was read. */
export const seasonChanged = (fields: readonly SeasonField[]) => {
  const errors: FieldProblem[] = fields.map((field) => ({
    pointer: `/${field}`,
    message: 'Somebody else has changed this in the meantime',
  }));
  const message = 'The season was changed in the meantime. Look at it again before you change it.';
  return changedMeanwhile(message, errors);
};

export const rulesFrozen = () => {
  const message = 'The rules of this season are frozen and cannot be changed any more.';
  return new DomainError('failed-precondition', message, [{ pointer: '/rules', message }]);
};

const categoriesStay = (message: string) =>
  new DomainError('failed-precondition', message, [{ pointer: '/categories', message }]);

export const categoriesFrozen = (names: readonly string[]) =>
  categoriesStay(`The rules of ${names.join(', ')} are frozen: the category stays in this season.`);

export const categoriesOpen = (names: readonly string[]) =>
  categoriesStay(`Close nominations of ${names.join(', ')} before you take the category away.`);

export const categoriesEntered = (names: readonly string[]) =>
  categoriesStay(`Somebody has nominated in ${names.join(', ')}: the category stays.`);

export const winnersStay = (names: readonly string[]) => {
  const message = `The results of ${names.join(', ')} are published: the directory goes on offering their winners.`;
  return new DomainError('failed-precondition', message, [{ pointer: '/directory', message }]);
};

/** Points to the judging of each category that a change would open. */
export const rulesNotFrozen = (places: readonly number[]) => {
  const message = 'Freeze the rules of this season first: judging opens under frozen rules alone.';
  const errors = places.map((place) => ({ pointer: `/categories/${place}/judging/open`, message }));
  return new DomainError('failed-precondition', message, errors);
};

export const seasonExists = (id: string) =>
  new DomainError('already-exists', `Season ${id} has been started already.`);

/** Says what is unfinished in the current season, at each place that would open in the next. */
export const seasonUnfinished = ({
  next,
  current,
  left,
  at,
}: {
  next: Pick<Season, 'name'>;
  current: Pick<Season, 'name'>;
  left: readonly string[];
  at: readonly string[];
}) => {
  const message = `${next.name} cannot begin before ${current.name} is finished: ${left.join('; ')}.`;
  return new DomainError(
    'failed-precondition',
    message,
    at.map((pointer) => ({ pointer, message })),
  );
};

/** The organiser has a conflict of interest with an entry in these categories. */
export const organiserConflicted = (names: readonly string[]) =>
  new DomainError(
    'permission-denied',
    `You have a conflict of interest with an entry in ${names.join(', ')}. Another organiser has to open, close or remove it.`,
  );

/** The season has no such category; `pointer` is its place in the request. */
export const categoryUnknown = (pointer = '/category') => {
  const message = 'This season has no such category';
  return invalidArgument(message, [{ pointer, message }]);
};

export const notTheCurrent = (id: string) =>
  new DomainError('failed-precondition', `Season ${id} is not the current one.`);
