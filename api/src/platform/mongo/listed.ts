import { foldText, searchWords } from '@meritum/shared/contracts/search';
import type { Collection, Document, Filter } from 'mongodb';
import { pageAt } from '../listing';

/** Copies of texts by which the database searches and sorts, as it knows no collation. */
export type Folded<Name extends string> = Record<Name, string>;

export const foldedTexts = <Name extends string>(texts: Record<Name, string>): Folded<Name> =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, foldText(text)]),
  ) as Folded<Name>;

/**
 * Conditions that folded texts contain every word of a search. Documents that a former version
 * wrote during a release have no such texts: any search finds them, so that nobody is missing.
 */
export const searchedFor = (search: string | undefined, names: readonly string[]): Document[] =>
  searchWords(search).map((word) => {
    const contained = new RegExp(word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    const found = names.map((name) => ({ [`folded.${name}`]: contained }));
    return { $or: [...found, { 'folded.name': null }] };
  });

type Order = Record<string, 1 | -1>;

/** An order by the field of a column; ties by id, so that pages never overlap. */
export function orderBy(sort: string, fields: Readonly<Record<string, string>>): Order {
  const direction = sort.startsWith('-') ? -1 : 1;
  const field = fields[sort.replace('-', '')];
  return { ...(field && { [field]: direction }), _id: direction };
}

interface List<Stored> {
  filter: Filter<Stored>;
  order: Order;
  projection: Document;
}

/** Every row of a list. */
export const findAll = <Stored extends Document, Row extends Document>(
  collection: Collection<Stored>,
  { filter, order, projection }: List<Stored>,
): Promise<Row[]> => collection.find<Row>(filter, { projection }).sort(order).toArray();

/** One page of them; the last one for any page after it. */
export async function findPage<Stored extends Document, Row extends Document>(
  collection: Collection<Stored>,
  { filter, order, projection }: List<Stored>,
  asked: string | undefined,
) {
  const { from, size, ...page } = pageAt(await collection.countDocuments(filter), asked);
  const found = collection.find<Row>(filter, { projection }).sort(order).skip(from).limit(size);
  return { ...page, rows: await found.toArray() };
}
