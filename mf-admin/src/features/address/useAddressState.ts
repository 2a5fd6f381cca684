import { useSearchParams } from '@meritum/shared/router';
import { useRef } from 'react';

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

/** One of these values; the first is the default. */
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

/** A page number, from 1. */
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

export type ValuesOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never;
};

type AnyField = AddressField<unknown>;

/**
 * Keeps filters, sort and page in the address, so that a reload, a bookmark or a shared link shows
 * the same. Define `fields` outside the component.
 *
 * `change` sets the given values and, unless they include a `page`, returns to the first one.
 * `replace` adds no history entry; use it for typing.
 */
export function useAddressState<Fields extends Record<string, AnyField>>(fields: Fields) {
  const [params, setParams] = useSearchParams();
  // In one event the router gives both changes the same parameters; the second must see the first.
  const latest = useRef(params);
  latest.current = params;
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.read(params.get(name))]),
  ) as ValuesOf<Fields>;

  const change = (changed: Partial<ValuesOf<Fields>>, { replace = false } = {}) => {
    const next = new URLSearchParams(latest.current);
    if ('page' in fields && !('page' in changed)) next.delete('page');
    for (const [name, value] of Object.entries(changed)) {
      const written = fields[name]?.write(value);
      if (written === undefined) next.delete(name);
      else next.set(name, written);
    }
    latest.current = next;
    setParams(next, { replace });
  };
  return { values, change };
}
