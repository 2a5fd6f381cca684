import { useSearchParams } from '@meritum/shared/router';
import { useRef } from 'react';
import type { AddressField } from './fields';

type Values<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never;
};

type AnyField = AddressField<unknown>;

/**
 * What a screen shows, kept in its address: filters, sort, page. A reload, a bookmark and a link sent
 * to a colleague show the same. `fields` stands outside the component.
 *
 * `change` writes the given values. One that does not name the `page` goes back to the first, as
 * the pages are others then. With `replace` it makes no step in the history: for what is typed.
 */
export function useAddressState<Fields extends Record<string, AnyField>>(fields: Fields) {
  const [params, setParams] = useSearchParams();
  // Two changes in one event follow each other: the router hands both the parameters of before.
  const latest = useRef(params);
  latest.current = params;
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.read(params.get(name))]),
  ) as Values<Fields>;

  const change = (changed: Partial<Values<Fields>>, { replace = false } = {}) => {
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
