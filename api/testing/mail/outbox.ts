import { prepareStores } from '../../src/module-kit/define-store';
import type { Mail } from '../../src/modules/mail/mail';
import { outboxStore } from '../../src/modules/mail/outbox-store';
import { suiteDatabase } from '../database';

const begin = new Date('2025-08-04T09:30:00Z').getTime();

/** An outbox in a test database, emptied before each test, with a stopped clock. */
export function suiteOutbox() {
  const db = suiteDatabase();
  let now = begin;
  beforeAll(() => prepareStores(db, [outboxStore]));
  beforeEach(async () => {
    now = begin;
    await db.collection('outbox').deleteMany({});
  });
  const outbox = outboxStore(db);
  const clock = () => new Date(now);
  return {
    ...{ db, outbox, clock },
    stores: { outbox },
    platform: { clock },
    /** Moves the clock. */
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** All mails by key, without fields that differ between runs. */
    mails: () => db.collection<Mail>('outbox').find().sort({ key: 1 }).toArray(),
  };
}

export type TestOutbox = ReturnType<typeof suiteOutbox>;
