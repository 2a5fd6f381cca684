import type { Db } from 'mongodb';
import { prepareStores } from '../../../composition/define-store';
import { suiteDatabase } from '../../../testing/database';
import type { Mail } from '../mail';
import { type OutboxStore, outboxStore } from '../outbox-store';

export interface TestOutbox {
  db: Db;
  outbox: OutboxStore;
  clock(): Date;
  /** Moves the clock. */
  pass(milliseconds: number): void;
  /** All mails by key, without what differs between runs. */
  mails(): Promise<Mail[]>;
}

const begin = new Date('2025-08-04T09:30:00Z').getTime();

/** An outbox in a test database, emptied before each test; its clock stops. */
export function suiteOutbox(): TestOutbox {
  const db = suiteDatabase();
  let now = begin;
  beforeAll(() => prepareStores(db, [outboxStore]));
  beforeEach(async () => {
    now = begin;
    await db.collection('outbox').deleteMany({});
  });
  return {
    db,
    outbox: outboxStore(db),
    clock: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds;
    },
    mails: () => db.collection<Mail>('outbox').find().sort({ key: 1 }).toArray(),
  };
}
