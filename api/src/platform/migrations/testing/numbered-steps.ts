import type { Db } from 'mongodb';
import type { Migration } from '../migration';

/** Documents that record which step has changed them. */
export interface Numbered {
  _id: number;
  step?: number;
  /** How often a document was changed; repeated steps must not raise it. */
  changes: number;
}

interface Options {
  /** Called when half of a step is done. */
  atHalf?(step: number): Promise<void>;
}

const count = 40;

export async function insertNumbered(db: Db): Promise<void> {
  const documents = Array.from({ length: count }, (_, _id) => ({ _id, changes: 0 }));
  await db.collection<Numbered>('numbered').insertMany(documents);
}

/** Two steps that record each run and change the documents one by one. */
export function numberedSteps({ atHalf = async () => {} }: Options = {}): Migration[] {
  const step = (number: number): Migration => ({
    id: `000${number}-numbered`,
    describe: `step ${number}`,
    when: 'after-indexes',
    async up(db) {
      await db.collection('runs').insertOne({ step: number, pid: process.pid });
      const numbered = db.collection<Numbered>('numbered');
      for (let _id = 0; _id < count; _id += 1) {
        if (_id === count / 2) await atHalf(number);
        const undone = { _id, changes: number - 1 };
        await numbered.updateOne(undone, { $set: { step: number }, $inc: { changes: 1 } });
      }
    },
  });
  return [step(1), step(2)];
}

/** The documents after each step has run. */
export const allDone: Numbered[] = Array.from({ length: count }, (_, _id) => ({
  _id,
  changes: 2,
  step: 2,
}));
