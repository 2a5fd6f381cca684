import type { Migration } from '../migration';

/** Parts had a collection of their own; whoever was sending them starts over. */
export const partsAreStoredAsPieces: Migration = {
  id: '0010-parts-are-stored-as-pieces',
  describe: 'unfinished uploads start over',
  when: 'after-indexes',
  async up(db) {
    await db.collection('uploads').deleteMany({ documentId: null });
    await db.collection('uploadParts').deleteMany({});
  },
};
