import type { Db } from 'mongodb';
import { MemoryCollection } from './collection';

/**
 * The part of MongoDB that our stores use, in memory: single-document writes are atomic, unique
 * indexes refuse, and between any two operations others may come. It throws for what it does not
 * know. It is for what needs tens of thousands of worlds; the same worlds in small numbers on the
 * real database show that it does what that does.
 * @param chance from 0 to 1; decides how many others come between two operations
 */
export function memoryDatabase(chance: () => number): Db {
  const collections = new Map<string, MemoryCollection>();
  const turn = async () => {
    for (let waits = Math.floor(chance() * 6); waits >= 0; waits -= 1) await Promise.resolve();
  };
  const database = {
    collection(name: string) {
      const known = collections.get(name) ?? new MemoryCollection(turn);
      collections.set(name, known);
      return known;
    },
  };
  return database as unknown as Db;
}
