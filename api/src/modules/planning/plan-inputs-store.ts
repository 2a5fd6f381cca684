import { Binary } from 'mongodb';
import { type Collections, defineStore, nothingPersonal } from '../../module-kit/define-store';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';

/** A part of a compressed input, because a document holds at most 16 MB. */
interface InputPart {
  /** Plan, hash of the input and number of the part. */
  _id: string;
  planId: string;
  /** SHA-256 of the input; processes that make the same plan may have read different inputs. */
  hash: string;
  part: number;
  at: Date;
  bytes: Binary;
}

const partBytes = 4_194_304;

type InputOf = Pick<InputPart, 'planId' | 'hash'>;

interface KeptBytes extends InputOf {
  bytes: Uint8Array;
}

const idOf = ({ planId, hash }: InputOf, part: number): string => `${planId}:${hash}:${part}`;

function createStore(db: Collections<'planInputs'>) {
  const inputs = db.collection<InputPart>('planInputs');
  return {
    /** Does nothing where the same input is stored. */
    async insert({ planId, hash, bytes }: KeptBytes, at: Date) {
      // Written in reverse, so that the first part shows that all others are there.
      for (let part = Math.ceil(bytes.length / partBytes) - 1; part >= 0; part -= 1) {
        const chunk = bytes.subarray(part * partBytes, (part + 1) * partBytes);
        const written = { planId, hash, part, at, bytes: new Binary(chunk) };
        await insertUnlessTaken(inputs, { _id: idOf({ planId, hash }, part), ...written });
      }
    },
    /** Null when there is none or it was removed. */
    async find({ planId, hash }: InputOf): Promise<Buffer | null> {
      const parts = await inputs.find({ planId, hash }).sort({ part: 1 }).toArray();
      return parts[0]?.part === 0 ? Buffer.concat(parts.map(({ bytes }) => bytes.value())) : null;
    },
    exists: async (of: InputOf) => (await inputs.countDocuments({ _id: idOf(of, 0) })) === 1,
    /** Ids of plans whose input was written before then. */
    async listPlansBefore(at: Date) {
      const found = await inputs.find({ at: { $lt: at } }, { projection: { planId: 1 } }).toArray();
      return [...new Set(found.map(({ planId }) => planId))];
    },
    remove: async (planIds: readonly string[]) =>
      void (await inputs.deleteMany({ planId: { $in: [...planIds] } })),
  };
}

/** The only reader and writer of `planInputs`: inputs of plans, without names. */
export const planInputsStore = defineStore({
  contents: {
    planInputs: {
      holds: 'What plans were made from, without names and texts, compressed and in parts',
      refersTo: { planId: 'plans' },
    },
  },
  collections: { planInputs: [{ key: { planId: 1, hash: 1, part: 1 } }, { key: { at: 1 } }] },
  personalData: nothingPersonal(
    'ids of nominations and judges, with numbers for words and pairs in conflict',
  ),
  createStore,
});

export type PlanInputsStore = ReturnType<typeof planInputsStore>;
