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

/** The result of a write; null when a unique index refuses it. */
export async function unlessTaken<Result>(write: Promise<Result>): Promise<Result | null> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** Inserts a document; false when a unique index refuses it. */
export async function insertUnlessTaken<Stored extends Document>(
  collection: Collection<Stored>,
  document: NoInfer<OptionalUnlessRequiredId<Stored>>,
): Promise<boolean> {
  return (await unlessTaken(collection.insertOne(document))) !== null;
}
