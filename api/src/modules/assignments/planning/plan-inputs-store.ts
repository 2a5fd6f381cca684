import { Binary } from 'mongodb';
import { type Collections, defineStore, nothingPersonal } from '../../../composition/define-store';

/** A part of a compressed input; one document holds 16 MB at most. */
interface InputPart {
  /** The plan and the number of the part. */
  _id: string;
  planId: string;
  part: number;
  at: Date;
  bytes: Binary;
}

const partBytes = 4_194_304;

/** The only reader and writer of `planInputs`: what plans were made from, without names. */
export interface PlanInputsStore {
  write(planId: string, bytes: Uint8Array, at: Date): Promise<void>;
  /** Null when there is none, or no longer. */
  read(planId: string): Promise<Buffer | null>;
  has(planId: string): Promise<boolean>;
  /** Ids of plans whose input was written before then. */
  plansBefore(at: Date): Promise<string[]>;
  remove(planIds: readonly string[]): Promise<void>;
}

function open(db: Collections<'planInputs'>): PlanInputsStore {
  const inputs = db.collection<InputPart>('planInputs');
  return {
    async write(planId, bytes, at) {
      // One after the other, the first last: it says that the others are there.
      for (let part = Math.ceil(bytes.length / partBytes) - 1; part >= 0; part -= 1) {
        const piece = bytes.subarray(part * partBytes, (part + 1) * partBytes);
        await inputs.insertOne({
          _id: `${planId}:${part}`,
          planId,
          part,
          at,
          bytes: new Binary(piece),
        });
      }
    },
    async read(planId) {
      const parts = await inputs.find({ planId }).sort({ part: 1 }).toArray();
      return parts[0]?.part === 0 ? Buffer.concat(parts.map(({ bytes }) => bytes.value())) : null;
    },
    has: async (planId) => (await inputs.countDocuments({ _id: `${planId}:0` })) === 1,
    async plansBefore(at) {
      const found = await inputs.find({ at: { $lt: at } }, { projection: { planId: 1 } }).toArray();
      return [...new Set(found.map(({ planId }) => planId))];
    },
    remove: async (planIds) => void (await inputs.deleteMany({ planId: { $in: [...planIds] } })),
  };
}

export const planInputsStore = defineStore({
  contents: {
    planInputs: {
      holds: 'What plans were made from, without names and texts, compressed and in parts',
      refersTo: { planId: 'plans' },
    },
  },
  collections: { planInputs: [{ key: { planId: 1, part: 1 } }, { key: { at: 1 } }] },
  personalData: nothingPersonal(
    'ids of nominations and judges, with numbers for words and pairs in conflict',
  ),
  open,
});
