import type { Season } from '@meritum/shared/contracts/seasons';
import type { App } from '../src/platform/zod/provider';

/** Changes the stored season, and lets caches expire. */
export async function changeSeason(
  app: App,
  change: Record<string, unknown>,
  arrayFilters: Record<string, unknown>[] = [],
): Promise<void> {
  const seasons = app.mongo.db.collection<Omit<Season, 'id'> & { _id: string }>('seasons');
  const [current] = await seasons.find({ begun: true }).sort({ _id: -1 }).limit(1).toArray();
  await seasons.updateOne({ _id: current?._id ?? '' }, { $set: change }, { arrayFilters });
}

/** Opens or closes judging in every category. */
export function setJudging(app: App, open: boolean): Promise<void> {
  return changeSeason(app, { 'categories.$[].judging': { open, closesAt: null } });
}

/** Opens nominations in a category, even if its judging was closed for good. */
export const openNominations = (app: App, category: string): Promise<void> =>
  changeSeason(app, { 'categories.$[own].nominations': { open: true, closesAt: null } }, [
    { 'own.name': category },
  ]);

export const endJudging = (app: App): Promise<void> =>
  changeSeason(app, {
    'categories.$[].judging': { open: true, closesAt: '2025-01-01T00:00:00.000Z' },
  });
