import type { Collection, Document, Filter, UpdateFilter } from 'mongodb';
import type { FirstOfTwo } from '../authorisation/two-organisers';

/** Matches while a field has the proposal that was read and nobody has turned it down. */
export const proposalAsRead = (
  field: string,
  read: Pick<FirstOfTwo, 'id' | 'turnedDown'> | null | undefined,
) => ({
  [`${field}.id`]: read?.id ?? { $exists: false },
  [`${field}.turnedDown`]: { $exists: read?.turnedDown !== undefined },
});

/** The fields of accounts that made a proposal or turned it down. */
export const peopleOfProposal = (field: string) => [`${field}.by`, `${field}.turnedDown.by`];

/** Removes an account from proposals in a collection, where a condition holds. */
export async function forgetInProposals<Stored extends Document>(
  collection: Collection<Stored>,
  field: string,
  accountId: string,
  when: Filter<Document> = {},
): Promise<void> {
  for (const path of peopleOfProposal(field))
    await collection.updateMany(
      { ...when, [path]: accountId } as Filter<Stored>,
      { $set: { [path]: null } } as unknown as UpdateFilter<Stored>,
    );
}
