import type { Season } from '@meritum/shared/contracts/seasons';
import { writeWithEffects } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import { fromCommandLine, type SeasonDecision } from './commands';
import type { Seasons } from './context';
import { notTheCurrent, seasonExists } from './errors';
import { seasonAfter } from './rules';

interface Start {
  /** The season to copy; the current one by default. */
  after?: string;
  by?: SeasonDecision;
}

/**
 * Prepares the season after the current one, copied from it ({@link seasonAfter}). The current one
 * stays current until nominations or judging first open in the next. Throws already-exists when it
 * is already prepared, and failed-precondition when `after` is not the current one.
 */
export async function startNextSeason(
  { stores, platform, view, recordAudit }: Seasons,
  { after, by = fromCommandLine }: Start = {},
): Promise<Season> {
  const current = await view.fresh();
  if (after !== undefined && after !== current.id) throw notStartedAfter(after, current);
  const next = seasonAfter(current);
  const entry = pendingAuditEntry(platform.clock, {
    ...by,
    action: 'season.started',
    subject: { id: next.id },
    before: null,
    after: { madeFrom: current.id },
  });
  await writeWithEffects(
    { recordAudit, conflict: () => seasonExists(next.id) },
    { audit: entry, mails: [] },
    (effects) => stores.seasons.insert(next, effects).finally(() => view.forget()),
  );
  return next;
}

const notStartedAfter = (after: string, current: Season) =>
  Number(current.id) === Number(after) + 1 ? seasonExists(current.id) : notTheCurrent(after);
