import type { FieldProblem } from '@meritum/shared/contracts/errors';
import { DomainError } from './domain-error';

/** Something has changed since it was read, so that nothing was written. */
export class ChangedMeanwhile extends DomainError {
  constructor(message: string, errors?: FieldProblem[]) {
    super('failed-precondition', message, errors);
  }
}

/** The refusal of whoever decides on what is out of date; `message` says of what. */
export const changedMeanwhile = (message: string, errors?: FieldProblem[]): ChangedMeanwhile =>
  new ChangedMeanwhile(message, errors);

/** The same of what was opened on a page. */
export const changedSinceOpened = (what: string): ChangedMeanwhile =>
  changedMeanwhile(`${what} has changed since you opened it. Please look at it again.`);
