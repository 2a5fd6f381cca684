import { MongoBulkWriteError, MongoServerError } from 'mongodb';
import { Cursor } from './cursor';
import { matches } from './filters';
import { updated } from './updates';
import { compare, copyOf, type Fields, isSame, valuesAt } from './values';

interface Unique {
  paths: string[];
  sparse: boolean;
}

interface FindOptions {
  sort?: Record<string, 1 | -1>;
  projection?: Record<string, 0 | 1>;
}

/** The part of a collection that our stores use, done at once when its turn comes. */
export class MemoryCollection {
  private documents: Fields[] = [];
  private readonly unique: Unique[] = [{ paths: ['_id'], sparse: false }];

  constructor(
    /** Resolves when the next operation may go: others come between. */
    private readonly turn: () => Promise<void>,
  ) {}

  async createIndexes(indexes: readonly { key: Fields; unique?: boolean; sparse?: boolean }[]) {
    for (const { key, unique = false, sparse = false } of indexes)
      if (unique) this.unique.push({ paths: Object.keys(key), sparse });
  }

  private found(filter: Fields): Fields[] {
    return this.documents.filter((document) => matches(document, filter));
  }

  private refuseDuplicate(next: Fields, except?: Fields): void {
    for (const { paths, sparse } of this.unique) {
      const keyOf = (it: Fields) => paths.map((path) => valuesAt(it, path.split('.'))[0]);
      const key = keyOf(next);
      if (sparse && key.every((part) => part === undefined)) continue;
      const isTaken = this.documents.some((it) => it !== except && isSame(keyOf(it), key));
      if (isTaken)
        throw new MongoServerError({ message: `E11000 duplicate key ${paths}`, code: 11_000 });
    }
  }

  private insert(document: Fields): void {
    const next = copyOf(document);
    this.refuseDuplicate(next);
    this.documents.push(next);
  }

  private replace(before: Fields, next: Fields): void {
    this.refuseDuplicate(next, before);
    this.documents[this.documents.indexOf(before)] = next;
  }

  async insertOne(document: Fields) {
    await this.turn();
    this.insert(document);
  }

  async insertMany(documents: Fields[]) {
    await this.turn();
    let insertedCount = 0;
    let refused: unknown;
    for (const document of documents)
      try {
        this.insert(document);
        insertedCount += 1;
      } catch (error) {
        refused = error;
      }
    if (!refused) return { insertedCount };
    throw new MongoBulkWriteError({ message: 'E11000', code: 11_000, writeErrors: [] }, {
      insertedCount,
    } as never);
  }

  find(filter: Fields = {}, { sort, projection }: FindOptions = {}) {
    const read = async () => {
      await this.turn();
      return this.found(filter);
    };
    return new Cursor(read, sort, projection);
  }

  async findOne(filter: Fields = {}, options: FindOptions = {}) {
    return this.find(filter, options).next();
  }

  async countDocuments(filter: Fields = {}) {
    await this.turn();
    return this.found(filter).length;
  }

  private changeOne(
    filter: Fields,
    change: (before: Fields) => Fields,
    sort?: FindOptions['sort'],
  ) {
    const [path = '_id', order = 1] = Object.entries(sort ?? {})[0] ?? [];
    const [before] = sort
      ? this.found(filter).sort((a, b) => compare(a[path], b[path]) * order)
      : this.found(filter);
    if (!before) return null;
    const after = change(before);
    this.replace(before, after);
    return { before, after };
  }

  async updateOne(filter: Fields, update: Fields) {
    await this.turn();
    const changed = this.changeOne(filter, (before) => updated(before, update));
    return { matchedCount: changed ? 1 : 0 };
  }

  async updateMany(filter: Fields, update: Fields) {
    await this.turn();
    const all = this.found(filter);
    for (const before of all) this.replace(before, updated(before, update));
    return { matchedCount: all.length };
  }

  async replaceOne(filter: Fields, next: Fields) {
    await this.turn();
    const changed = this.changeOne(filter, ({ _id }) => copyOf({ ...next, _id }));
    return { matchedCount: changed ? 1 : 0 };
  }

  async findOneAndUpdate(filter: Fields, update: Fields, { sort }: FindOptions = {}) {
    await this.turn();
    const changed = this.changeOne(filter, (before) => updated(before, update), sort);
    return changed && copyOf(changed.after);
  }

  async deleteMany(filter: Fields) {
    await this.turn();
    const gone = new Set(this.found(filter));
    this.documents = this.documents.filter((document) => !gone.has(document));
    return { deletedCount: gone.size };
  }

  async deleteOne(filter: Fields) {
    await this.turn();
    const [gone] = this.found(filter);
    this.documents = this.documents.filter((document) => document !== gone);
    return { deletedCount: gone ? 1 : 0 };
  }
}
