/** One value that a screen keeps in its address. */
export interface AddressField<Value> {
  /** What an address says; anything that it should not say counts as nothing. */
  read(said: string | null): Value;
  /** How it is written; undefined leaves it out, which is read as the value by default. */
  write(value: Value): string | undefined;
}

/** Most characters that are read of a free text. */
const longest = 200;

/** Free text, such as a search; empty by default. */
export const text: AddressField<string> = {
  read: (said) => (said ?? '').slice(0, longest),
  write: (value) => value || undefined,
};

/** One of these; the first by default. */
export function oneOf<const Value extends string>(
  ...values: readonly [Value, ...Value[]]
): AddressField<Value> {
  const [first] = values;
  return {
    read: (said) => values.find((value) => value === said) ?? first,
    write: (value) => (value === first ? undefined : value),
  };
}

const furthest = 100_000;

/** A page of a list, counted from 1. */
export const pageNumber: AddressField<number> = {
  read: (said) => (/^[1-9]\d{0,5}$/.test(said ?? '') ? Math.min(Number(said), furthest) : 1),
  write: (value) => (value === 1 ? undefined : String(value)),
};

/** What a list is sorted by: the id of a column, and which way. */
export interface Sort<Id extends string = string> {
  by: Id;
  descending: boolean;
}

/** A sort by one of these columns; written `name`, or `-name` from the last to the first. */
export function sortBy<const Id extends string>(
  ids: readonly Id[],
  byDefault: Sort<NoInfer<Id>>,
): AddressField<Sort<Id>> {
  const written = ({ by, descending }: Sort<Id>) => `${descending ? '-' : ''}${by}`;
  return {
    read: (said) => {
      const descending = said?.startsWith('-') ?? false;
      const by = ids.find((id) => id === said?.slice(descending ? 1 : 0));
      return by ? { by, descending } : byDefault;
    },
    write: (sort) => (written(sort) === written(byDefault) ? undefined : written(sort)),
  };
}
