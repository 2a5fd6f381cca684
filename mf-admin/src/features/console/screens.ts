import type { CallName } from '@meritum/shared/contracts/calls';
import { prefixes } from '@meritum/shared/programme/routes';

/** What can be done on a screen, as the search of the console names it. */
export interface Act {
  label: string;
  /** The calls that do it; none for a list that begins an organiser's work. */
  does?: readonly CallName[];
  /** What the address says besides the screen. */
  query?: string;
  /** How its button or field begins, if it is called otherwise. */
  control?: string;
}

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
  acts?: readonly Act[];
}

/** The console's screens, in the order of its navigation; the routes are in `register.tsx`. */
export const screens: readonly Screen[] = [
  {
    path: '',
    label: 'Overview',
    lead: 'The current season at a glance.',
    acts: [{ label: 'Remind people to confirm their address', does: ['remindUnconfirmed'] }],
  },
  {
    path: 'nominations',
    label: 'Nominations',
    lead: 'All nominations of this season. If you have a conflict of interest with one, its judges and ratings are withheld from you.',
    one: { title: 'Nomination', back: 'All nominations' },
    acts: [
      {
        label: 'Write to nominators',
        does: ['sendNominatorMessage'],
        control: 'Write to these nominators',
      },
      { label: 'Export nominations', does: ['exportNominations'], control: 'Export CSV' },
      { label: 'Return a nomination', does: ['returnNomination'], query: 'status=under-review' },
      {
        label: 'Replace a judge of a nomination',
        does: ['replaceJudge'],
        query: 'status=under-review',
      },
      { label: 'Lift a conflict of interest', does: ['liftConflict'] },
      { label: 'Nominations without judges', query: 'coverage=none' },
      { label: 'Nominations with too few ratings', query: 'coverage=short' },
      { label: 'Returned nominations', query: 'status=returned' },
      { label: 'Voided nominations', query: 'status=voided' },
    ],
  },
  {
    path: 'queue',
    label: 'Applications',
    title: 'Applications to judge',
    lead: 'Accept or reject applicants one by one or several at once. You can undo each decision for ten seconds; then they are told by email.',
    acts: [{ label: 'Accept or reject applications', does: ['decideApplications'] }],
  },
  {
    path: 'judging',
    label: 'Verification',
    title: 'Judging Admin Dashboard',
    below: 'queue',
    lead: 'Applicants who are not verified yet. Each is told your decision by email.',
    acts: [{ label: 'Verify judges', does: ['sendJudgeVerificationEmail'] }],
  },
  {
    path: 'judges',
    label: 'Judges',
    lead: 'Everyone who has applied to judge. Figures are for this season, without nominations you have a conflict of interest with.',
    one: { title: 'Judge', back: 'All judges' },
    acts: [
      {
        label: 'Write to judges',
        does: ['sendMessage'],
        query: 'state=judging',
        control: 'Write to these judges',
      },
      { label: 'Ask judges of earlier seasons', does: ['askJudges'] },
      { label: 'Remind judges', query: 'idle=0&sort=-idle' },
      { label: 'Export judges', does: ['exportJudges'], control: 'Export CSV' },
      { label: 'Deactivate a judge', does: ['deactivateJudge'], query: 'state=judging' },
      { label: 'Reactivate a judge', does: ['reactivateJudge'], query: 'state=deactivated' },
      {
        label: 'Limit the nominations of a judge',
        does: ['setJudgeCapacity'],
        query: 'state=judging',
      },
      { label: 'Mark a judge as paid', does: ['markJudgePaid'], query: 'state=judging' },
    ],
  },
  {
    path: 'assignments',
    label: 'Assignments',
    lead: 'How many judges each nomination has and how much each judge has to do, without nominations you have a conflict of interest with.',
    acts: [
      {
        label: 'Open judging',
        does: ['previewPlan', 'applyPlan'],
        query: 'show=plan',
        control: 'Preview the opening',
      },
      { label: 'Preview a plan', does: ['previewPlan', 'cancelPlan'], query: 'show=plan' },
      { label: 'Apply a plan', does: ['applyPlan'], query: 'show=plan', control: 'Apply' },
      {
        label: 'Download the input of a plan',
        does: ['exportPlanInput'],
        query: 'show=plan',
        control: 'Download input',
      },
      { label: 'Export coverage', does: ['exportAssignments'], control: 'Export CSV' },
    ],
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
    acts: [
      { label: 'Freeze rules', does: ['freezeRules'] },
      { label: 'Ask for more judges', does: ['proposeExtraJudges'] },
      { label: 'End judging', does: ['closeJudging'] },
      { label: 'Make the outcome final', does: ['finaliseResults'], control: 'Propose outcome' },
      { label: 'Confirm the outcome', does: ['finaliseResults'], control: 'Confirm outcome' },
      { label: 'Publish results', does: ['publishResults'] },
      { label: 'Void an entry or a rating', does: ['proposeVoid'] },
      {
        label: 'Confirm or withdraw a void',
        does: ['confirmVoid', 'withdrawVoid'],
        control: 'Confirm...',
      },
      { label: 'Publish the name of an account', does: ['renameWinner'] },
      { label: 'Revoke an award', does: ['revokeRecognition'] },
      { label: 'Export results', does: ['exportResults'], control: 'Export CSV' },
    ],
  },
  {
    path: 'winners',
    label: 'Winners',
    lead: 'The directory of winners. Winners of a season come from its results; past years are imported from a file.',
    acts: [
      {
        label: 'Import winners',
        does: ['applyWinnersImport'],
        control: 'Winners file',
      },
      { label: 'Publish or refuse a profile', does: ['decideProfile'], control: 'Publish' },
      { label: 'Feature a winner', does: ['featureProfile'], control: 'Feature' },
      { label: 'Export winners', does: ['exportWinners'], control: 'Export CSV' },
    ],
  },
  {
    path: 'season',
    label: 'Season',
    lead: 'What is open, the dates and the settings. You review each change before it is saved, and it is recorded.',
    acts: [
      {
        label: 'Open or close nominations',
        does: ['updateSeason', 'reviewSeason'],
        control: 'Nominations are open',
      },
      { label: 'Change dates and settings', does: ['updateSeason'] },
      { label: 'Prepare the next season', does: ['startNextSeason'] },
      {
        label: 'Contribute a value to the draw',
        does: ['commitRandomness'],
        control: 'Contribute a value',
      },
      {
        label: 'Reveal a value of the draw',
        does: ['revealRandomness'],
        control: 'Value to reveal',
      },
      {
        label: 'Leave out a value of the draw',
        does: ['leaveOutRandomness'],
        control: 'Leave out',
      },
    ],
  },
  {
    path: 'mail',
    label: 'Mail',
    lead: 'All mails and whether they were sent. Failed mails can be sent again once the cause is fixed.',
    acts: [{ label: 'Send a failed mail again', does: ['resendMail'], query: 'state=dead' }],
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
    acts: [
      { label: 'Verify the audit trail', does: ['verifyAudit'], control: 'Verify all now' },
      { label: 'Export the audit trail', does: ['exportAudit'], control: 'Export CSV' },
    ],
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
