import type { Season } from '@meritum/shared/contracts/seasons';
import type { App } from '../platform/zod/provider';

/** Changes the stored season as if some time ago, so that cached copies are refreshed. */
export async function changeSeason(app: App, change: Record<string, unknown>): Promise<void> {
  const seasons = app.mongo.db.collection<Omit<Season, 'id'> & { _id: string }>('seasons');
  const hasBegun = { begun: { $ne: false } };
  const [current] = await seasons.find(hasBegun).sort({ _id: -1 }).limit(1).toArray();
  await seasons.updateOne({ _id: current?._id ?? '' }, { $set: change });
}

/** Opens or closes judging in every category. */
export function setJudging(app: App, open: boolean): Promise<void> {
  return changeSeason(app, { 'categories.$[].judging': { open, closesAt: null } });
}
