import { useSearchParams } from '@meritum/shared/router';
import { useRef } from 'react';
import type { AddressField } from './fields';

export type ValuesOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never;
};

type AnyField = AddressField<unknown>;

/**
 * Keeps filters, sort and page in the address, so that a reload, a bookmark or a shared link shows
 * the same. Define `fields` outside the component.
 *
 * `change` writes the given values and, unless they name a `page`, goes back to the first one.
 * `replace` adds no step to the history; use it for typing.
 */
export function useAddressState<Fields extends Record<string, AnyField>>(fields: Fields) {
  const [params, setParams] = useSearchParams();
  // In one event the router gives two changes the same parameters; the second must see the first.
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
