import type { FieldProblem } from '@meritum/shared/contracts/errors';
import { DomainError } from './domain-error';

/** Something has changed since it was read, so nothing was written. */
export class ChangedMeanwhile extends DomainError {
  constructor(message: string, errors?: FieldProblem[]) {
    super('failed-precondition', message, errors);
  }
}

export const changedMeanwhile = (message: string, errors?: FieldProblem[]): ChangedMeanwhile =>
  new ChangedMeanwhile(message, errors);

/** For something that somebody has opened on a page. */
export const changedSinceOpened = (what: string): ChangedMeanwhile =>
  changedMeanwhile(`${what} has changed since you opened it. Review it and try again.`);
