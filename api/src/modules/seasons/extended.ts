import type { Season } from '@meritum/shared/contracts/seasons';
import { type Contest, isClosed, type Seasons } from './context';
import { type Extension, withExtensions } from './extension';

/** An account's running extensions; none where judging is closed for good. */
async function runningFor(context: Seasons, accountId: string): Promise<Extension[]> {
  const now = context.platform.clock();
  const own = (await context.running.get()).filter(
    ({ accountId: id, until }) => id === accountId && until && until > now,
  );
  const closed = await Promise.all(own.map((one) => isClosed(context, one)));
  return own.filter((_, index) => !closed[index]);
}

/** Whether somebody has a running extension in a contest. */
export const hasMoreTime = ({ stores, platform }: Seasons, contest: Contest): Promise<boolean> =>
  stores.extensions.existsRunning(contest, platform.clock());

/** The seasons with an account's extensions applied. */
export async function extendedFor(
  context: Seasons,
  accountId: string,
  seasons: readonly Season[],
): Promise<Season[]> {
  const own = await runningFor(context, accountId);
  return seasons.map((season) => withExtensions(season, own));
}

/**
 * For an account with an extension of its form: that season, with that category as the current one;
 * else undefined.
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
