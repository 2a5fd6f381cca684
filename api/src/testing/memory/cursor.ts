import { compare, copyOf, type Fields, valuesAt } from './values';

type Order = Record<string, 1 | -1>;
type Projection = Record<string, 0 | 1>;

function ordered(documents: Fields[], order: Order): Fields[] {
  const at = (document: Fields, path: string) => valuesAt(document, path.split('.'))[0];
  return documents.sort((a, b) => {
    for (const [path, direction] of Object.entries(order)) {
      const difference = compare(at(a, path), at(b, path));
      if (difference !== 0) return difference * direction;
    }
    return 0;
  });
}

function projected(document: Fields, projection: Projection): Fields {
  const { _id: keepsId = 1, ...others } = projection;
  const names = Object.keys(others);
  const isOfThese = names.some((name) => others[name] === 1);
  const kept = Object.entries(document).filter(([name]) => {
    if (name === '_id') return keepsId === 1;
    return names.length === 0
      ? !('_id' in projection) || keepsId === 0
      : isOfThese === name in others;
  });
  return Object.fromEntries(kept);
}

/** What a query finds, read when it is asked for. */
export class Cursor {
  private most = Number.POSITIVE_INFINITY;

  constructor(
    /** Documents as they are stored, which are replaced and never changed: copied as they leave. */
    private readonly read: () => Promise<Fields[]>,
    private order: Order = {},
    private readonly projection: Projection = {},
  ) {}

  sort(order: Order) {
    this.order = order;
    return this;
  }

  limit(most: number) {
    this.most = most;
    return this;
  }

  async toArray(): Promise<Fields[]> {
    const all = ordered(await this.read(), this.order).slice(0, this.most);
    return all.map((document) => copyOf(projected(document, this.projection)));
  }

  async next(): Promise<Fields | null> {
    return (await this.limit(1).toArray())[0] ?? null;
  }

  async *[Symbol.asyncIterator]() {
    yield* await this.toArray();
  }
}
