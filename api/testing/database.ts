import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { mongoClient } from '../src/platform/mongo/mongo';
import { testConfig } from './config';

const newClient = () => mongoClient(testConfig().mongo);
const newName = (kind: string) => `${kind}_${randomBytes(6).toString('hex')}`;

/** The suite's own database, dropped afterwards. */
export function suiteDatabase(): Db {
  const client = newClient();
  const db = client.db(newName('suite'));
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  return db;
}

/** A database without an application: empty before each test, dropped afterwards. */
export function testDatabase(): () => Db {
  const client = newClient();
  let db: Db;
  beforeEach(() => {
    db = client.db(newName('test'));
  });
  afterEach(() => db.dropDatabase());
  afterAll(() => client.close());
  return () => db;
}
