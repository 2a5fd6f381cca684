import { readChecked, writeLocal } from '@meritum/shared/client/localStore';
import { byName } from '@meritum/shared/contracts/search';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useOrganiser } from '../access/useOrganiser';

/** Named filters to return to; `query` is the address's, without the question mark. */
const savedView = z.object({ name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedView>;

const mostViews = 20;

/** The views of a list that the organiser has saved on this device. */
export function useSavedViews(screen: string) {
  const key = `consoleViews:${useOrganiser().uid}:${screen}`;
  const [, setChanged] = useState({});
  const views = readChecked(key, z.array(savedView)) ?? [];
  const without = (named: string) => views.filter(({ name }) => name !== named);
  const keep = (next: SavedView[]) => {
    writeLocal(key, next);
    setChanged({});
  };
  return {
    views,
    /**
     * Saves a view and replaces one with the same name. Leaves out the page and the search text, so
     * that no names or addresses of people stay on the device.
     */
    save(view: SavedView) {
      const query = new URLSearchParams(view.query);
      query.delete('search');
      query.delete('page');
      const next = [...without(view.name), { name: view.name, query: query.toString() }];
      keep(next.sort((one, other) => byName(one.name, other.name)).slice(0, mostViews));
    },
    remove: (named: string) => keep(without(named)),
  };
}
