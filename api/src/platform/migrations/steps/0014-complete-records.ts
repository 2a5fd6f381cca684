import type { Migration } from '../migration';

const missing = { $exists: false };

/** What records left out before 27 November 2026, and what that meant. */
const complete: Record<string, Record<string, unknown>> = {
  assignments: { former: [] },
  judges: {
    answers: {},
    capacityLimit: null,
    deactivated: null,
    heldDecision: null,
    named: false,
    verifiers: [],
  },
  results: { closingProposed: null, lifts: [], opened: [] },
  seasons: { begun: true },
  sessions: { provenAt: new Date(0) },
};

/**
 * Removes from rules what decides nothing, states what records left out, and refuses rules and plans
 * from before 23 November 2026, which lack what decides now. No site ran then.
 */
export const completeRecords: Migration = {
  id: '0014-complete-records',
  describe: 'every season states all rules, every plan all figures, every record all members',
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
    for (const [name, members] of Object.entries(complete))
      for (const [member, value] of Object.entries(members))
        await db.collection(name).updateMany({ [member]: missing }, { $set: { [member]: value } });
    // Nobody noted when: their mails count for them until today, as they did.
    const accounts = db.collection('accounts');
    for await (const { _id, formerEmails } of accounts.find({ formerEmails: { $exists: true } })) {
      const dated = formerEmails.map((one: object) => ({ until: new Date(), ...one }));
      await accounts.updateOne({ _id, formerEmails }, { $set: { formerEmails: dated } });
    }
    for (const unused of [
      'rules.compositeDecimals',
      'rules.borderline.standardErrors',
      'rules.signedWithPasskeys',
    ])
      await seasons.updateMany({ [unused]: { $exists: true } }, { $unset: { [unused]: '' } });
  },
};
