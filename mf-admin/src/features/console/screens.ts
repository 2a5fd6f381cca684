import { prefixes } from '@meritum/shared/programme/routes';

/** A screen of the console, as its navigation names it. */
export interface Screen {
  /** Path below the remote's prefix; '' is the prefix itself. */
  path: string;
  label: string;
  /** The page's heading, if it differs from the label. */
  title?: string;
  /** The text below the heading. */
  lead: string;
  /** The screen that leads to it; without one, the navigation does. */
  below?: string;
  /** The page of one item: its heading until it has loaded, and the link back. */
  one?: { title: string; back: string; lead?: string };
}

/** The console's screens, in the order of its navigation; the routes are in `register.tsx`. */
export const screens: readonly Screen[] = [
  { path: '', label: 'Overview', lead: 'The current season at a glance.' },
  {
    path: 'nominations',
    label: 'Nominations',
    lead: 'All nominations of this season. If you have a conflict of interest with one, its judges and ratings are withheld from you.',
    one: { title: 'Nomination', back: 'All nominations' },
  },
  {
    path: 'queue',
    label: 'Applications',
    title: 'Applications to judge',
    lead: 'Accept or reject applicants one by one or several at once. You can undo each decision for ten seconds; then they are told by email.',
  },
  {
    path: 'judging',
    label: 'Verification',
    title: 'Judging Admin Dashboard',
    below: 'queue',
    lead: 'Applicants who are not verified yet. Each is told your decision by email.',
  },
  {
    path: 'judges',
    label: 'Judges',
    lead: 'Everyone who has applied to judge. Figures are for this season, without nominations you have a conflict of interest with.',
    one: { title: 'Judge', back: 'All judges' },
  },
  {
    path: 'assignments',
    label: 'Assignments',
    lead: 'How many judges each nomination has and how much each judge has to do, without nominations you have a conflict of interest with.',
  },
  {
    path: 'results',
    label: 'Results',
    lead: 'Results are computed from the ratings by frozen rules. Nobody can set one, and two organisers make them final.',
    one: {
      title: 'Entry',
      back: 'Results',
      lead: 'Who rated it, with the ratings once judging has ended. Entries you have a conflict of interest with are hidden.',
    },
  },
  {
    path: 'winners',
    label: 'Winners',
    lead: 'The directory of winners. Winners of a season come from its results; past years are imported from a file.',
  },
  {
    path: 'season',
    label: 'Season',
    lead: 'What is open, the dates and the settings. You review each change before it is saved, and it is recorded.',
  },
  {
    path: 'mail',
    label: 'Mail',
    lead: 'All mails and whether they were sent. Failed mails can be sent again once the cause is fixed.',
  },
  {
    path: 'system',
    label: 'System',
    lead: 'Mail delivery, document storage and background jobs. Updated every ten seconds.',
  },
  {
    path: 'audit',
    label: 'Audit',
    lead: 'Who decided what, when and why, newest first. Entries cannot be changed unnoticed.',
  },
  {
    path: 'help',
    label: 'Help',
    lead: 'Which act is for what. Only those that are possible now are offered on each page.',
  },
];

const prefix = prefixes['mf-admin'];

/** The address of a screen or of a page below it. */
export function consolePath(path: string, ...below: string[]): string {
  return [prefix, path, ...below.map(encodeURIComponent)].filter(Boolean).join('/');
}

const namesIn = (address: string) => address.slice(prefix.length).split('/').filter(Boolean);

/** The screen of an address; undefined if the console has none. */
export function screenAt(address: string): Screen | undefined {
  const [first = ''] = namesIn(address);
  return screens.find(({ path }) => path === first);
}

/** The top of a console page. */
export interface Heading {
  title: string;
  lead?: string;
  /** The list that the page belongs to. */
  back?: { to: string; label: string };
}

function screenOf(path: string): Screen {
  const screen = screens.find((each) => each.path === path);
  if (!screen) throw new Error(`The console has no screen at "${path}".`);
  return screen;
}

/** The heading of a screen, by its path. */
export function headingOf(path: string): Heading {
  const { label, title = label, lead, below } = screenOf(path);
  return {
    title,
    lead,
    ...(below && { back: { to: consolePath(below), label: screenOf(below).label } }),
  };
}

/** The heading of an item's page before it has loaded. */
export function headingOfOne(path: string): Heading {
  const { one } = screenOf(path);
  if (!one) throw new Error(`The screen at "${path}" has no page for one thing.`);
  const { title, lead, back } = one;
  return { title, ...(lead && { lead }), back: { to: consolePath(path), label: back } };
}

/** The top of the page at an address before it has loaded. */
export function headingAt(address: string): Heading {
  const screen = screenAt(address);
  if (!screen) return { title: 'Programme console' };
  const { path, one } = screen;
  return one && namesIn(address).length > 1 ? headingOfOne(path) : headingOf(path);
}
