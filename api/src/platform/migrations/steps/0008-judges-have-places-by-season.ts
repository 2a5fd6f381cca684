import type { Migration } from '../migration';

interface Places {
  /** Empty where nothing was ever reserved. */
  season: string;
}

/** One season's reservations become the first of a list, since seasons overlap. */
export const judgesHavePlacesBySeason: Migration = {
  id: '0008-judges-have-places-by-season',
  describe: 'judges have a list of the nominations reserved for them, one entry for each season',
  when: 'after-indexes',
  async up(db) {
    const judges = db.collection<{ _id: string; places: Places | Places[] }>('judges');
    for await (const { _id, places } of judges.find({}, { projection: { places: 1 } })) {
      if (Array.isArray(places)) continue;
      const bySeason = places.season === '' ? [] : [places];
      await judges.updateOne({ _id }, { $set: { places: bySeason } });
    }
  },
};
