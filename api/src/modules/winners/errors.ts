import { limits } from '@meritum/shared/contracts/limits';
import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import { DomainError, invalidArgument, notFound } from '../../platform/errors/domain-error';

/** With a pointer to the unknown year or category in the query. */
export const listUnknown = (fields: readonly ('year' | 'category')[]) =>
  invalidArgument(
    'The directory has no such list.',
    fields.map((field) => ({
      pointer: `/${field}`,
      message: `The directory has no such ${field}`,
    })),
  );

/** For a page after the feed's last one. */
export const feedEnds = () => notFound('The feed has no such page.');

/** For a record that could be about several people. */
export const doubtfulWinner =
  'the directory has a winner of this name: give the slug of that winner, or a new one';

export const winnersDoubtful = (lines: readonly number[]) =>
  invalidArgument(
    doubtfulWinner,
    lines.map((index) => ({ pointer: `/${index}/slug`, message: doubtfulWinner })),
  );

/** For a read during which imports keep changing the directory. */
export const directoryChanging = () =>
  changedMeanwhile('The directory is being changed. Try again.');

export const importUnknown = () => notFound('This file has not been checked. Check it first.');

export const directoryChanged = () =>
  changedMeanwhile('The directory has changed since this file was checked. Check it again.');

export const winnersFileTooLarge = () => {
  const message = `The file must not be larger than ${limits.winnersFileBytes / 1_048_576} MB`;
  return new DomainError('payload-too-large', message, [{ pointer: '/file', message }]);
};
