import type { AuditVerdict } from '@meritum/shared/contracts/audit';
import { type Collections, defineStore, nothingPersonal } from '../../module-kit/define-store';
import { after } from '../../platform/clock';
import { unlessTaken } from '../../platform/mongo/duplicate-key';
import { hasMatched } from '../../platform/mongo/matched';
import type { ChainLink } from './entry';

/** The result of the last check. */
export interface StoredVerdict extends Omit<AuditVerdict, 'at'> {
  _id: 'last';
  at: Date;
  /** The last entry when the chain was last found intact; the next check must reach it. */
  head: ChainLink;
}

/** The running check, in any process. */
export interface RunningCheck {
  _id: 'running';
  /** Tells this check from a later one that replaced it. */
  run: string;
  startedAt: Date;
  seenAt: Date;
  checked: number;
  /** Length of the chain when it began. */
  entries: number;
}

type Begun = Pick<RunningCheck, 'run' | 'startedAt' | 'entries'>;

/** Milliseconds without progress after which the process of a check counts as lost. */
export const checkLostAfter = 30_000;

function createStore(db: Collections<'auditVerdicts'>) {
  const verdicts = db.collection<StoredVerdict | RunningCheck>('auditVerdicts');
  const lostBefore = (now: Date) => after(now, -checkLostAfter);
  return {
    findLast: () => verdicts.findOne<StoredVerdict>({ _id: 'last' }),
    /** The running check; null if its process has not reported lately. */
    findRunning: (now: Date) =>
      verdicts.findOne<RunningCheck>({ _id: 'running', seenAt: { $gt: lostBefore(now) } }),
    /** Begins a check in one write; false while another runs. */
    async insertRunning({ run, startedAt, entries }: Begun) {
      const filter = { _id: 'running' as const, seenAt: { $lte: lostBefore(startedAt) } };
      const begun = { run, startedAt, seenAt: startedAt, checked: 0, entries };
      const write = verdicts.updateOne(filter, { $set: begun }, { upsert: true });
      return (await unlessTaken(write)) !== null;
    },
    /** Records progress; false when another check has replaced it. */
    updateProgress: ({ run, ...progress }: Pick<RunningCheck, 'run' | 'seenAt' | 'checked'>) =>
      hasMatched(verdicts.updateOne({ _id: 'running', run }, { $set: progress })),
    /** Ends a check, and stores its verdict unless another check has replaced it. */
    async finish(run: string, verdict: StoredVerdict | null) {
      if (verdict) {
        const { _id, at: seenAt, ...kept } = verdict;
        // The verdict is stored first, because a reader who finds no running check reads it.
        const own = verdicts.updateOne({ _id: 'running', run }, { $set: { seenAt } });
        if (!(await hasMatched(own))) return;
        await verdicts.replaceOne({ _id }, { at: seenAt, ...kept }, { upsert: true });
      }
      await verdicts.deleteOne({ _id: 'running', run });
    },
  };
}

export const verdictsStore = defineStore({
  contents: {
    auditVerdicts: {
      holds: 'Result of the last check of the audit trail, and how far a running one is',
      refersTo: { entryId: 'audit' },
    },
  },
  collections: { auditVerdicts: [] },
  personalData: nothingPersonal('whether the chain is whole, its length and its hash'),
  createStore,
});

export type VerdictsStore = ReturnType<typeof verdictsStore>;
