import type { Collection } from 'mongodb';
import { type Effects, withEffects } from '../../module-kit/effects';
import { unlessTaken } from '../../platform/mongo/duplicate-key';
import { forgetInProposals, proposalAsRead } from '../../platform/mongo/proposals';
import type { Assignment } from './assignment';

/** Matches the assignment if it is still pending with the proposal that was read. */
const asRead = ({ _id, replacementProposed }: Assignment) => ({
  _id,
  status: 'pending' as const,
  ...proposalAsRead('replacementProposed', replacementProposed),
});

/** The part of the store of assignments that replaces judges. */
export const replacementsIn = (assignments: Collection<Assignment>) => ({
  /** Records a proposal to replace the judge, or removes it; null when it has changed since. */
  proposeReplacement: (
    read: Assignment,
    proposal: Assignment['replacementProposed'] | null,
    effects: Effects,
  ) =>
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
  /**
   * `pending` becomes `replaced`, with this number among the nomination's replacements. Null when
   * it is not pending, has another proposal, or the number is taken.
   */
  async replace(read: Assignment, number: number, effects: Effects) {
    const replacedAs = `${read.nominationId}:${number}`;
    const update = { $set: { status: 'replaced' as const, replacedAs } };
    return unlessTaken(
      assignments.findOneAndUpdate(asRead(read), withEffects<Assignment>(update, effects), {
        returnDocument: 'after',
      }),
    );
  },
  /** Open assignments with a proposal of one of these organisers to replace the judge. */
  findProposedForReplacement: (organisers: readonly string[]) =>
    assignments
      .find({
        status: 'pending',
        closed: { $exists: false },
        'replacementProposed.by': { $in: [...organisers] },
      })
      .toArray(),
  eraseProposer: (accountId: string) =>
    forgetInProposals(assignments, 'replacementProposed', accountId),
});
