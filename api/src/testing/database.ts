import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { mongoClient } from '../platform/mongo/mongo';
import { testConfig } from './config';

/** A database without an application: empty before each test, dropped after it. */
export function suiteDatabase(): () => Db {
  const client = mongoClient(testConfig().mongo);
  let db: Db;
  beforeEach(() => {
    db = client.db(`test_${randomBytes(6).toString('hex')}`);
  });
  afterEach(() => db.dropDatabase());
  afterAll(() => client.close());
  return () => db;
}
