import type { ResultState } from '../contracts/results';
import type { OpenState, Season } from '../contracts/seasons';
import { pluralize } from './format-count';

/** The state of a contest, as one word on every screen. */
export const contestLives = ['draft', 'open', 'judging', 'closed', 'final', 'published'] as const;
export type ContestLife = (typeof contestLives)[number];

/** An organiser's next act: on a screen of the console, or in a dialog of the overview. */
type NextAct = { act: string } & (
  | { screen: 'assignments' | 'judges' | 'results' | 'season'; dialog?: never }
  | { dialog: 'rules'; screen?: never }
);

export interface ContestProgress {
  life: ContestLife;
  /** The most helpful act now, and its screen; null if there is none. */
  next: NextAct | null;
  /** Conditions for it, in sentences; empty without any. */
  blockedBy: string[];
}

interface Known {
  season: Pick<Season, 'categories' | 'directory' | 'rules'>;
  category: string;
  /** State of its results. */
  state: ResultState;
  /** Number of its nominations under review. */
  entries: number;
  /** Whether a judge has rated in it; undefined where the server does not say. */
  isRated?: boolean | undefined;
  /** Number of voids that wait for another organiser. */
  voidsProposed?: number;
  /** Number of borderline entries without more judges. */
  borderline?: number;
  /** Nominations with too few ratings, and judges with ratings to give, if known. */
  toRate?: { nominations: number; judges: number } | undefined;
  /** The agreed time of publication. */
  publishAt?: string | undefined;
  now: Date;
}

const isOpen = ({ open, closesAt }: OpenState, now: Date) =>
  open && (closesAt === null || now < new Date(closesAt));

const onResults = (act: string): NextAct => ({ act, screen: 'results' });
const onAssignments = (act: string): NextAct => ({ act, screen: 'assignments' });
const openJudging = onAssignments('Open judging');
const openNominations: NextAct = { act: 'Open nominations', screen: 'season' };
const finalRules: NextAct = { act: 'Make the rules final', dialog: 'rules' };

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [pluralize(count, one, many)];

const voidsWait = (count = 0) =>
  counted(
    count,
    'proposal to void something has to be confirmed or withdrawn.',
    'proposals to void something have to be confirmed or withdrawn.',
  );

const borderlineWait = (count = 0) =>
  counted(
    count,
    'nomination whose tier is not certain has not been given more judges.',
    'nominations whose tier is not certain have not been given more judges.',
  );

/** The next act while judging is open; ending it requires enough ratings of every nomination. */
function whileJudged({ entries, borderline = 0, toRate }: Known): NextAct | null {
  if (entries === 0) return null;
  if (borderline > 0) return onResults('Ask for more judges');
  if (!toRate) return onResults('See what is left to rate');
  if (toRate.nominations === 0) return onResults('End judging');
  const { judges } = toRate;
  if (judges === 0) return onAssignments('Preview the next assignments');
  return {
    act: `Remind ${pluralize(judges, 'judge')}`,
    screen: 'judges',
  };
}

const planned: ContestProgress = {
  life: 'final',
  next: onResults('See when the results are published'),
  blockedBy: [],
};

/** The states of a contest after judging is closed for good. */
const decided: Partial<Record<ResultState, ContestProgress>> = {
  closing: {
    life: 'closed',
    next: onResults('Propose the results'),
    blockedBy: ['Judging is being ended, which takes a moment.'],
  },
  closed: { life: 'closed', next: onResults('Propose and confirm the results'), blockedBy: [] },
  finalised: { life: 'final', next: onResults('Publish the results'), blockedBy: [] },
  publishing: { life: 'published', next: null, blockedBy: [] },
  published: { life: 'published', next: null, blockedBy: [] },
};

/**
 * The progress of a contest: from draft through nominations and judging to published results, with
 * the next act and its obstacles. Winners of a year without ratings here count as published.
 */
export function contestLife(known: Known): ContestProgress {
  const { season, category, state, entries, isRated, now } = known;
  const voids = voidsWait(known.voidsProposed);
  const isPlanned = state === 'finalised' && known.publishAt !== undefined;
  const after = isPlanned ? planned : decided[state];
  if (after) return after.next ? { ...after, blockedBy: [...after.blockedBy, ...voids] } : after;
  const own = season.categories.find(({ name }) => name === category);
  const isShown = entries === 0 && season.directory.includes(category);
  if (!own || (isShown && !isOpen(own.nominations, now)))
    return { life: 'published', next: null, blockedBy: [] };
  const isFrozen = season.rules.frozenAt !== null;
  const isJudged = isFrozen && isOpen(own.judging, now);
  const none = entries === 0 ? ['There are no nominations yet.'] : [];
  const nearby = borderlineWait(known.borderline);
  if (isJudged)
    return { life: 'judging', next: whileJudged(known), blockedBy: [...none, ...nearby] };
  // The date of its end has passed; it can be closed for good even while nominations are open.
  const hasEnded = isFrozen && own.judging.open && isRated;
  if (isOpen(own.nominations, now) && !hasEnded)
    return { life: 'open', next: isFrozen ? openJudging : finalRules, blockedBy: [] };
  if (entries === 0) return { life: 'draft', next: openNominations, blockedBy: [] };
  // Nominations have closed, and judging has not opened yet.
  if (!isFrozen || isRated === false)
    return { life: 'open', next: isFrozen ? openJudging : finalRules, blockedBy: [] };
  // More judges can be asked only while judging is open, so its end may have to move.
  const next = onResults(nearby.length > 0 ? 'Set a later end of judging' : 'End judging');
  return { life: 'judging', next, blockedBy: [...nearby, ...voids] };
}

/**
 * The categories that a season's figures leave out: their judging has ended while it goes on
 * elsewhere, so that the figures show only what can still be done.
 */
export function endedCategories(
  contests: readonly (Pick<Known, 'category' | 'state' | 'entries'> & { season: string })[],
  id: string,
): string[] {
  const own = contests.filter(({ season, entries }) => season === id && entries > 0);
  const ended = own.filter(({ state }) => state !== 'open');
  return ended.length < own.length ? ended.map(({ category }) => category) : [];
}

/** The lives in the words of the console. */
export const lifeWords: Readonly<Record<ContestLife, string>> = {
  draft: 'Draft',
  open: 'Nominations open',
  judging: 'Judging',
  closed: 'Judging ended',
  final: 'Final',
  published: 'Published',
};
