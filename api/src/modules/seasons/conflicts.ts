import { isDeepStrictEqual } from 'node:util';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Decider } from '../../platform/authorisation/actor';
import { those } from './dropping';
import { organiserConflicted } from './errors';
import { categoryOf } from './rules';

/** An organiser who is signed in, or a command that an operator runs. */
export type ChangedBy = Decider | { command: string };

/** Whether an organiser may decide about a category of a season. */
export type MayDecide = (
  actor: Decider,
  contest: { season: string; category: string },
) => Promise<boolean>;

/** Categories that a change opens, closes (now or at another time) or removes. */
function openedOrClosed(before: Season, after: Pick<Season, 'categories'>): string[] {
  const changed = before.categories.filter(({ name, nominations, judging }) => {
    const next = categoryOf(after, name);
    return !(
      next &&
      isDeepStrictEqual(nominations, next.nominations) &&
      isDeepStrictEqual(judging, next.judging)
    );
  });
  return changed.map(({ name }) => name);
}

/** Throws when an organiser with a conflict of interest would open or close the category. */
export async function refuseConflicted(
  before: Season,
  after: Pick<Season, 'categories'>,
  { actor, mayDecide }: { actor: ChangedBy; mayDecide: MayDecide },
): Promise<void> {
  if ('command' in actor) return;
  const names = openedOrClosed(before, after);
  const conflicted = await those(
    names,
    before.id,
    async (contest) => !(await mayDecide(actor, contest)),
  );
  if (conflicted.length > 0) throw organiserConflicted(conflicted);
}
