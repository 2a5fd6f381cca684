import type { Migration } from '../migration';

interface Begun {
  _id: string;
  begun?: boolean;
}

/** Until now every verified judge took part in the current season without being asked. */
export const judgesAgreeToSeasons: Migration = {
  id: '0009-judges-agree-to-seasons',
  describe: 'verified judges take part in the current season',
  when: 'after-indexes',
  async up(db) {
    const seasons = db.collection<Begun>('seasons');
    const [current] = await seasons
      .find({ begun: { $ne: false } })
      .sort({ _id: -1 })
      .limit(1)
      .toArray();
    if (!current) return;
    const answers = { [current._id]: { answer: 'yes', at: new Date() } };
    await db
      .collection('judges')
      .updateMany({ isVerified: true, answers: { $exists: false } }, { $set: { answers } });
  },
};
