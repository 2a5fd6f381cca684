import type { ResultState } from '../contracts/results';
import type { OpenState, Season } from '../contracts/seasons';
import { pluralize } from './format-count';

/** How far a contest is, in the one word that every screen shows. */
export const contestLives = ['draft', 'open', 'judging', 'closed', 'final', 'published'] as const;
export type ContestLife = (typeof contestLives)[number];

/** What an organiser does next: on which screen of the console, or in a dialog of the overview. */
type NextAct = { act: string } & (
  | { screen: 'assignments' | 'judges' | 'results' | 'season'; dialog?: never }
  | { dialog: 'rules'; screen?: never }
);

export interface ContestProgress {
  life: ContestLife;
  /** What helps most now, on a screen that offers it; null while nothing does. */
  next: NextAct | null;
  /** What has to happen before, in sentences; empty if nothing has. */
  blockedBy: string[];
}

interface Known {
  season: Pick<Season, 'categories' | 'directory' | 'rules'>;
  category: string;
  /** Of its results. */
  state: ResultState;
  /** Its nominations under review. */
  entries: number;
  /** Whether a judge has rated there; undefined where the server does not say. */
  isRated?: boolean | undefined;
  /** Its voids that wait for another organiser. */
  voidsProposed?: number;
  /** Its borderline entries without more judges. */
  borderline?: number;
  /** Its nominations with too few ratings, and its judges with ratings to give, where they are known. */
  toRate?: { nominations: number; judges: number } | undefined;
  /** When two organisers have agreed to publish it. */
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

/** What helps while judging is open: its end only once every nomination has enough ratings. */
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

/** The last part of a contest's life, from the closing of judging for good on. */
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
 * A contest's life: from draft over open nominations and judging to published results, with the next
 * act and what blocks it. Winners of a year without ratings here count as published.
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
  // Then its date has passed, and it is ended for good even while nominations are still open.
  const hasEnded = isFrozen && own.judging.open && isRated;
  if (isOpen(own.nominations, now) && !hasEnded)
    return { life: 'open', next: isFrozen ? openJudging : finalRules, blockedBy: [] };
  if (entries === 0) return { life: 'draft', next: openNominations, blockedBy: [] };
  // Nominations have closed before judging has opened.
  if (!isFrozen || isRated === false)
    return { life: 'open', next: isFrozen ? openJudging : finalRules, blockedBy: [] };
  // More judges are asked only while judging is open, and it does not end without them.
  const next = onResults(nearby.length > 0 ? 'Set a later end of judging' : 'End judging');
  return { life: 'judging', next, blockedBy: [...nearby, ...voids] };
}

/**
 * The categories that a season's figures leave out: judging has ended there and goes on elsewhere, so
 * that what is missing is what can still be done.
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
