import {
  type Collection,
  type Document,
  MongoServerError,
  type OptionalUnlessRequiredId,
} from 'mongodb';

/** Whether a unique index refused the write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11_000;
}

/** Inserts a document; false when a unique index refuses it. */
export async function insertUnlessTaken<Stored extends Document>(
  collection: Collection<Stored>,
  document: OptionalUnlessRequiredId<Stored>,
): Promise<boolean> {
  try {
    await collection.insertOne(document);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
