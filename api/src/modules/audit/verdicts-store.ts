import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import type { Link } from './entry';

/** The result of the last check. */
export interface StoredVerdict {
  _id: 'last';
  at: Date;
  whole: boolean;
  fault: string | null;
  entryId: string | null;
  /** The last entry when the chain was last found whole; the next check must reach it. */
  head: Link;
  erased: number;
}

/** The only reader and writer of `auditVerdicts`. */
export interface VerdictsStore {
  last(): Promise<StoredVerdict | null>;
  keep(verdict: StoredVerdict): Promise<void>;
}

function open(db: Collections<'auditVerdicts'>): VerdictsStore {
  const verdicts = db.collection<StoredVerdict>('auditVerdicts');
  return {
    last: () => verdicts.findOne({ _id: 'last' }),
    keep: async ({ _id, ...verdict }) =>
      void (await verdicts.replaceOne({ _id }, verdict, { upsert: true })),
  };
}

export const verdictsStore = defineStore({
  contents: {
    auditVerdicts: {
      holds: 'Result of the last check of the audit trail',
      refersTo: { entryId: 'audit' },
    },
  },
  collections: { auditVerdicts: [] },
  personalData: nothingPersonal('whether the chain is whole, its length and its hash'),
  open,
});
