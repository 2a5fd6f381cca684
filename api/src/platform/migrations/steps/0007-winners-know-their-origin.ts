import type { Migration } from '../migration';

interface Published {
  _id: string;
  season: string;
  category: string;
  publishing: { at: Date } | null;
}

interface Winner {
  _id: string;
  year: string;
  category: string;
  publishedAt: Date;
  fromResults?: true;
}

/**
 * Publishing gives every winner of a category the moment of the decision, and a category with
 * nominations takes no import: that moment tells which winners came from ratings.
 */
export const winnersKnowTheirOrigin: Migration = {
  id: '0007-winners-know-their-origin',
  describe: 'winners that were published from ratings say so',
  when: 'after-indexes',
  async up(db) {
    const winners = db.collection<Winner>('winners');
    const results = db.collection<Published>('results').find({ publishing: { $ne: null } });
    for await (const { season, category, publishing } of results) {
      if (!publishing) continue;
      const published = { year: season, category, publishedAt: publishing.at };
      await winners.updateMany(published, { $set: { fromResults: true } });
    }
  },
};
