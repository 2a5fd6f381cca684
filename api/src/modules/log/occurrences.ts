import { receivedSubject } from '@meritum/shared/merit/log/entry';
import type { AssignmentsApi } from '../assignments/api';
import type { Assignment } from '../assignments/assignment';
import type { ContestsApi } from '../contests/api';
import type { LoggedResult } from '../contests/logged';
import type { DrawApi } from '../draw/api';
import type { NominationsApi } from '../nominations/api';
import { versionOf } from '../nominations/version';
import type { PlanningApi } from '../planning/api';
import type { PublicationApi } from '../publication/api';
import type { SeasonsApi } from '../seasons/api';
import type { Occurrence } from './logged';

/** The stored documents from which entries of the log derive. */
export interface LoggedSources {
  deps: {
    audit: {
      /** Backups that were restored, each with the root of the log's last head in it. */
      restorations(): Promise<readonly { id: string; at: Date; root: string }[]>;
      /** The last entry of the audit trail; null when it is empty. */
      auditHead(): Promise<{ seq: number; hash: string } | null>;
    };
    seasons: Pick<SeasonsApi, 'all' | 'frozenRules'>;
    nominations: Pick<NominationsApi, 'listShortBySeason' | 'findByIds'>;
    assignments: Pick<AssignmentsApi, 'findByContest'>;
    draw: Pick<DrawApi, 'fixingOf'>;
    planning: Pick<PlanningApi, 'plansIn'>;
    contests: Pick<ContestsApi, 'loggedIn'>;
    publication: Pick<PublicationApi, 'ledgerHashOf'>;
  };
}

type IsLogged = (source: string) => boolean;

const receivedSource = ({ _id, submittedAt }: { _id: string; submittedAt: Date }) =>
  `entry:${_id}:${submittedAt.toISOString()}`;

/** Each submitted text, even one that was returned later. */
async function received(
  { deps }: LoggedSources,
  season: string,
  isLogged: IsLogged,
): Promise<Occurrence[]> {
  const all = await deps.nominations.listShortBySeason(season);
  const missing = all.filter((one) => !isLogged(receivedSource(one))).map(({ _id }) => _id);
  return (await deps.nominations.findByIds(missing)).map((nomination) => ({
    source: receivedSource(nomination),
    at: nomination.submittedAt,
    kind: 'entry received',
    contest: { season, category: nomination.category },
    of: {
      subject: receivedSubject(nomination._id, versionOf(nomination)),
      owner: nomination.submittedBy,
    },
  }));
}

/** Each applied plan, with the digest that binds it to its input. */
const planned = async ({ deps }: LoggedSources, season: string): Promise<Occurrence[]> =>
  (await deps.planning.plansIn(season)).map(({ id, at, digest }) => ({
    source: `plan:${id}`,
    at,
    kind: 'judges assigned',
    contest: { season },
    of: { digest },
  }));

/** A judge's acts on an assignment: each rating, even of a former text, and a recusal. */
function judged(assignment: Assignment): Occurrence[] {
  const { _id, season, category, accountId: owner, evaluation, former, recusal } = assignment;
  const contest = { season, category };
  const ratings = [...former, evaluation].flatMap((rating): Occurrence[] => {
    if (!rating) return [];
    const subject = rating.receipt.commitment;
    const source = `rating:${subject}`;
    const at = rating.completedAt;
    return [{ source, at, kind: 'rating committed', contest, of: { subject, owner } }];
  });
  if (!recusal) return ratings;
  const of = { subject: _id, owner };
  return [...ratings, { source: `recusal:${_id}`, at: recusal.at, kind: 'recusal', contest, of }];
}

/** Organisers' decisions about a contest. */
async function decided(
  { deps }: LoggedSources,
  { voids, closed, publishedAt, ...contest }: LoggedResult,
): Promise<Occurrence[]> {
  const name = `${contest.season}:${contest.category}`;
  const made = voids.map(({ id, at }): Occurrence => {
    const of = { subject: id, owner: null };
    return { source: `void:${id}`, at, kind: 'void', contest, of };
  });
  if (closed) {
    const { at, root: digest } = closed;
    made.push({ source: `closed:${name}`, at, kind: 'judging closed', contest, of: { digest } });
  }
  if (publishedAt) {
    const of = { digest: await deps.publication.ledgerHashOf(contest) };
    const kind = 'results published';
    made.push({ source: `published:${name}`, at: publishedAt, kind, contest, of });
  }
  return made;
}

const inOrder = (occurrences: readonly Occurrence[]): Occurrence[] =>
  [...occurrences].sort((one, other) => one.at.getTime() - other.at.getTime());

/** Logged first: later entries are those appended after the restore. */
export const restored = async ({ deps }: LoggedSources): Promise<Occurrence[]> =>
  (await deps.audit.restorations()).map(({ id, at, root: digest }) => {
    const source = `restored:${id}`;
    return { source, at, kind: 'backup restored', of: { digest } };
  });

/** Frozen rules and fixed draws of all seasons; stores those that no request has created. */
export async function rulesAndDraws({ deps }: LoggedSources): Promise<Occurrence[]> {
  const found: Occurrence[] = [];
  for (const season of await deps.seasons.all()) {
    const at = new Date(season.rules.frozenAt ?? 0);
    for (const { name: category } of season.categories) {
      const rules = await deps.seasons.frozenRules(season, category);
      const contest = { season: season.id, category };
      const source = `rules:${season.id}:${category}`;
      if (rules)
        found.push({ source, at, kind: 'rules frozen', contest, of: { digest: rules.hash } });
    }
    const fixing = await deps.draw.fixingOf(season);
    if (!fixing) continue;
    const { digest } = fixing;
    const about = { source: `draw:${season.id}`, contest: { season: season.id } };
    found.push({ ...about, at: fixing.at, kind: 'draw fixed', of: { digest } });
  }
  return found;
}

/**
 * All other events that may be missing in the log, each contest in order of time. Once a contest's
 * closing is logged, its ratings are not read again; once its publication is, nothing of it.
 */
export async function* occurrencesOf(
  context: LoggedSources,
  isLogged: IsLogged,
): AsyncGenerator<Occurrence[]> {
  const { deps } = context;
  for (const season of await deps.seasons.all()) {
    const contests = season.categories.map(({ name: category }) => ({
      season: season.id,
      category,
    }));
    const isEnded = ({ category }: { category: string }) =>
      isLogged(`closed:${season.id}:${category}`);
    // Read before the ratings, so that a closed contest's ratings are complete.
    const results = await deps.contests.loggedIn(season.id);
    if (!contests.every(isEnded)) {
      yield inOrder(await received(context, season.id, isLogged));
      yield await planned(context, season.id);
    }
    for (const contest of contests) {
      const result = results.find(({ category }) => category === contest.category);
      if (isLogged(`published:${contest.season}:${contest.category}`)) continue;
      const rated = isEnded(contest)
        ? []
        : (await deps.assignments.findByContest(contest)).flatMap(judged);
      // The closing comes last, because ratings are not read again once it is logged.
      yield [...inOrder(rated), ...inOrder(result ? await decided(context, result) : [])];
    }
  }
}
