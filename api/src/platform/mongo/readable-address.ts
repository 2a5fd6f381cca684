import { MongoClient } from 'mongodb';

/** Whether the driver can read an address of a database, which it would quote in its errors. */
export function isReadable(uri: string): boolean {
  try {
    new MongoClient(uri);
    return true;
  } catch {
    return false;
  }
}
