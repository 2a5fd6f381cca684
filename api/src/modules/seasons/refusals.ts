import { isDeepStrictEqual } from 'node:util';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Decider } from '../../platform/authorisation/actor';
import { type Contest, isClosed, type Seasons } from './context';
import {
  categoriesEntered,
  categoriesFrozen,
  categoriesOpen,
  closedForGood,
  organiserConflicted,
  winnersMissing,
  winnersStay,
} from './errors';
import { categoryOf, windowsOpenedBy } from './rules';

type Asked = (contest: Contest) => Promise<boolean>;

/** The season's categories for which `asked` returns true. */
async function those(names: readonly string[], season: string, asked: Asked): Promise<string[]> {
  const answers = await Promise.all(names.map((category) => asked({ season, category })));
  return names.filter((_, index) => answers[index]);
}

const without = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => !others.includes(name));

/** Throws when a change would hide published winners from the directory, or show none in it. */
export async function refuseInDirectory(
  { deps }: Seasons,
  { id, directory }: Season,
  next: Pick<Season, 'directory'>,
): Promise<void> {
  const published = await those(without(directory, next.directory), id, deps.contests.isPublished);
  if (published.length > 0) throw winnersStay(published);
  const shown = without(next.directory, directory);
  const empty = without(shown, await those(shown, id, deps.winners.hasWinners));
  if (empty.length > 0) throw winnersMissing(empty);
}

/**
 * A category can be removed only before the rules are frozen, with nominations closed and none
 * submitted.
 */
export async function refuseToDrop(
  { deps }: Seasons,
  before: Season,
  next: Pick<Season, 'categories'>,
): Promise<void> {
  const kept = new Set(next.categories.map(({ name }) => name));
  const gone = before.categories.filter(({ name }) => !kept.has(name));
  const names = gone.map(({ name }) => name);
  if (gone.length === 0) return;
  if (before.rules.frozenAt !== null) throw categoriesFrozen(names);
  const open = gone.filter(({ nominations }) => nominations.open);
  if (open.length > 0) throw categoriesOpen(open.map(({ name }) => name));
  const entered = await those(names, before.id, deps.nominations.hasAny);
  if (entered.length > 0) throw categoriesEntered(entered);
}

/** Throws when a change would open nominations or judging of a category that is closed for good. */
export async function refuseToOpenClosed(
  context: Seasons,
  before: Season,
  next: Pick<Season, 'categories'>,
): Promise<void> {
  const windows = windowsOpenedBy(before, next);
  const names = [...new Set(windows.map(({ name }) => name))];
  const closed = await those(names, before.id, (contest) => isClosed(context, contest));
  const refused = windows.filter(({ name }) => closed.includes(name));
  if (refused.length > 0) throw closedForGood(refused);
}

/** A signed-in organiser, or an operator's command. */
export type ChangedBy = Decider | { command: string };

/** Categories that a change opens, closes (immediately or at another time) or removes. */
const openedOrClosed = (before: Season, after: Pick<Season, 'categories'>): string[] =>
  before.categories
    .filter(({ name, nominations, judging }) => {
      const next = categoryOf(after, name);
      return !isDeepStrictEqual([nominations, judging], [next?.nominations, next?.judging]);
    })
    .map(({ name }) => name);

/** The contest that takes nominations before and after a change; empty if it is the same. */
export interface Turned {
  from?: Season | undefined;
  to?: Season | undefined;
}

interface Changing {
  before: Season;
  after: Pick<Season, 'categories'>;
  actor: ChangedBy;
  turned: Turned;
}

/**
 * Throws when an organiser with a conflict of interest would open or close the category, or send
 * nominations to or away from it.
 */
export async function refuseConflicted(
  { deps }: Seasons,
  { before, after, actor, turned }: Changing,
): Promise<void> {
  if ('command' in actor) return;
  const isConflicted: Asked = async (contest) => !(await deps.contests.mayDecide(actor, contest));
  const conflicted = await those(openedOrClosed(before, after), before.id, isConflicted);
  for (const season of [turned.from, turned.to])
    if (season)
      conflicted.push(...(await those([season.currentCategory], season.id, isConflicted)));
  if (conflicted.length > 0) throw organiserConflicted([...new Set(conflicted)]);
}
