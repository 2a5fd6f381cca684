import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { DocumentScan, NominationStatusReply } from '@meritum/shared/contracts/nominations';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Caller, Decider, Person } from '../../platform/authorisation/actor';
import { accountsOf, emailsOf } from '../../platform/authorisation/same-person';
import { type DomainError, refused } from '../../platform/errors/domain-error';
import { categoryUnknown, seasonUnknown } from '../seasons/errors';
import { categoryOf, nominationsOpen, seasonForNominations } from '../seasons/rules';
import type { Nominations } from './context';
import { hasRatedRivals, otherAccountNominated } from './errors';
import type { Contest, Nomination, Slot } from './nomination';
import { maySubmit } from './policy';
import { isReturned } from './rules';

/** Names one of the actor's nominations; by default the one that they would submit now. */
export interface AskedNomination {
  season?: string | undefined;
  category?: CategoryName | undefined;
}

/**
 * The actor's own nomination, or null, and their others, newest first. By default it belongs to the
 * season that takes nominations. Throws not-found for an unknown season, and invalid-argument for a
 * category that the season lacks.
 */
export async function ownNominations(
  { stores, deps, platform }: Nominations,
  { accountId }: Caller,
  { season: named, category }: AskedNomination = {},
): Promise<{ nomination: Nomination | null; others: Nomination[] }> {
  const all = await deps.seasons.all();
  const season = named
    ? all.find(({ id, begun }) => begun && id === named)
    : ((await deps.seasons.takingFor(accountId, category)) ??
      seasonForNominations(all, platform.clock(), category));
  if (!season) throw seasonUnknown();
  const slot = slotOf(season, accountId, category);
  const own = await stores.nominations.listByOwner(accountId);
  const isAsked = (one: Nomination) => one.season === slot.season && one.category === slot.category;
  return {
    nomination: own.find(isAsked) ?? null,
    others: own.filter((one) => !isAsked(one)).toReversed(),
  };
}

/** As {@link ownNominations}, without the others. */
export const nominationOf = async (
  ...asked: Parameters<typeof ownNominations>
): Promise<Nomination | null> => (await ownNominations(...asked)).nomination;

/**
 * Season and category in which an account would submit now. With more time these are the
 * extension's. Throws not-found.
 */
export async function takingNominations(
  { deps, platform }: Nominations,
  accountId: string,
): Promise<Season> {
  const season =
    (await deps.seasons.takingFor(accountId)) ??
    seasonForNominations(await deps.seasons.findNewest(), platform.clock());
  if (!season) throw seasonUnknown();
  return season;
}

/** The actor's own extension, if their form is open for them alone. */
export async function extensionOf(
  { deps }: Nominations,
  { accountId }: Caller,
): Promise<NominationStatusReply['extended']> {
  const season = await deps.seasons.takingFor(accountId);
  const until = season && categoryOf(season, season.currentCategory)?.nominations.closesAt;
  return season && until
    ? { season: season.id, category: season.currentCategory, until }
    : undefined;
}

/** The scan state of the nomination's document; undefined when it has none. */
export async function documentScanOf(
  { deps }: Nominations,
  nomination: Nomination | null,
): Promise<DocumentScan | undefined> {
  if (!nomination?.document) return undefined;
  return (
    (await deps.documents.scanOf(nomination.submittedBy, nomination.document.id)) ?? 'infected'
  );
}

/**
 * Whether the actor may submit to the season and category that they ask about. Only one contest
 * takes submissions, and none from people who have rated in it.
 */
export async function mayNominate(
  context: Nominations,
  actor: Decider,
  { nomination, asked }: { nomination: Nomination | null; asked: AskedNomination },
): Promise<NominationStatusReply['may']> {
  const { stores, deps, platform } = context;
  const season =
    (await deps.seasons.takingFor(actor.accountId)) ??
    seasonForNominations(await deps.seasons.all(), platform.clock());
  if (!season || (asked.season !== undefined && asked.season !== season.id))
    return { submit: false };
  const { id, currentCategory: category } = season;
  if (asked.category !== undefined && asked.category !== category) return { submit: false };
  if (nomination && nomination.season !== id) return { submit: false };
  if (!maySubmit(actor, nomination, nominationsOpen(season, category, platform.clock())))
    return { submit: false };
  const person = await actor.person();
  const contest = { season: id, category };
  const { nominations } = stores;
  const theirs = person.emailConfirmed
    ? await nominations.listByAccounts(contest, accountsOf(person))
    : [];
  const refusal = await refusalOf(context, person, contest, theirs);
  return refusal ? { submit: false, refusal: refusal.message } : { submit: true };
}

/**
 * Somebody's progress as a judge in a contest, over all of their accounts, even deleted ones. Before
 * the address is confirmed, only this account counts.
 */
export async function progressAsJudge({ deps }: Nominations, person: Person, contest: Contest) {
  if (!person.emailConfirmed) return deps.assignments.progressIn([person.accountId], contest);
  const [{ completed, pending }, former] = await Promise.all([
    deps.assignments.progressIn(accountsOf(person), contest),
    deps.assignments.formerRaters(emailsOf(person), contest),
  ]);
  return { completed: completed + former, pending };
}

/**
 * Why somebody may not nominate in a contest that takes nominations; null if they may. Another
 * account's nomination prevents it, unless that was returned and this account has one there too.
 * @param theirs the nominations of all of their accounts there
 */
export async function refusalOf(
  context: Nominations,
  person: Person,
  contest: Contest,
  theirs: readonly Nomination[],
): Promise<DomainError | null> {
  if ((await progressAsJudge(context, person, contest)).completed > 0)
    return refused(hasRatedRivals);
  // Only the confirmed owner of a mailbox learns whether another of its accounts has nominated.
  if (!person.emailConfirmed) return null;
  const others = theirs.filter(({ submittedBy }) => submittedBy !== person.accountId);
  const hasOwn = others.length < theirs.length;
  return others.some((one) => !hasOwn || !isReturned(one)) ? otherAccountNominated() : null;
}

/** The key of an account's nomination. Throws invalid-argument for an unknown category. */
export function slotOf(season: Season, submittedBy: string, named?: CategoryName): Slot {
  const category = named ?? season.currentCategory;
  if (!categoryOf(season, category)) throw categoryUnknown();
  return { season: season.id, category, submittedBy };
}
