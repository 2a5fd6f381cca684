import type { CallName } from '@meritum/shared/contracts/calls';
import type { Role } from '@meritum/shared/contracts/roles';
import { prefixes } from '@meritum/shared/programme/routes';
import { mayCall } from '../access/role';

/** An act on a screen, for the console's search. */
export interface Act {
  label: string;
  /** The calls that perform it; none if it begins an organiser's work on a list. */
  does: readonly CallName[];
  /** Query of the address. */
  query?: string;
  /** Beginning of the label of its button or field, if different. */
  control?: string;
  /** More words that find it. */
  keywords?: string;
  /** Steps of an ordinary task, for Help. */
  how?: string;
  /** The effect in Help, for acts that are easily mistaken. */
  effect?: { when: string; follows: string; undone: string };
}

const download = 'download spreadsheet excel';

const onPlan = { query: 'show=plan' };

const act = (label: string, does: Act['does'], where: Omit<Act, 'label' | 'does'> = {}): Act => ({
  label,
  does,
  ...where,
});

/** A screen in the console's navigation. */
export interface Screen {
  /** Path below the remote's prefix; '' is the prefix itself. */
  path: string;
  label: string;
  /** The page's heading, if it differs from the label. */
  title?: string;
  /** The text below the heading. */
  lead: string;
  /** The screen that leads to it; by default the navigation. */
  below?: string;
  /** For the page of one item: its heading until it has loaded, and the link back. */
  one?: { title: string; back: string };
  acts?: readonly Act[];
  /** Open to screeners. */
  screener?: true;
}

