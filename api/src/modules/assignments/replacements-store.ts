import type { Collection } from 'mongodb';
import { type Effects, withEffects } from '../../composition/effects';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { Assignment } from './assignment';

/** How judges are replaced in the store of assignments. */
export interface ReplacementsStore {
  /** Records a proposal to replace the judge; null when it has changed since it was read. */
  proposeReplacement(
    read: Assignment,
    proposal: NonNullable<Assignment['replacementProposed']>,
    effects: Effects,
  ): Promise<Assignment | null>;
  /**
   * `pending` becomes `replaced`, as the given one of the nomination's replacements; null when it
   * is not pending or another replacement has that number.
   */
  replace(read: Assignment, number: number, effects: Effects): Promise<Assignment | null>;
  /** Removes the account from its proposals. */
  forgetProposer(accountId: string): Promise<void>;
}

const isPending = { status: 'pending' } as const;

export const replacementsIn = (assignments: Collection<Assignment>): ReplacementsStore => ({
  proposeReplacement: ({ _id, replacementProposed }, proposal, effects) =>
    assignments.findOneAndUpdate(
      {
        _id,
        ...isPending,
        'replacementProposed.at': replacementProposed?.at ?? { $exists: false },
      },
      withEffects<Assignment>({ $set: { replacementProposed: proposal } }, effects),
      { returnDocument: 'after' },
    ),
  async replace({ _id, nominationId }, number, effects) {
    const replacedAs = `${nominationId}:${number}`;
    const update = { $set: { status: 'replaced' as const, replacedAs } };
    try {
      return await assignments.findOneAndUpdate(
        { _id, ...isPending },
        withEffects<Assignment>(update, effects),
        { returnDocument: 'after' },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return null;
    }
  },
  async forgetProposer(accountId) {
    await assignments.updateMany(
      { 'replacementProposed.by': accountId },
      { $set: { 'replacementProposed.by': null } },
    );
  },
});
