import { foldText, searchWords } from '@meritum/shared/contracts/search';
import { BSONRegExp, type Collection, type Document, type Filter } from 'mongodb';
import { pageAt } from '../listing';

/** Copies of texts for the database to search and sort by. */
export type Folded<Name extends string> = Record<Name, string>;

export const foldedTexts = <Name extends string>(texts: Record<Name, string>): Folded<Name> =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, foldText(text)]),
  ) as Folded<Name>;

/** Conditions that the folded texts contain every word of a search. */
export const searchedFor = (search: string | undefined, names: readonly string[]): Document[] =>
  searchWords(search).map((word) => {
    const contained = new BSONRegExp(word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return { $or: names.map((name) => ({ [`folded.${name}`]: contained })) };
  });

interface Sorted {
  sort?: string | undefined;
}

/** A sort by a column's field; ties by id, so that pages never overlap. */
function orderBy(sort: string, fields: Readonly<Record<string, string>>): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const field = fields[sort.replace('-', '')];
  return { ...(field && { [field]: direction }), _id: direction };
}

interface List<Stored, Wanted> {
  filterOf(wanted: Wanted): Filter<Stored>;
  /** The fields of sortable columns. */
  columns: Readonly<Record<string, string>>;
  /** The default order. */
  first: string;
  projection: object;
}

/** All rows of a list, or one page of them; too high page numbers return the last page. */
export function listsOf<Row extends Document, Stored extends Document, Wanted extends Sorted>(
  collection: Collection<Stored>,
  { filterOf, columns, first, projection }: List<Stored, Wanted>,
) {
  const rows = <Found extends Document = Row>(wanted: Wanted, fields = projection) =>
    collection
      .find<Found>(filterOf(wanted), { projection: fields })
      .sort(orderBy(wanted.sort ?? first, columns));
  return {
    /** Every row, or some fields of each row. */
    listed: <Found extends Document = Row>(wanted: Wanted, fields = projection) =>
      rows<Found>(wanted, fields).toArray(),
    async listedPage(wanted: Wanted, asked: string | undefined) {
      const total = await collection.countDocuments(filterOf(wanted));
      const { from, size, ...page } = pageAt(total, asked);
      return { ...page, rows: await rows(wanted).skip(from).limit(size).toArray() };
    },
  };
}
