import { readLocal, writeLocal } from '@meritum/shared/client/localStore';
import { byName } from '@meritum/shared/contracts/search';

/** Named filters to return to. */
export interface SavedView {
  name: string;
  /** The address's query without the question mark. */
  query: string;
}

const mostViews = 20;

const viewsKey = (uid: string, screen: string) => `consoleViews:${uid}:${screen}`;

function isView(it: unknown): it is SavedView {
  return (
    typeof it === 'object' &&
    it !== null &&
    'name' in it &&
    typeof it.name === 'string' &&
    'query' in it &&
    typeof it.query === 'string'
  );
}

export function savedViews(uid: string, screen: string): SavedView[] {
  const kept = readLocal(viewsKey(uid, screen));
  return Array.isArray(kept) ? kept.filter(isView) : [];
}

/**
 * Saves a view and replaces one with the same name. Leaves out the page and the search text, so
 * that no names or addresses of people stay on the device.
 */
export function saveView(uid: string, screen: string, view: SavedView): SavedView[] {
  const query = new URLSearchParams(view.query);
  query.delete('search');
  query.delete('page');
  const others = savedViews(uid, screen).filter(({ name }) => name !== view.name);
  const next = [...others, { name: view.name, query: query.toString() }]
    .sort((one, other) => byName(one.name, other.name))
    .slice(0, mostViews);
  writeLocal(viewsKey(uid, screen), next);
  return next;
}

export function removeView(uid: string, screen: string, named: string): SavedView[] {
  const next = savedViews(uid, screen).filter(({ name }) => name !== named);
  writeLocal(viewsKey(uid, screen), next);
  return next;
}
