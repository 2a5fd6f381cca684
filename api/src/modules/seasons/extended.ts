import type { Season } from '@meritum/shared/contracts/seasons';
import { type Contest, isClosed, type Seasons } from './context';
import { type Extension, withExtensions } from './extension';

/** An account's extensions that run now; none where judging is closed for good. */
async function runningFor(context: Seasons, accountId: string): Promise<Extension[]> {
  const now = context.platform.clock();
  const own = (await context.running.get()).filter(
    ({ accountId: id, until }) => id === accountId && until && until > now,
  );
  const closed = await Promise.all(own.map((one) => isClosed(context, one)));
  return own.filter((_, index) => !closed[index]);
}

/** Whether somebody's form or ratings are open for longer than others' in a contest. */
export const hasMoreTime = ({ stores, platform }: Seasons, contest: Contest): Promise<boolean> =>
  stores.extensions.existsRunning(contest, platform.clock());

/** Seasons as they are for an account: what it has for longer is open in them. */
export async function extendedFor(
  context: Seasons,
  accountId: string,
  seasons: readonly Season[],
): Promise<Season[]> {
  const own = await runningFor(context, accountId);
  return seasons.map((season) => withExtensions(season, own));
}

/**
 * The season that takes the nomination of an account whose form is open for longer, with the
 * category as its current one; undefined for everybody else.
 */
export async function takingFor(
  context: Seasons,
  accountId: string,
  asked?: string,
): Promise<Season | undefined> {
  const own = await runningFor(context, accountId);
  const form = own.find(
    ({ window, category }) => window === 'nominations' && (asked ?? category) === category,
  );
  const season = form && (await context.view.all()).find(({ id }) => id === form.season);
  return season && { ...withExtensions(season, own), currentCategory: form.category };
}
