import type { TestApp } from './app';

/** Everything that is stored; putting it back makes the second world out of the same people. */
export async function snapshot({ app }: TestApp): Promise<() => Promise<void>> {
  const { db } = app.mongo;
  await app.background.idle();
  const names = (await db.listCollections().toArray()).map(({ name }) => name);
  const kept = await Promise.all(
    names.map(async (name) => ({ name, documents: await db.collection(name).find().toArray() })),
  );
  return async () => {
    await app.background.idle();
    for (const { name, documents } of kept) {
      await db.collection(name).deleteMany({});
      if (documents.length > 0) await db.collection(name).insertMany(documents);
    }
  };
}
