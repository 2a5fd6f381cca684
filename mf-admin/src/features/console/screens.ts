import { prefixes } from '@meritum/shared/programme/routes';

/** A screen of the console, as its navigation names it. */
export interface Screen {
  /** Below the remote's prefix; '' is the prefix itself. */
  path: string;
  label: string;
  /** The page's heading, where it is not the label. */
  title?: string;
  /** What the screen is for, below its heading. */
  lead: string;
  /** The page of one thing of its list: its heading until it is read, and what leads back. */
  one?: { title: string; back: string; lead?: string };
}

/** The console's navigation, in its order; the routes are in `register.tsx`. */
export const screens: readonly Screen[] = [
  { path: '', label: 'Overview', lead: 'The season as it stands.' },
  {
    path: 'nominations',
    label: 'Nominations',
    lead: 'Everything that was sent this season. Where you are tied to a nomination, its judges and ratings are withheld from you.',
    one: { title: 'Nomination', back: 'All nominations' },
  },
  {
    path: 'judging',
    label: 'Verification',
    title: 'Judging Admin Dashboard',
    lead: 'Who applied to judge and is not verified. Each of them is told by mail what you decide.',
  },
  {
    path: 'judges',
    label: 'Judges',
    lead: 'Everybody who applied. Numbers are of this season, without nominations that you are tied to.',
    one: { title: 'Judge', back: 'All judges' },
  },
  {
    path: 'assignments',
    label: 'Assignments',
    lead: 'How far nominations are covered and what judges carry, without nominations that you are tied to.',
  },
  {
    path: 'results',
    label: 'Results',
    lead: 'Results are computed from the ratings by frozen rules. Nobody can set one; two of you make them final.',
    one: {
      title: 'Entry',
      back: 'Results',
      lead: 'Who rated it, and how once judging is closed. Entries you have a conflict of interest with are hidden.',
    },
  },
  {
    path: 'winners',
    label: 'Winners',
    lead: 'What the directory holds. Winners of a season come from its results; those of past years from a file.',
  },
  {
    path: 'season',
    label: 'Season',
    lead: 'What is open, the days and the settings. Each change is shown before it is saved, and recorded.',
  },
  {
    path: 'mail',
    label: 'Mail',
    lead: 'What was written to whom, and what became of it. What was given up can be sent again once its cause is mended.',
  },
  {
    path: 'audit',
    label: 'Audit',
    lead: 'Who decided what, when and why, the newest first. Nothing here can be changed unnoticed.',
  },
];

const prefix = prefixes['mf-admin'];

/** Where a screen is, or what is below it. */
export function consolePath(path: string, ...below: string[]): string {
  return [prefix, path, ...below.map(encodeURIComponent)].filter(Boolean).join('/');
}

const namesIn = (address: string) => address.slice(prefix.length).split('/').filter(Boolean);

/** The screen that an address belongs to; undefined for one that the console has no page for. */
export function screenAt(address: string): Screen | undefined {
  const [first = ''] = namesIn(address);
  return screens.find(({ path }) => path === first);
}

/** What stands at the top of a page of the console. */
export interface Heading {
  title: string;
  lead?: string;
  /** The list that the page is one thing of. */
  back?: { to: string; label: string };
}

function screenOf(path: string): Screen {
  const screen = screens.find((each) => each.path === path);
  if (!screen) throw new Error(`The console has no screen at "${path}".`);
  return screen;
}

/** The heading of a screen, by its path. */
export function headingOf(path: string): Heading {
  const { label, title = label, lead } = screenOf(path);
  return { title, lead };
}

/** The heading of one thing of a screen's list, before it is read. */
export function headingOfOne(path: string): Heading {
  const { one } = screenOf(path);
  if (!one) throw new Error(`The screen at "${path}" has no page for one thing.`);
  const { title, lead, back } = one;
  return { title, ...(lead && { lead }), back: { to: consolePath(path), label: back } };
}

/** What stands at the top of the page at an address before anything of it is read. */
export function headingAt(address: string): Heading {
  const screen = screenAt(address);
  if (!screen) return { title: 'Programme console' };
  const { path, one } = screen;
  return one && namesIn(address).length > 1 ? headingOfOne(path) : headingOf(path);
}
