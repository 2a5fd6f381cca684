import type { Migration } from '../migration';

/** An audit entry; its detail holds the account until it is erased. */
interface Verified {
  _id: string;
  actor: { kind: 'account' | 'command' };
  detail: { actor?: { value: string } };
}

const verifiersIn = (entry: Verified | undefined): (string | null)[] =>
  entry?.actor.kind === 'account' ? [entry.detail.actor?.value ?? null] : [];

/** The audit trail knows who verified existing judges; verifications by commands name nobody. */
export const judgesNameVerifiers: Migration = {
  id: '0006-judges-name-verifiers',
  describe: 'judges name the organisers who verified them',
  when: 'after-indexes',
  async up(db) {
    const judges = db.collection<{ _id: string; verifiers?: (string | null)[] }>('judges');
    const audit = db.collection<Verified>('audit');
    const unnamed = judges.find(
      { isVerified: true, verifiers: { $exists: false } },
      { projection: { _id: 1 } },
    );
    for await (const { _id } of unnamed) {
      const [latest] = await audit
        .find({ action: 'judge.verified', 'subject.id': _id })
        .sort({ seq: -1 })
        .limit(1)
        .toArray();
      const verifiers = verifiersIn(latest);
      await judges.updateOne({ _id, verifiers: { $exists: false } }, { $set: { verifiers } });
    }
  },
};
