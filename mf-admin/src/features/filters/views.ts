import { viewsPrefix } from '@meritum/shared/client/localKeys';
import { readChecked, writeLocal } from '@meritum/shared/client/localStore';
import { notSaved } from '@meritum/shared/contracts/list-options';
import { byName, isSameName } from '@meritum/shared/contracts/search';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useOrganiser } from '../access/useOrganiser';

/** A named filter; `query` is the address's, without the question mark. */
const savedView = z.object({ name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedView>;

/** The part of an address that may be saved: no names or addresses of people stay on the device. */
export function savedQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of notSaved) query.delete(name);
  return query.toString();
}

/** The organiser's own filters of a list, saved on this device until they sign out. */
export function useSavedViews(screen: string) {
  const key = `${viewsPrefix}${useOrganiser().uid}:${screen}` as const;
  const [, setChanged] = useState({});
  const views = readChecked(key, z.array(savedView)) ?? [];
  const without = (named: string) => views.filter(({ name }) => !isSameName(name, named));
  const keep = (next: SavedView[]) => {
    writeLocal(key, next);
    setChanged({});
  };
  return {
    views,
    /** Saves a filter, replacing one with the same name. */
    save(view: SavedView) {
      const next = [...without(view.name), view];
      keep(next.sort((one, other) => byName(one.name, other.name)));
    },
    remove: (named: string) => keep(without(named)),
  };
}
