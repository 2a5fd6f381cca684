import { randomUUID } from 'node:crypto';
import type { CategoryName } from '@meritum/shared/contracts/categories';
import {
  type DocumentScan,
  nominationTexts,
  type SubmitNominationRequest,
} from '@meritum/shared/contracts/nominations';
import type { Season } from '@meritum/shared/contracts/seasons';
import { takeFields } from '@meritum/shared/contracts/shape';
import { projectTitle } from '@meritum/shared/programme/site';
import type { Person } from '../../platform/authorisation/actor';
import type { Clock } from '../../platform/clock';
import type { AuditActor } from '../audit/entry';
import { owedEntry } from '../audit/owed';
import type { DocumentReference } from '../documents/document';
import type { MailRequest } from '../mail/request';
import { categoryUnknown } from '../seasons/errors';
import { categoryOf, phaseOf } from '../seasons/rules';
import type { SeasonsView } from '../seasons/view';
import type { NominationAction } from './audit';
import {
  alreadyNominated,
  documentInfected,
  documentUnknown,
  nominationsClosed,
  nothingToReturn,
  takesTwoToReturn,
} from './errors';
import { nominationReceived, nominationReturned } from './mails/events';
import type { Nomination, NominationContent, Slot } from './nomination';
import { maySubmit } from './policy';
import { erased, isRepetition, isReturned, linksOf, nameOf, submissionOf } from './rules';
import type { NominationsStore } from './store';
import { versionOf } from './version';

export interface Nominations {
  nominations: NominationsStore;
  /** Lays claim to an uploaded document of the account; undefined when the address is not one. */
  claimDocument(
    accountId: string,
    url: string,
  ): Promise<DocumentReference | 'infected' | undefined>;
  /** How a document of the account stands with the scanner; undefined when it has gone. */
  scanOf(accountId: string, documentId: string): Promise<DocumentScan | undefined>;
  /** The season that nominations belong to, and whether it takes them (OPEN-007). */
  seasons: Pick<SeasonsView, 'current' | 'fresh'>;
  /** Queues the mail of an event; never fails. */
  mail(request: MailRequest): Promise<void>;
  /** Its text has changed: ratings of the former one no longer count, and their judges are asked again. */
  setRatingsAside(nomination: Nomination): Promise<void>;
  /** Appends to the audit trail what the nomination owes; never fails. */
  settle(nomination: Nomination): Promise<void>;
  clock: Clock;
}

interface SubmitArguments {
  nominator: Person;
  form: SubmitNominationRequest;
  /** Idempotency key of the request. */
  key: string | undefined;
}

/**
 * Submits the nominator's nomination in the season's current category; its status becomes UNDER_REVIEW
 * (STATE-001). A repetition of the same submission is answered as the first time. A returned
 * nomination is replaced. The nominator is told by mail, once. Throws already-exists,
 * failed-precondition or invalid-argument.
 */
export async function submitNomination(
  context: Nominations,
  { nominator, form, key }: SubmitArguments,
): Promise<Nomination> {
  const nomination = await submitted(context, { nominator, form, key });
  // Also for a repetition whose first time ended before; what was sent is owed no more.
  for (const owed of nomination.owedMails ?? []) await context.mail(owed);
  return nomination;
}

async function submitted(
  context: Nominations,
  { nominator, form, key }: SubmitArguments,
): Promise<Nomination> {
  const season = await context.seasons.fresh();
  const phase = phaseOf(season, season.currentCategory, context.clock());
  if (!maySubmit(nominator, null, phase)) throw nominationsClosed();
  const nomination: Sent = {
    _id: randomUUID(),
    ...slotOf(season, nominator.accountId),
    ...(await contentOf(context, nominator, form)),
    status: 'UNDER_REVIEW',
    submission: submissionOf(form, key),
    submittedAt: context.clock(),
    emailConfirmedAt: nominator.emailConfirmed ? context.clock() : null,
    revision: 1,
    returned: null,
  };
  const first = received(nomination, nominator);
  if (await context.nominations.add(first)) return first;
  return resubmit(context, nominator, nomination);
}

