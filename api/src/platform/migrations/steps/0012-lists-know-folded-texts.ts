import { foldedTexts } from '../../mongo/listed';
import type { Migration } from '../migration';

interface Listed {
  _id: string;
  fullName: string;
  displayName?: string;
  organization: string;
  email: string;
}

/** One write for each document would take minutes. */
const atOnce = 1_000;

function foldedIn({ fullName, displayName = '', organization, email }: Listed) {
  const texts = { name: fullName || displayName, displayName, organization, email };
  return { folded: foldedTexts(texts) };
}

/** A change meanwhile writes its own, so that only documents without are changed. */
export const listsKnowFoldedTexts: Migration = {
  id: '0012-lists-know-folded-texts',
  describe: 'nominations and judges have texts by which lists are searched and sorted',
  when: 'after-indexes',
  async up(db) {
    const without = { 'folded.name': { $exists: false }, erasedAt: { $exists: false } };
    for (const name of ['nominations', 'judges']) {
      const collection = db.collection<Listed>(name);
      const projection = { fullName: 1, displayName: 1, organization: 1, email: 1 };
      const found = await collection.find(without, { projection }).toArray();
      for (let from = 0; from < found.length; from += atOnce) {
        const some = found.slice(from, from + atOnce).map((one) => ({
          updateOne: { filter: { _id: one._id, ...without }, update: { $set: foldedIn(one) } },
        }));
        await collection.bulkWrite(some, { ordered: false });
      }
    }
  },
};
