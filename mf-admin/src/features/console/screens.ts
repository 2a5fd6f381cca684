import { prefixes } from '@meritum/shared/programme/routes';

/** A screen of the console, as its navigation names it. */
export interface Screen {
  /** Below the remote's prefix; '' is the prefix itself. */
  path: string;
  label: string;
  /** The page's heading, where it is not the label. */
  title?: string;
}

/** The console's navigation, in its order; the routes are in `register.tsx`. */
export const screens: readonly Screen[] = [
  { path: '', label: 'Overview' },
  { path: 'nominations', label: 'Nominations' },
  { path: 'judging', label: 'Verification', title: 'Judging Admin Dashboard' },
  { path: 'judges', label: 'Judges' },
  { path: 'assignments', label: 'Assignments' },
  { path: 'results', label: 'Results' },
  { path: 'winners', label: 'Winners' },
  { path: 'season', label: 'Season' },
  { path: 'mail', label: 'Mail' },
  { path: 'audit', label: 'Audit' },
];

const prefix = prefixes['mf-admin'];

/** Where a screen is, or what is below it. */
export function consolePath(path: string, ...below: string[]): string {
  return [prefix, path, ...below.map(encodeURIComponent)].filter(Boolean).join('/');
}

/** The screen that an address belongs to; undefined for one that the console has no page for. */
export function screenAt(address: string): Screen | undefined {
  const [first = ''] = address.slice(prefix.length).split('/').filter(Boolean);
  return screens.find(({ path }) => path === first);
}

/** Heading of the screen at an address, for whoever is not let in yet. */
export function titleAt(address: string): string {
  const screen = screenAt(address);
  return screen?.title ?? screen?.label ?? 'Programme console';
}
