import { MongoServerError } from 'mongodb';

/** Whether a unique index refused the write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11_000;
}
