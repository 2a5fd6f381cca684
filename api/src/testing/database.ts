import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { mongoClient } from '../platform/mongo/mongo';
import { testConfig } from './config';

/** A database of a suite's own, dropped afterwards. */
export function suiteDatabase(): Db {
  const client = mongoClient(testConfig().mongo);
  const db = client.db(`suite_${randomBytes(6).toString('hex')}`);
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  return db;
}