/** The console's screens, in the order of its navigation; the routes are in `register.tsx`. */
export const screens: readonly Screen[] = [
  {
    path: '',
    screener: true,
    label: 'Overview',
    lead: 'The current season at a glance.',
    acts: [
      act('Remind people to confirm their address', ['remindUnconfirmed'], {
        keywords: 'verify',
      }),
    ],
  },
  {
    path: 'nominations',
    screener: true,
    label: 'Nominations',
    lead: 'All nominations of this season. If you have a conflict of interest with one, its judges and ratings are withheld from you.',
    one: { title: 'Nomination', back: 'All nominations' },
    acts: [
      act('Write to nominators', ['sendNominatorMessage'], {
        control: 'Write to',
        keywords: 'remind message',
        how: 'Filter the list, such as by category. Then write to all that match, or to those you select.',
      }),
      act('Export nominations', ['exportNominations'], {
        control: 'Export CSV',
        keywords: download,
      }),
      act('Return a nomination', ['returnNomination'], {
        query: 'status=under-review',
        keywords: 'correct change',
        effect: {
          when: 'Its nominator has to change something, before judging ends.',
          follows: 'The nominator gets your note. Ratings of a changed text no longer count.',
          undone: 'When the nominator submits it again',
        },
      }),
      act('Decide about a document after the virus scan', ['decideDocument'], {
        query: 'document=not-clean',
        keywords: 'harmful suspicious malware false alarm',
        effect: {
          when: 'The virus scan found something in it, and you have looked.',
          follows: 'Judges get it, or do not. Its nominator is told.',
          undone: 'By deciding again',
        },
      }),
      act('Tell a nominator of links that judges cannot open', ['passOnLinks'], {
        query: 'status=under-review',
        effect: {
          when: 'Judges have reported a supporting link.',
          follows: 'The nominator reads which links, and not who reported them.',
          undone: 'No',
        },
      }),
      act('Replace a judge of a nomination', ['replaceJudge'], {
        query: 'status=under-review',
        effect: {
          when: 'This judge should not rate this nomination, or does not.',
          follows: 'It goes to another judge. The judge keeps their other nominations.',
          undone: 'No',
        },
      }),
      act('Lift a conflict of interest', ['liftConflict']),
      act('Void a nomination or a rating', ['proposeVoid'], {
        keywords: 'disqualify exclude count entry',
        effect: {
          when: 'It must not count, before results are published.',
          follows: 'It stays on record and no longer counts. Takes two organisers.',
          undone: 'Until the second organiser confirms it',
        },
      }),
      act('Write a note for organisers', ['saveNote', 'removeNote'], {
        keywords: 'comment tag remark internal',
        how: 'On the page of a nomination or a judge, under Notes. A word after # is a tag, by which the lists are filtered.',
      }),
      act('Share filters with the other organisers', ['shareFilter', 'removeFilter'], {
        query: 'status=under-review',
        control: 'Save these filters',
        keywords: 'saved view',
      }),
      act('Nominations without judges', [], { query: 'coverage=none' }),
      act('Nominations with too few ratings', [], {
        query: 'coverage=short&sort=completed',
        keywords: 'fewest missing coverage',
        how: 'The fewest ratings come first. Why judges are missing is in a preview of the next assignments.',
      }),
      act('Returned nominations', [], { query: 'status=returned' }),
      act('Nominations that do not count', [], { query: 'status=voided' }),
    ],
  },
  {
    path: 'screening',
    screener: true,
    label: 'Screening',
    title: 'Nominations to look at',
    lead: 'Look whether each nomination is complete, and return what lacks something. That somebody has looked is recorded, and nothing else follows from it.',
    acts: [
      act('Look at nominations', ['lookAtNomination'], {
        control: 'Looked at',
        keywords: 'screen check complete triage',
        how: 'Read one, then press Looked at or return it with a note. Several people can do it at once.',
      }),
    ],
  },
  {
    path: 'queue',
    screener: true,
    label: 'Applications',
    title: 'Applications to judge',
    lead: 'Accept or reject applicants one by one or several at once. You can undo each decision for ten seconds; then they are notified by email.',
    acts: [
      act('Accept or reject applications', ['decideApplications'], {
        keywords: 'verify approve judges',
        how: 'Read an application, then accept or reject it. The applicant is told after ten seconds.',
      }),
      act('Reject an application to judge', ['decideApplications'], {
        control: 'Reject',
        effect: {
          when: 'The applicant should not judge.',
          follows: 'They are notified by email and get no nominations.',
          undone: 'For ten seconds; later by accepting them',
        },
      }),
    ],
  },
  {
    path: 'judging',
    label: 'Verification',
    title: 'Judging Admin Dashboard',
    below: 'queue',
    lead: 'Applicants who are not accepted yet. Each is told your decision by email.',
    acts: [act('Verify judges', ['sendJudgeVerificationEmail'])],
  },
  {
    path: 'judges',
    label: 'Judges',
    lead: 'Everyone who has applied to judge. Figures are for this season, without nominations you have a conflict of interest with.',
    one: { title: 'Judge', back: 'All judges' },
    acts: [
      act('Write to judges', ['sendMessage'], {
        query: 'state=judging',
        control: 'Write to',
        keywords: 'message',
      }),
      act('Save a template of messages', ['saveMessageTemplate', 'removeMessageTemplate'], {
        query: 'state=judging',
        control: 'Write to',
      }),
      act('Ask judges of earlier seasons', ['askJudges']),
      act('Remind judges', [], {
        query: 'idle=0&sort=-idle',
        keywords: 'chase late',
        how: 'The list begins with those idle longest. Select them, then Remind.',
      }),
      act('Export judges', ['exportJudges'], {
        control: 'Export CSV',
        keywords: download,
        how: 'Export CSV or Export XLSX above the list. Filters apply to the file.',
      }),
      act('Deactivate a judge', ['deactivateJudge'], {
        query: 'state=judging',
        keywords: 'remove',
        effect: {
          when: 'An accepted judge should get no more nominations.',
          follows: 'Pending nominations go to other judges. Submitted ratings count.',
          undone: 'By reactivating the judge',
        },
      }),
      act('Reactivate a judge', ['reactivateJudge'], { query: 'state=deactivated' }),
      act('Limit the nominations of a judge', ['setJudgeCapacity'], { query: 'state=judging' }),
      act('Mark a judge as paid', ['markJudgePaid'], { query: 'state=judging' }),
    ],
  },
  {
    path: 'invitations',
    label: 'Invitations',
    below: 'judges',
    lead: 'People whom organisers invited to apply as judges. They are reviewed like all applicants.',
    acts: [
      act('Invite people to judge', ['sendInvitations'], {
        control: 'People',
        keywords: 'recruit ask new judges paste',
        how: 'Paste addresses, or cells of a spreadsheet. Review the list, then invite.',
      }),
      act('Remind people who were invited', ['remindInvited'], { control: 'Remind' }),
    ],
  },
  {
    path: 'assignments',
    label: 'Assignments',
    lead: 'How many judges and ratings each nomination has, without those you have a conflict of interest with. How much each judge has to do is on Judges.',
    acts: [
      act('Open judging', ['previewPlan', 'applyPlan'], { ...onPlan, control: 'Preview the op' }),
      act('Preview the next assignments', ['previewPlan', 'discardPlan'], { ...onPlan }),
      act('Apply previewed assignments', ['applyPlan'], { ...onPlan, control: 'Apply' }),
      act('Download the data that a plan was made from', ['exportPlanInput'], {
        ...onPlan,
        control: 'Download the data',
        keywords: 'input',
      }),
      act('Draw judges without the public random value', ['proceedWithoutBeacon'], {
        ...onPlan,
        control: 'Go on without it',
        keywords: 'beacon drand relay',
        how: 'Offered once the value has been missing for a day.',
      }),
      act('Export the progress of nominations', ['exportAssignments'], { control: 'Export CSV' }),
    ],
  },
  {
    path: 'results',
    label: 'Results',
    lead: 'Results follow from the ratings and the rules. Nobody can set one, and two organisers make them final.',
    acts: [
      act('See what results still need', [], {
        control: 'State',
        keywords: 'check ready publish',
        how: 'Choose the category. Its state lists what is required and what is missing.',
      }),
      act('Make the rules final', ['freezeRules'], { keywords: 'freeze' }),
      act('Ask for more judges', ['proposeExtraJudges'], { keywords: 'borderline' }),
      act('End judging', ['closeJudging'], { keywords: 'close deadline' }),
      act('Propose results', ['finaliseResults']),
      act('Confirm results', ['finaliseResults'], { keywords: 'final' }),
      act('Publish results', ['publishResults'], { keywords: 'ledger' }),
      act('Publish results on a day', ['schedulePublication'], {
        control: 'Publish on...',
        keywords: 'schedule embargo plan hour confirm',
      }),
      act('Stop publication', ['stopPublication']),
      act('Confirm or withdraw that something is voided', ['confirmVoid', 'withdrawVoid'], {
        control: 'Confirm...',
      }),
      act('Correct name, organization or title of a winner', ['correctAward'], {
        control: 'Show',
        keywords: 'rename change publish account',
        how: 'On the page of the nomination, once nominations are closed. A name is that of the account, which the winner changes first.',
      }),
      act('Revoke an award', ['revokeRecognition'], {
        control: 'Show',
        keywords: 'withdraw',
        effect: {
          when: 'The award turns out to be wrong after publication.',
          follows:
            'Its certificate and badge no longer count. The published results stay. Takes two organisers.',
          undone: 'Until the second organiser confirms it',
        },
      }),
      act('Export results', ['exportResults'], { control: 'Export CSV' }),
    ],
  },
  {
    path: 'winners',
    label: 'Winners',
    lead: 'Winners on the public site. Those of a season come from its results; past years are imported from a file.',
    acts: [
      act('Import winners', ['applyWinnersImport'], { control: 'Winners file' }),
      act('Publish or refuse a profile', ['decideProfile'], { control: 'Publish' }),
      act('Feature a winner', ['featureProfile'], { control: 'Feature' }),
      act('Export winners', ['exportWinners'], { control: 'Export CSV' }),
    ],
  },
  {
    path: 'season',
    label: 'Season',
    lead: 'What is open, the dates and the settings. You review each change before it is saved, and it is recorded.',
    acts: [
      act('Open or close nominations', ['updateSeason'], { control: 'Nominations are open' }),
      act('Change dates and settings', ['updateSeason', 'reviewSeason'], {
        control: 'Nominations close',
        keywords: 'deadline closing date day extend',
        how: 'Change when nominations close, then review the change and save it.',
      }),
      act('Give one person more time', ['extendDeadline'], {
        control: 'They can',
        keywords: 'late extend extension deadline',
        how: 'Enter the address of their account and until when. Another organiser confirms it.',
      }),
      act('Prepare the next season', ['startNextSeason']),
    ],
  },
  {
    path: 'mail',
    label: 'Mail',
    lead: 'Messages and how many of their mails were sent. Failed mails can be sent again once the cause is fixed.',
    acts: [
      act('Send a failed mail again', ['resendMail'], { query: 'state=dead' }),
      act('Send all failed mails again', ['resendMails'], { query: 'state=dead' }),
      act('Stop a planned message', ['stopPlannedMessage'], {
        control: 'Stop',
        keywords: 'scheduled later',
      }),
    ],
  },
  {
    path: 'organisers',
    label: 'Organisers',
    lead: 'Who works in the console, and as what. Two organisers give and take a role, and the person is notified by email.',
    acts: [
      act('Add an organiser, a reader or a screener', ['changeRole'], {
        control: 'Address of their account',
        keywords: 'role permission invite colleague team admin',
        how: 'They register first. Enter their address and the role; another organiser confirms it.',
      }),
      act('Remove an organiser', ['changeRole'], {
        control: 'Change',
        keywords: 'role colleague leaves revoke access',
        effect: {
          when: 'Somebody leaves, or should no longer decide.',
          follows: 'They lose the console at once. What they had proposed is void.',
          undone: 'By adding them again',
        },
      }),
    ],
  },
  {
    path: 'accounts',
    label: 'Accounts',
    lead: 'For people who cannot sign in. Two organisers decide, the owner is notified by email, and it happens a week later unless somebody stops it.',
    one: { title: 'Person', back: 'Accounts' },
    acts: [
      act('Erase an account', ['decideAccountAct'], {
        control: 'What to do',
        keywords: 'delete data letter privacy gdpr',
        how: 'Make sure who asks. Enter the address of the account; another organiser confirms it.',
      }),
      act('Hand an account over to another address', ['decideAccountAct'], {
        control: 'What to do',
        keywords: 'lost passkey password locked export data',
        how: 'For somebody who can neither sign in nor read their mails. They then choose a new password, and can download their data.',
      }),
    ],
  },
  {
    path: 'system',
    label: 'System',
    lead: 'Mail delivery, document storage, background jobs and new accounts. Updated every ten seconds.',
    acts: [
      act('Pause new accounts', ['switchRegistration'], {
        keywords: 'bots spam flood register registration',
      }),
    ],
  },
  {
    path: 'audit',
    label: 'Audit',
    lead: 'Who decided what, when and why, newest first. None can be changed unnoticed.',
    acts: [
      act('See who decided what', [], {
        control: 'What',
        keywords: 'history change log',
        how: 'The newest comes first. Filter by what was done, by whom and when.',
      }),
      act('Check the audit trail', ['verifyAudit'], {
        control: 'Check all now',
        keywords: 'verify head hash',
      }),
      act('Export the audit trail', ['exportAudit'], { control: 'Export CSV' }),
    ],
  },
  {
    path: 'help',
    screener: true,
    label: 'Help',
    lead: 'How ordinary tasks are done, and what acts lead to. A page offers only what is possible now.',
  },
];

