import type { Actor } from '../../platform/authorisation/actor';
import type { NominationsApi } from '../nominations/api';
import { type Affiliation, conflictOf } from '../nominations/policy';
import type { SeasonsView } from '../seasons/view';
import { assignmentMails } from './mails/events';
import type { PlansStore } from './planning/plans-store';
import type { AssignmentsStore } from './store';

export interface ConflictContext {
  assignments: Pick<AssignmentsStore, 'nominationsOf'>;
  plans: Pick<PlansStore, 'seasonsOf'>;
  seasons: Pick<SeasonsView, 'current'>;
  nominations: Pick<NominationsApi, 'byIds' | 'shortOfSeason'>;
  affiliationOf(actor: Pick<Actor, 'person'>): Promise<Affiliation>;
}

/** A category of a season, as it is called where it is decided about at once. */
const contest = /^(\d{4}):/;

/** What mails about judging are called; the season is at the end of those that there is one of. */
const isJudgingMail = (id: string) => assignmentMails.some(({ name }) => id.startsWith(`${name}:`));
const mailSeason = /:(\d{4})$/;

/** Seasons of which something tells as a whole, by its id: how much there is to rate, in all. */
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

/** The categories of these seasons in which the actor is tied to somebody, by season. */
async function tiedCategories(
  { nominations }: Pick<ConflictContext, 'nominations'>,
  party: Affiliation,
  seasons: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const all = await Promise.all(
    [...new Set(seasons)].map(async (season): Promise<[string, ReadonlySet<string>]> => {
      const tied = (await nominations.shortOfSeason(season)).filter((one) =>
        conflictOf(party, one),
      );
      return [season, new Set(tied.map(({ category }) => category))];
    }),
  );
  return new Map(all);
}

/**
 * Those of the ids, of assignments or of nominations, whose nomination the actor is tied to, and of
 * categories that have such a one: what is decided of a category tells of each entry in it. So do
 * plans of a whole season, whose numbers count all that is judged, and mails about how much there is
 * to rate. Other ids are of no thing that is judged, and in no answer.
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
  const categories = await tiedCategories(context, party, seasons);
  const contests = new Set(
    [...categories].flatMap(([season, names]) => [...names].map((name) => `${season}:${name}`)),
  );
  const tied = new Set(found.filter((one) => conflictOf(party, one)).map(({ _id }) => _id));
  const tellsOfAll = (id: string) => (categories.get(whole.get(id) ?? '')?.size ?? 0) > 0;
  const isTied = (id: string) =>
    tied.has(id) || tied.has(judged.get(id) ?? '') || contests.has(id) || tellsOfAll(id);
  return new Set(ids.filter(isTied));
}