type Sent = Omit<Nomination, 'owedMails'>;

/** What is stored of a nomination that was submitted: it owes the mail that says so. */
const received = (nomination: Sent, nominator: Person): Nomination => ({
  ...nomination,
  owedMails: [nominationReceived(nomination, nominator)],
});

/** Puts `nomination` in the place of a returned one, unless the slot's owner has sent it already. */
async function resubmit(
  context: Nominations,
  nominator: Person,
  nomination: Sent,
): Promise<Nomination> {
  const { nominations } = context;
  const existing = await nominations.inSlot(nomination);
  if (existing && isReturned(existing)) {
    // First of all: what judges gave the former text must never stand below this one.
    if (versionOf(existing) !== versionOf(nomination)) await context.setRatingsAside(existing);
    const { _id, revision, judgingBegun, confirmationRemindedAt } = existing;
    const kept = {
      _id,
      revision: revision + 1,
      ...(judgingBegun && { judgingBegun }),
      ...(confirmationRemindedAt && { confirmationRemindedAt }),
    };
    const next = received({ ...nomination, ...kept }, nominator);
    const replaced = await nominations.replace(existing, next);
    if (replaced) return replaced;
  }
  const standing = await nominations.inSlot(nomination);
  if (standing && isRepetition(standing, nomination.submission)) return standing;
  throw alreadyNominated();
}

/** What is stored of a form: identity, address and title come from us, not from it (PERM-004). */
async function contentOf(
  { claimDocument }: Nominations,
  nominator: Person,
  form: SubmitNominationRequest,
): Promise<NominationContent> {
  const { supportingDocUrl } = form;
  const document = supportingDocUrl
    ? await claimDocument(nominator.accountId, supportingDocUrl)
    : null;
  if (document === undefined) throw documentUnknown();
  if (document === 'infected') throw documentInfected();
  return {
    ...takeFields(nominationTexts, form),
    fullName: nameOf(form.fullName, nominator.displayName),
    email: nominator.email,
    projectTitle,
    supportingLinks: linksOf(form),
    supportingDocUrl: document?.url ?? '',
    document,
    submitterEmail: nominator.email,
    agreeTerms: form.agreeTerms,
  };
}

/**
 * The actor's own nomination in a category of the current season, or null. Throws
 * invalid-argument for a category that the season does not have.
 */
export async function nominationOf(
  { nominations, seasons }: Pick<Nominations, 'nominations' | 'seasons'>,
  actor: Pick<Person, 'accountId'>,
  category?: CategoryName,
): Promise<Nomination | null> {
  return nominations.inSlot(slotOf(await seasons.current(), actor.accountId, category));
}

/** How the nomination's document stands with the scanner; undefined where there is none. */
export async function documentScanOf(
  { scanOf }: Pick<Nominations, 'scanOf'>,
  nomination: Nomination | null,
): Promise<DocumentScan | undefined> {
  if (!nomination?.document) return undefined;
  return (await scanOf(nomination.submittedBy, nomination.document.id)) ?? 'infected';
}

/** Whether the actor may submit now; what is submitted goes into the season's current category. */
export async function mayNominate(
  { seasons, clock }: Pick<Nominations, 'seasons' | 'clock'>,
  actor: Pick<Person, 'accountId'>,
  { nomination, category }: { nomination: Nomination | null; category: CategoryName | undefined },
): Promise<boolean> {
  const season = await seasons.current();
  const { currentCategory } = season;
  if (category !== undefined && category !== currentCategory) return false;
  return maySubmit(actor, nomination, phaseOf(season, currentCategory, clock()));
}

interface ReturnArguments {
  actor: AuditActor;
  /** The nominator. */
  accountId: string;
  /** Of the nominator, for the mail. */
  emailConfirmed: boolean;
  /** The current one unless it is named. */
  category?: CategoryName;
  note: string;
}

