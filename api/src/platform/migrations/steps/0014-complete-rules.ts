import type { Migration } from '../migration';

const missing = { $exists: false };

/**
 * Removes from rules what decides nothing, and refuses rules and plans from before 23 November 2026,
 * which lack what decides now. No site ran then.
 */
export const completeRules: Migration = {
  id: '0014-complete-rules',
  describe: 'every season states all rules, and every plan all figures',
  when: 'after-indexes',
  async up(db) {
    const seasons = db.collection('seasons');
    const older =
      (await seasons.findOne({ 'rules.largestLoad': missing })) ??
      (await seasons.findOne({ 'rules.pairLimit': missing })) ??
      (await seasons.findOne({
        'rules.borderline.extraJudges': { $gt: 0 },
        'rules.borderline.certainty': missing,
      })) ??
      (await db.collection('plans').findOne({ 'outcome.added': { $gte: 0 }, opens: missing })) ??
      (await db
        .collection('plans')
        .findOne({ 'outcome.added': { $gte: 0 }, 'outcome.mails': missing }));
    if (older) throw new Error(`${older._id} does not. Begin with an empty database`);
    await seasons.updateMany(
      { 'rules.signedWithPasskeys': missing },
      { $set: { 'rules.signedWithPasskeys': false } },
    );
    for (const unused of ['rules.compositeDecimals', 'rules.borderline.standardErrors'])
      await seasons.updateMany({ [unused]: { $exists: true } }, { $unset: { [unused]: '' } });
  },
};
