import type { Migration } from '../migration';

const isDraft = { 'rules.frozenAt': null };
const extraJudges = { 'rules.borderline.extraJudges': 5 };

/** Leaves data that the former release can read, except for rules about borderline entries. */
export const seasonsFreezeRules: Migration = {
  id: '0004-seasons-freeze-rules',
  describe:
    'rules of seasons that are being judged are frozen; a rule about cuts says how many judges',
  when: 'after-indexes',
  async up(db) {
    const seasons = db.collection('seasons');
    const $set = { 'rules.frozenAt': new Date().toISOString() };
    await seasons.updateMany({ ...isDraft, 'categories.judging.open': true }, { $set });
    await seasons.updateMany(
      {
        'rules.borderline.standardErrors': { $exists: true },
        'rules.borderline.extraJudges': { $exists: false },
      },
      { $set: extraJudges },
    );
  },
};
