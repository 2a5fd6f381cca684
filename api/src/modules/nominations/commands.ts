import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { DocumentScan, NominationStatusReply } from '@meritum/shared/contracts/nominations';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { ModuleContext } from '../../composition/define-module';
import type { Caller } from '../../platform/authorisation/actor';
import type { DrawPaper } from '../../platform/papers/papers';
import type { DocumentsApi } from '../documents/module';
import type { ConfirmationLink } from '../identity/confirmation-links';
import type { Recipient } from '../mail/request';
import { categoryUnknown, seasonUnknown } from '../seasons/errors';
import { categoryOf, nominationsOpen, seasonForNominations } from '../seasons/rules';
import type { SeasonsView } from '../seasons/view';
import type { DraftsStore } from './drafts/store';
import { hasRatedRivals } from './errors';
import type { Contest, Nomination, Slot } from './nomination';
import { type JudgingProgress, maySubmit } from './policy';
import type { NominationsStore } from './store';

/** What nominations and their drafts are read from, and what they change. */
export interface Nominations
  extends Pick<ModuleContext, 'mail' | 'clock'>,
    Pick<DocumentsApi, 'claimDocument' | 'scanOf' | 'documentOf'> {
  nominations: NominationsStore;
  drafts: DraftsStore;
  /** The seasons that nominations belong to, and whether they take them (OPEN-007). */
  seasons: Pick<SeasonsView, 'all' | 'newest'>;
  /** Categories of a season whose judging has closed for good, so that no entry can join. */
  closedIn(season: string): Promise<ReadonlySet<string>>;
  judgedOf(nominationId: string): Promise<JudgingProgress>;
  /** The recipient of mails to an account; undefined when it is gone. */
  recipientOf(accountId: string): Promise<Recipient | undefined>;
  /** The link that confirms the account's address, for a receipt. */
  confirmationLink: ConfirmationLink;
  /** Ratings of another text than the present one no longer count; their judges are asked again. */
  setRatingsAside(nomination: Nomination): Promise<void>;
  /** The last head of the public log as a line; empty while there is none. */
  /** How many nominations of the contest the accounts have, as judges, rated and still to rate. */
  progressIn(
    accounts: readonly string[],
    contest: Contest,
  ): Promise<{ completed: number; pending: number }>;
  /** Accounts of the judges who have or had the mailbox of one of these addresses. */
  judgeAccountsOf(emails: readonly string[]): Promise<string[]>;
  /** How many deleted accounts of these mailboxes have rated in the contest. */
  formerRaters(emails: readonly string[], contest: Contest): Promise<number>;
  recordAudit(nomination: Nomination): Promise<void>;
  /** Assigns judges to new nominations, and withdraws pending assignments of returned ones. */
  allocate(): Promise<unknown>;
  drawPaper: DrawPaper;
}

/** One of the actor's nominations; by default where they would submit one now. */
export interface AskedNomination {
  season?: string | undefined;
  category?: CategoryName | undefined;
}

/**
 * The actor's own nomination, or null, and their others, newest first. By default it is the one in
 * the season that takes nominations. Throws not-found for an unknown season, and invalid-argument
 * for a category that it does not have.
 */
export async function ownNominations(
  { nominations, seasons, clock }: Pick<Nominations, 'nominations' | 'seasons' | 'clock'>,
  { accountId }: Caller,
  { season: named, category }: AskedNomination = {},
): Promise<{ nomination: Nomination | null; others: Nomination[] }> {
  const all = await seasons.all();
  const season = named
    ? all.find(({ id, begun }) => begun && id === named)
    : seasonForNominations(all, clock(), category);
  if (!season) throw seasonUnknown();
  const slot = slotOf(season, accountId, category);
  const own = await nominations.ofOwner(accountId);
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

/** Where nominations are submitted now: the season and its category. Throws not-found. */
export async function takingNominations({
  seasons,
  clock,
}: Pick<Nominations, 'seasons' | 'clock'>): Promise<Season> {
  const season = seasonForNominations(await seasons.newest(), clock());
  if (!season) throw seasonUnknown();
  return season;
}

/** The scan state of the nomination's document; undefined when it has none. */
export async function documentScanOf(
  { scanOf }: Pick<Nominations, 'scanOf'>,
  nomination: Nomination | null,
): Promise<DocumentScan | undefined> {
  if (!nomination?.document) return undefined;
  return (await scanOf(nomination.submittedBy, nomination.document.id)) ?? 'infected';
}

/**
 * Whether the actor may submit what they ask about, which judges of its rivals may not: submissions
 * go into one season and category.
 */
export async function mayNominate(
  { seasons, clock, progressIn }: Pick<Nominations, 'seasons' | 'clock' | 'progressIn'>,
  actor: Caller,
  { nomination, asked }: { nomination: Nomination | null; asked: AskedNomination },
): Promise<NominationStatusReply['may']> {
  const season = seasonForNominations(await seasons.all(), clock());
  if (!season || (asked.season !== undefined && asked.season !== season.id))
    return { submit: false };
  const { id, currentCategory: category } = season;
  if (asked.category !== undefined && asked.category !== category) return { submit: false };
  if (nomination && nomination.season !== id) return { submit: false };
  if (!maySubmit(actor, nomination, nominationsOpen(season, category, clock())))
    return { submit: false };
  const { completed } = await progressIn([actor.accountId], { season: id, category });
  return completed > 0 ? { submit: false, refusal: hasRatedRivals } : { submit: true };
}

/**
 * How far the nominator has come as a judge of the contest, by any account of their mailboxes,
 * deleted or not.
 * @param confirmed their confirmed addresses
 */
export async function progressAsJudge(
  context: Pick<Nominations, 'progressIn' | 'judgeAccountsOf' | 'formerRaters'>,
  slot: Slot,
  confirmed: readonly string[],
) {
  if (confirmed.length === 0) return context.progressIn([slot.submittedBy], slot);
  const [others, former] = await Promise.all([
    context.judgeAccountsOf(confirmed),
    context.formerRaters(confirmed, slot),
  ]);
  const accounts = new Set([slot.submittedBy, ...others]);
  const { completed, pending } = await context.progressIn([...accounts], slot);
  return { completed: completed + former, pending };
}

/** The slot of an account's nomination. Throws invalid-argument for an unknown category. */
export function slotOf(season: Season, submittedBy: string, named?: CategoryName): Slot {
  const category = named ?? season.currentCategory;
  if (!categoryOf(season, category)) throw categoryUnknown();
  return { season: season.id, category, submittedBy };
}
