import type { FieldProblem } from '@meritum/shared/contracts/errors';
import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import {
  alreadyExists,
  DomainError,
  invalidAt,
  notFound,
  notPermitted,
  refused,
} from '../../platform/errors/domain-error';
import type { SeasonField } from './rules';

export const seasonUnknown = () => notFound('There is no such season.');

/** Lists the fields that have changed since the season was read. */
export const seasonChanged = (fields: readonly SeasonField[]) => {
  const errors: FieldProblem[] = fields.map((field) => ({
    pointer: `/${field}`,
    message: 'This has changed since you opened the season',
  }));
  const message = 'This season has changed since you opened it. Review it before you change it.';
  return changedMeanwhile(message, errors);
};

export const refusedAt = (pointers: readonly string[], message: string) => {
  const errors = pointers.map((pointer) => ({ pointer, message }));
  return new DomainError('failed-precondition', message, errors);
};

const categoriesStay = (message: string) => refusedAt(['/categories'], message);

export const categoriesFrozen = (names: readonly string[]) =>
  categoriesStay(`You cannot remove ${names.join(', ')} because the rules are final.`);

export const categoriesOpen = (names: readonly string[]) =>
  categoriesStay(`Close nominations in ${names.join(', ')} before you remove it.`);

export const categoriesEntered = (names: readonly string[]) =>
  categoriesStay(`You cannot remove ${names.join(', ')} because it has nominations.`);

export const winnersStay = (names: readonly string[]) =>
  refusedAt(
    ['/directory'],
    `You cannot hide the winners of ${names.join(', ')} because the results are published.`,
  );

export const winnersMissing = (names: readonly string[]) =>
  refusedAt(
    ['/directory'],
    `You cannot show the winners of ${names.join(', ')} because there are none yet. Publish its results or import its winners first.`,
  );

export const closedForGood = (windows: readonly { name: string; pointer: string }[]) =>
  refusedAt(
    windows.map(({ pointer }) => pointer),
    `You cannot open nominations or judging of ${[...new Set(windows.map(({ name }) => name))].join(', ')} because its judging is closed for good.`,
  );

/** With a pointer to the judging of each category that the change would open. */
export const rulesNotFrozen = (indexes: readonly number[]) =>
  refusedAt(
    indexes.map((index) => `/categories/${index}/judging/open`),
    'Make the rules of this season final before you open judging.',
  );

/** With a pointer to the judging of each category that the change of settings would open. */
export const judgingOpensByPlan = (indexes: readonly number[]) =>
  refusedAt(
    indexes.map((index) => `/categories/${index}/judging/open`),
    'Open judging on Assignments, where you see first who would judge how much.',
  );

export const seasonExists = (id: string) => alreadyExists(`Season ${id} has already been started.`);

/** For an organiser with a conflict of interest in these categories. */
export const organiserConflicted = (names: readonly string[]) =>
  notPermitted(
    `You have a conflict of interest with a nomination in ${names.join(', ')}. Another organiser has to open, close or remove it.`,
  );

/** For a category that the season lacks; `pointer` says where the request names it. */
export const categoryUnknown = (pointer = '/category') =>
  invalidAt(pointer, 'This season has no such category');

export const notTheCurrent = (id: string) => refused(`Season ${id} is not the current one.`);