/**
 * Gives a nomination under review back to its nominator with a note (OPEN-015). Its key is
 * forgotten, so that sending the unchanged form again counts as a new submission. The nominator is
 * told by mail, once, and it is recorded in the audit trail. Throws failed-precondition when there is
 * none under review, and for a note that no mail can carry.
 */
export async function returnNomination(
  context: Nominations,
  { actor, accountId, emailConfirmed, category, note }: ReturnArguments,
): Promise<Nomination> {
  const slot = slotOf(await context.seasons.current(), accountId, category);
  const existing = await context.nominations.inSlot(slot);
  if (!existing || isReturned(existing)) throw nothingToReturn();
  if (existing.judgingBegun) throw takesTwoToReturn();
  const returned = await giveBack(context, existing, { actor, emailConfirmed, note });
  if (!returned) throw nothingToReturn();
  return returned;
}

type GivingBack = Pick<ReturnArguments, 'actor' | 'emailConfirmed' | 'note'>;

/** Gives back what is under review; null when it has changed, or judging of it has begun, since. */
export async function giveBack(
  context: Nominations,
  existing: Nomination,
  { actor, emailConfirmed, note }: GivingBack,
): Promise<Nomination | null> {
  const { nominations, mail, settle, clock } = context;
  const revision = existing.revision + 1;
  const owed = nominationReturned({ ...existing, revision }, { note, emailConfirmed });
  const next: Nomination = {
    ...existing,
    status: 'APPLICATION_PENDING',
    submission: { ...existing.submission, key: null },
    revision,
    returned: { note, at: clock() },
    // In the place of a mail that said it was received, had it not gone out yet.
    owedMails: [owed],
  };
  const entry = returnedEntry({ actor, existing, next, note }, clock);
  delete next.returnProposed;
  const returned = await nominations.replace(existing, next, entry);
  if (returned) await Promise.all([mail(owed), settle(returned)]);
  return returned;
}

interface Returning {
  actor: AuditActor;
  existing: Nomination;
  next: Nomination;
  note: string;
}

function returnedEntry({ actor, existing, next, note }: Returning, clock: Clock) {
  const summary = ({ status, revision }: Nomination) => ({ status, revision });
  return owedEntry<NominationAction>(
    {
      actor,
      action: 'nomination.returned',
      subject: { id: existing._id, accountId: existing.submittedBy },
      reason: note,
      before: summary(existing),
      after: summary(next),
    },
    clock,
  );
}

/** Takes the nominator out of all of their nominations; what is left is {@link erased}. */
export async function eraseNominations(
  { nominations, settle, clock }: Pick<Nominations, 'nominations' | 'settle' | 'clock'>,
  accountId: string,
): Promise<void> {
  await nominations.forgetProposer(accountId);
  for (const nomination of await nominations.ofOwner(accountId)) {
    await settle(nomination);
    // Lost to a resubmission or a return at this moment: the caller's next turn finds that.
    await nominations.erase(nomination, erased(nomination, clock()));
  }
}

/** The account's nominations as their nominator may have them, essays included. */
export async function copiesOfNominations(
  { nominations }: Pick<Nominations, 'nominations'>,
  accountId: string,
): Promise<object[]> {
  const own = await nominations.ofOwner(accountId);
  return own.map(
    ({
      submission: _,
      submittedBy: __,
      owedMails: ___,
      audit: ____,
      judgingBegun: _____,
      returnProposed: ______,
      ...content
    }) => content,
  );
}

/** The place of an account's nomination. Without a category the one that the season is about at present. */
export function slotOf(season: Season, submittedBy: string, named?: CategoryName): Slot {
  const category = named ?? season.currentCategory;
  if (!categoryOf(season, category)) throw categoryUnknown();
  return { season: season.id, category, submittedBy };
}
