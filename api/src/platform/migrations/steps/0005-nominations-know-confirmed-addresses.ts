import type { Migration } from '../migration';

interface Waiting {
  _id: string;
  submittedBy: string;
  submittedAt: Date;
}

const unknown = { emailConfirmedAt: { $exists: false } };

/** A confirmed address stays confirmed, so the mark stays true. */
export const nominationsKnowConfirmedAddresses: Migration = {
  id: '0005-nominations-know-confirmed-addresses',
  describe:
    'nominations and judges say whether the address of their account is confirmed; rated nominations say that judging of them has begun',
  when: 'after-indexes',
  async up(db) {
    const accounts = db.collection<{ _id: string; emailConfirmed: boolean }>('accounts');
    const nominations = db.collection<Waiting>('nominations');
    const judges = db.collection<{ _id: string; accountId: string }>('judges');
    const isConfirmed = async (_id: string) =>
      (await accounts.findOne({ _id }))?.emailConfirmed === true;
    for await (const { _id, submittedBy, submittedAt } of nominations.find(unknown)) {
      const emailConfirmedAt = (await isConfirmed(submittedBy)) ? submittedAt : null;
      await nominations.updateOne({ _id, ...unknown }, { $set: { emailConfirmedAt } });
    }
    for await (const { _id, accountId } of judges.find({ emailConfirmed: false }))
      if (await isConfirmed(accountId))
        await judges.updateOne({ _id }, { $set: { emailConfirmed: true } });
    const rated = db.collection('assignments').find({ status: 'completed' });
    const ids = new Set<string>();
    for await (const { nominationId } of rated.project<{ nominationId: string }>({
      nominationId: 1,
    }))
      ids.add(nominationId);
    await nominations.updateMany(
      { _id: { $in: [...ids] }, judgingBegun: { $exists: false } },
      { $set: { judgingBegun: true } },
    );
  },
};
