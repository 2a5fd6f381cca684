import type { Actor } from '../../platform/authorisation/actor';
import type { NominationsApi } from '../nominations/api';
import { type Affiliation, conflictOf } from '../nominations/policy';
import type { SeasonsView } from '../seasons/view';
import { judgingMails } from './mails/events';
import type { PlansStore } from './planning/plans-store';
import type { AssignmentsStore } from './store';

export interface ConflictContext {
  assignments: Pick<AssignmentsStore, 'nominationsOf'>;
  plans: Pick<PlansStore, 'seasonsOf'>;
  seasons: Pick<SeasonsView, 'current'>;
  nominations: Pick<NominationsApi, 'byIds' | 'shortOfSeason'>;
  affiliationOf(actor: Pick<Actor, 'person'>): Promise<Affiliation>;
}

/** The id of a contest, which begins with its season. */
const contest = /^(\d{4}):/;

/** Ids of mails begin with the mail's name; of those sent once a season they end with it. */
const isJudgingMail = (id: string) => judgingMails.some(({ name }) => id.startsWith(`${name}:`));
const mailSeason = /:(\d{4})$/;

/** Seasons of plans and judging mails, which tell totals of a whole season, by their ids. */
async function seasonsOfWhole(
  { plans, seasons }: Pick<ConflictContext, 'plans' | 'seasons'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const mails = ids.filter((id) => isJudgingMail(id));
  const [planned, current] = [
    await plans.seasonsOf(ids),
    mails.length > 0 ? (await seasons.current()).id : '',
  ];
  const ofMails = mails.map((id): [string, string] => [id, mailSeason.exec(id)?.[1] ?? current]);
  return new Map([...planned, ...ofMails]);
}

/** Categories of each season in which the actor has a conflict of interest. */
async function conflictedCategories(
  { nominations }: Pick<ConflictContext, 'nominations'>,
  party: Affiliation,
  seasons: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const all = await Promise.all(
    [...new Set(seasons)].map(async (season): Promise<[string, ReadonlySet<string>]> => {
      const inConflict = (await nominations.shortOfSeason(season)).filter((one) =>
        conflictOf(party, one),
      );
      return [season, new Set(inConflict.map(({ category }) => category))];
    }),
  );
  return new Map(all);
}

/**
 * Ids of assignments, nominations and contests that involve an entry in conflict with the actor,
 * and of plans and judging mails whose totals include one; all others are ignored.
 */
export async function conflictedIds(
  context: ConflictContext,
  actor: Pick<Actor, 'person'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { assignments, nominations, affiliationOf } = context;
  const [judged, whole] = await Promise.all([
    assignments.nominationsOf(ids),
    seasonsOfWhole(context, ids),
  ]);
  const found = await nominations.byIds([...ids, ...judged.values()]);
  const seasons = [...ids.flatMap((id) => contest.exec(id)?.[1] ?? []), ...whole.values()];
  if (found.length === 0 && seasons.length === 0) return new Set();
  const party = await affiliationOf(actor);
  const categories = await conflictedCategories(context, party, seasons);
  const contests = new Set(
    [...categories].flatMap(([season, names]) => [...names].map((name) => `${season}:${name}`)),
  );
  const inConflict = new Set(found.filter((one) => conflictOf(party, one)).map(({ _id }) => _id));
  const tellsOfAll = (id: string) => (categories.get(whole.get(id) ?? '')?.size ?? 0) > 0;
  const isConflicted = (id: string) =>
    inConflict.has(id) ||
    inConflict.has(judged.get(id) ?? '') ||
    contests.has(id) ||
    tellsOfAll(id);
  return new Set(ids.filter(isConflicted));
}
