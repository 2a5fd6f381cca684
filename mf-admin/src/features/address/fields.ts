/** One value that a screen keeps in its address. */
export interface AddressField<Value> {
  /** Reads the parameter; an invalid one gives the default. */
  read(said: string | null): Value;
  /** Writes the parameter; undefined leaves it out, for the default. */
  write(value: Value): string | undefined;
}

/** Free text, such as a search; empty by default. The server refuses one that is too long. */
export const text: AddressField<string> = {
  read: (said) => said ?? '',
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

/** Sort order of a list: a column's id and the direction. */
export interface Sort<Id extends string = string> {
  by: Id;
  descending: boolean;
}

/** A sort by one of these columns, written `name` or, descending, `-name`. */
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
