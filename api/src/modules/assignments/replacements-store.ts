import type { Collection } from 'mongodb';
import { type Effects, withEffects } from '../../composition/effects';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { Assignment } from './assignment';

/** How judges are replaced in the store of assignments. */
export interface ReplacementsStore {
  /** Records a proposal to replace the judge, or removes it; null when it has changed since. */
  proposeReplacement(
    read: Assignment,
    proposal: Assignment['replacementProposed'] | null,
    effects: Effects,
  ): Promise<Assignment | null>;
  /**
   * `pending` becomes `replaced`, as the given one of the nomination's replacements; null when it
   * is not pending, has another proposal, or another replacement has that number.
   */
  replace(read: Assignment, number: number, effects: Effects): Promise<Assignment | null>;
  /** Removes the account from its proposals. */
  forgetProposer(accountId: string): Promise<void>;
}

/** Still pending, with the proposal that was read. */
const asRead = ({ _id, replacementProposed }: Assignment) => ({
  _id,
  status: 'pending' as const,
  'replacementProposed.id': replacementProposed?.id ?? { $exists: false },
});

export const replacementsIn = (assignments: Collection<Assignment>): ReplacementsStore => ({
  proposeReplacement: (read, proposal, effects) =>
    assignments.findOneAndUpdate(
      asRead(read),
      withEffects<Assignment>(
        proposal
          ? { $set: { replacementProposed: proposal } }
          : { $unset: { replacementProposed: '' } },
        effects,
      ),
      { returnDocument: 'after' },
    ),
  async replace(read, number, effects) {
    const replacedAs = `${read.nominationId}:${number}`;
    const update = { $set: { status: 'replaced' as const, replacedAs } };
    try {
      return await assignments.findOneAndUpdate(
        asRead(read),
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
