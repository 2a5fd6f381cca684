import { type Season, season as seasonSchema } from '@meritum/shared/contracts/seasons';
import { seasonDifferences } from '@meritum/shared/programme/season-differences';
import * as z from 'zod/mini';
import { writeWithEffects } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Clock } from '../../platform/clock';
import { refusalOf } from '../../platform/zod/issues';
import { changesAs } from './changes';
import type { SeasonDecision } from './commands';
import type { Seasons } from './context';
import { seasonChanged } from './errors';
import { changedFields } from './rules';

/** Returns a valid season. Throws invalid-argument. */
export function validateSeason(next: Season): Season {
  const parsed = z.safeParse(seasonSchema, next);
  if (!parsed.success) throw refusalOf(parsed.error);
  return parsed.data;
}

function entryOf(before: Season, after: Season, { actor, reason }: SeasonDecision, clock: Clock) {
  const changes = seasonDifferences(before, after);
  return pendingAuditEntry(clock, {
    actor,
    reason,
    action: 'season.changed',
    subject: { id: after.id },
    before: changesAs(changes, 'before'),
    after: changesAs(changes, 'after'),
  });
}

/**
 * Replaces `before` by `next`.
 * @throws failed-precondition when `before` is outdated; invalid-argument; not-found
 */
export async function saveSeason(
  context: Seasons,
  before: Season,
  next: Season,
  by: SeasonDecision,
): Promise<Season> {
  const { stores, view, platform } = context;
  const after = validateSeason(next);
  const effects = { audit: entryOf(before, after, by, platform.clock), mails: [] };
  const { season } = await writeWithEffects(
    {
      recordAudit: ({ stored }) => context.recordAudit(stored),
      conflict: async () => seasonChanged(changedFields(before, await view.fresh(before.id))),
    },
    effects,
    () => stores.seasons.updateIfUnchanged(before, after, effects).finally(() => view.forget()),
  );
  return season;
}
