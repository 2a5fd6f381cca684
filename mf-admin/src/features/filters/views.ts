import { readLocal, writeLocal } from '@meritum/shared/client/localStore';

/** Filters under a name: an address that can be gone back to. */
export interface SavedView {
  name: string;
  /** The query of the address, without its question mark. */
  query: string;
}

/** Most views that are kept for one screen. */
export const mostViews = 20;

/** Where an account's views of a screen are kept, on this device. */
const keyOf = (uid: string, screen: string) => `consoleViews:${uid}:${screen}`;

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

/** The views that somebody named, in the order of their names. */
export function savedViews(uid: string, screen: string): SavedView[] {
  const kept = readLocal(keyOf(uid, screen));
  return Array.isArray(kept) ? kept.filter(isView) : [];
}

/**
 * Keeps a view, in place of one with the same name. What was typed into a search and the page are
 * left out: names and addresses of people do not stay on the device, and pages change.
 */
export function saveView(uid: string, screen: string, view: SavedView): SavedView[] {
  const query = new URLSearchParams(view.query);
  query.delete('search');
  query.delete('page');
  const others = savedViews(uid, screen).filter(({ name }) => name !== view.name);
  const next = [...others, { name: view.name, query: query.toString() }]
    .sort((one, other) => one.name.localeCompare(other.name))
    .slice(0, mostViews);
  writeLocal(keyOf(uid, screen), next);
  return next;
}

/** Forgets a view. */
export function removeView(uid: string, screen: string, named: string): SavedView[] {
  const next = savedViews(uid, screen).filter(({ name }) => name !== named);
  writeLocal(keyOf(uid, screen), next);
  return next;
}
