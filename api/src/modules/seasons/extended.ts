import type { Season } from '@meritum/shared/contracts/seasons';
import type { Clock } from '../../platform/clock';
import { type Extension, withExtensions } from './extension';
import type { ExtensionsStore } from './extensions-store';
import type { SeasonsView } from './view';

export interface Extended {
  extensions: Pick<ExtensionsStore, 'isRunningIn'>;
  /** All that run, at most half a second old: almost always none. */
  running(): Promise<readonly Extension[]>;
  view: Pick<SeasonsView, 'all'>;
  clock: Clock;
  closedIn(season: string): Promise<ReadonlySet<string>>;
}

/** An account's extensions that run now; none where judging is closed for good. */
async function runningFor({ running: all, clock, closedIn }: Extended, accountId: string) {
  const isRunning = ({ accountId: id, until }: Extension) =>
    id === accountId && until && until > clock();
  const running = (await all()).filter(isRunning);
  const isClosed = await Promise.all(
    running.map(async ({ season, category }) => (await closedIn(season)).has(category)),
  );
  return running.filter((_, index) => !isClosed[index]);
}

/** Whether somebody's form or ratings are open for longer than others' in a contest. */
export const hasMoreTime = (
  { extensions, clock }: Extended,
  contest: { season: string; category: string },
): Promise<boolean> => extensions.isRunningIn(contest, clock());

/** Seasons as they are for an account: what it has for longer is open in them. */
export async function extendedFor(
  of: Extended,
  accountId: string,
  seasons: readonly Season[],
): Promise<Season[]> {
  const own = await runningFor(of, accountId);
  return seasons.map((season) => withExtensions(season, own));
}

/**
 * The season that takes the nomination of an account whose form is open for longer, with the
 * category as its current one; undefined for everybody else.
 */
export async function takingFor(
  of: Extended,
  accountId: string,
  asked?: string,
): Promise<Season | undefined> {
  const own = await runningFor(of, accountId);
  const form = own.find(
    ({ window, category }) => window === 'nominations' && (asked ?? category) === category,
  );
  const season = form && (await of.view.all()).find(({ id }) => id === form.season);
  return season && { ...withExtensions(season, own), currentCategory: form.category };
}
