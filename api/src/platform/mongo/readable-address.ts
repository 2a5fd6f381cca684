import { MongoClient } from 'mongodb';

/** Whether the driver can parse a database address, which its errors would quote. */
export function isReadable(uri: string): boolean {
  try {
    new MongoClient(uri);
    return true;
  } catch {
    return false;
  }
}