const prefix = prefixes['mf-admin'];

/** The address of a screen or of a page below it. */
export function consolePath(path: string, ...below: string[]): string {
  return [prefix, path, ...below.map(encodeURIComponent)].filter(Boolean).join('/');
}

/** Whether a role opens a screen. */
export const mayOpen = (role: Role, { screener }: Screen): boolean =>
  role !== 'screener' || screener === true;

/** The acts of a role, each with its screen and its address. */
export const actsFor = (role: Role) =>
  screens
    .filter((screen) => mayOpen(role, screen))
    .flatMap(({ path, label, acts = [] }) =>
      acts
        .filter(({ does }) => does.every((name) => mayCall(role, name)))
        .map((act) => ({
          ...act,
          screen: label,
          to: `${consolePath(path)}${act.query ? `?${act.query}` : ''}`,
        })),
    );

const namesIn = (address: string) => address.slice(prefix.length).split('/').filter(Boolean);

/** The screen of an address; undefined if the console has none. */
export function screenAt(address: string): Screen | undefined {
  const [first = ''] = namesIn(address);
  return screens.find(({ path }) => path === first);
}

interface Heading {
  title: string;
  lead?: string;
  /** The page's list. */
  back?: { to: string; label: string };
}

/** The top of the page at an address. */
export function headingAt(address: string): Heading {
  const screen = screenAt(address);
  if (!screen) return { title: 'Programme console' };
  const { path, label, title = label, lead, below, one } = screen;
  if (one && namesIn(address).length > 1)
    return { title: one.title, back: { to: consolePath(path), label: one.back } };
  const above = screens.find((each) => each.path === below);
  return {
    title,
    lead,
    ...(above && { back: { to: consolePath(above.path), label: above.label } }),
  };
}

/** The address of the preview that opens judging of categories. */
export const openingPath = (categories: readonly string[]): string =>
  `${consolePath('assignments')}?${new URLSearchParams({ show: 'plan', open: categories.join() })}`;
