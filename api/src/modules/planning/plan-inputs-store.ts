import { Binary, type Collection } from 'mongodb';
import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';

/** A part of a compressed input; one document holds 16 MB at most. */
interface InputPart {
  /** The plan, the hash of the input and the number of the part. */
  _id: string;
  planId: string;
  /** SHA-256 of the input: two processes that make one plan may have read different ones. */
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

/** The only reader and writer of `planInputs`: what plans were made from, without names. */
export interface PlanInputsStore {
  /** Does nothing where the same has been written. */
  write(input: KeptBytes, at: Date): Promise<void>;
  /** Null when there is none, or no longer. */
  read(of: InputOf): Promise<Buffer | null>;
  has(of: InputOf): Promise<boolean>;
  /** Ids of plans whose input was written before then. */
  plansBefore(at: Date): Promise<string[]>;
  remove(planIds: readonly string[]): Promise<void>;
}

const idOf = ({ planId, hash }: InputOf, part: number): string => `${planId}:${hash}:${part}`;

async function insertOnce(inputs: Collection<InputPart>, part: InputPart): Promise<void> {
  try {
    await inputs.insertOne(part);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

function open(db: Collections<'planInputs'>): PlanInputsStore {
  const inputs = db.collection<InputPart>('planInputs');
  return {
    async write({ planId, hash, bytes }, at) {
      // One after the other, the first last: it says that the others are there.
      for (let part = Math.ceil(bytes.length / partBytes) - 1; part >= 0; part -= 1) {
        const piece = bytes.subarray(part * partBytes, (part + 1) * partBytes);
        const written = { planId, hash, part, at, bytes: new Binary(piece) };
        await insertOnce(inputs, { _id: idOf({ planId, hash }, part), ...written });
      }
    },
    async read({ planId, hash }) {
      const parts = await inputs.find({ planId, hash }).sort({ part: 1 }).toArray();
      return parts[0]?.part === 0 ? Buffer.concat(parts.map(({ bytes }) => bytes.value())) : null;
    },
    has: async (of) => (await inputs.countDocuments({ _id: idOf(of, 0) })) === 1,
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
  collections: { planInputs: [{ key: { planId: 1, hash: 1, part: 1 } }, { key: { at: 1 } }] },
  personalData: nothingPersonal(
    'ids of nominations and judges, with numbers for words and pairs in conflict',
  ),
  open,
});
