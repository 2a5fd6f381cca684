import type { FieldProblem } from '@meritum/shared/contracts/errors';
import { DomainError } from './domain-error';

/** The data have changed since they were read, so nothing was written. */
export class ChangedMeanwhile extends DomainError {
  constructor(message: string, errors?: FieldProblem[]) {
    super('failed-precondition', message, errors);
  }
}

export const changedMeanwhile = (message: string, errors?: FieldProblem[]): ChangedMeanwhile =>
  new ChangedMeanwhile(message, errors);

/** The error for a thing that is open on somebody's page. */
export const changedSinceOpened = (what: string): ChangedMeanwhile =>
  changedMeanwhile(`${what} has changed since you opened it. Review it and try again.`);
