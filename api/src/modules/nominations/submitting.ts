import { randomUUID } from 'node:crypto';
import {
  nominationMessages,
  nominationTexts,
  type SubmitNominationRequest,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { projectTitle } from '@meritum/shared/programme/site';
import { delivered } from '../../module-kit/change-document';
import { afterChange } from '../../module-kit/effects';
import type { Person } from '../../platform/authorisation/actor';
import { accountsOf } from '../../platform/authorisation/same-person';
import { invalidAt, refused } from '../../platform/errors/domain-error';
import { foldedTexts } from '../../platform/mongo/listed';
import { nominationsOpen } from '../seasons/rules';
import { type AskedNomination, progressAsJudge, refusalOf, takingNominations } from './commands';
import type { Nominations } from './context';
import {
  alreadyNominated,
  documentUnknown,
  hasRatedRivals,
  nominationsClosed,
  otherAccountNominated,
  writtenForAnother,
} from './errors';
import { nominationReceived } from './mails/NominationReceived';
import type { Nomination, NominationContent } from './nomination';
import { ratedRivals, returnReviewed } from './returning';
import { isRepetition, isReturned, linksOf, mailboxIn, nominatorName, submissionOf } from './rules';
import { versionOf } from './version';

interface SubmitArguments {
  nominator: Person;
  form: SubmitNominationRequest;
  /** Idempotency key of the request. */
  key: string | undefined;
  /** The season and category for which the form was written. */
  asked?: AskedNomination;
}

/**
 * Submits the nominator's nomination in the season and category that take them; it is then
 * UNDER_REVIEW (STATE-001). Replaces a returned nomination. Sends one mail. A retry gets the first
 * reply, even after nominations have closed. Throws already-exists, invalid-argument, or
 * failed-precondition, also for a form of an earlier season or category.
 */
export async function submitNomination(
  context: Nominations,
  { nominator, form, key, asked = {} }: SubmitArguments,
): Promise<Nomination> {
  const { accountId: submittedBy, emailConfirmed, formerEmails } = nominator;
  const now = context.platform.clock();
  const taking = await takingNominations(context, submittedBy);
  const contest = { season: taking.id, category: taking.currentCategory };
  const isOpen = nominationsOpen(taking, contest.category, now);
  const { season = contest.season, category = contest.category } = asked;
  const theirs = await context.stores.nominations.listByAccounts(
    { season, category },
    accountsOf(nominator),
  );
  const existing = theirs.find((one) => one.submittedBy === submittedBy) ?? null;
  const submission = submissionOf(form, key);
  if (existing && isRepetition(existing, submission)) return existing;
  if (!isOpen) throw nominationsClosed();
  if (season !== contest.season || category !== contest.category) throw writtenForAnother(taking);
  const refusal = await refusalOf(context, nominator, contest, theirs);
  if (refusal) throw refusal;
  if (existing && !isReturned(existing)) throw alreadyNominated();
  const nomination: Nomination = {
    _id: randomUUID(),
    ...{ ...contest, submittedBy, submission },
    ...(await contentOf(context, nominator, form)),
    status: 'UNDER_REVIEW',
    submittedAt: now,
    emailConfirmedAt: emailConfirmed ? now : null,
    ...(emailConfirmed && { mailbox: mailboxIn({ ...contest, submitterEmail: nominator.email }) }),
    ...(formerEmails && { formerEmails: [...formerEmails] }),
    revision: 1,
    returned: null,
  };
  const submitted = await store(context, nominator, { nomination, existing });
  // The judge rated meanwhile. The later of the two writes sees the other one, here or in `rate`.
  if ((await progressAsJudge(context, nominator, contest)).completed === 0) return submitted;
  await returnReviewed(context, submitted, { ...ratedRivals, taking, emailConfirmed });
  throw refused(hasRatedRivals);
}

/**
 * Stores a new nomination, or replaces the returned one. Two simultaneous requests with one form
 * both get what the first has stored. Throws already-exists.
 */
async function store(
  context: Nominations,
  { accountId, emailConfirmed }: Person,
  { nomination, existing }: { nomination: Nomination; existing: Nomination | null },
): Promise<Nomination> {
  const { stores, platform, recordAudit } = context;
  const confirmation = emailConfirmed
    ? null
    : await context.deps.identity.confirmationLink({ accountId, portal: 'nomination' });
  const { _id, revision, ...fields } = nomination;
  const isOtherText = existing !== null && versionOf(existing) !== versionOf(nomination);
  const change = {
    ...fields,
    returnProposed: undefined,
    lookedAt: undefined,
    ...(isOtherText && { hasFormerRatings: true as const }),
  };
  const next = existing ? afterChange(existing, change) : nomination;
  const mails = [nominationReceived(next, { emailConfirmed, confirmation })];
  const effects = { audit: null, mails };
  const stored = existing
    ? await stores.nominations.updateIf(existing, change, effects)
    : await stores.nominations.insert(nomination, effects);
  if (!stored) return storedBefore(context, nomination);
  await delivered({ recordAudit, mail: platform.mail }, stored, effects);
  if (isOtherText) await setRatingsOfFormerTextAside(context, stored);
  return stored;
}

/** The nomination that a simultaneous request stored from this form. Throws already-exists. */
async function storedBefore({ stores }: Nominations, nomination: Nomination): Promise<Nomination> {
  const existing = await stores.nominations.findBySlot(nomination);
  if (existing && isRepetition(existing, nomination.submission)) return existing;
  throw existing ? alreadyNominated() : otherAccountNominated();
}

async function setRatingsOfFormerTextAside(
  { stores, deps }: Nominations,
  replaced: Nomination,
): Promise<void> {
  await deps.notices.setRatingsAside(replaced);
  await stores.nominations.endFormerRatings(replaced);
}

/** Completes setting aside ratings of former texts after a crash. */
export async function setFormerRatingsAside(context: Nominations): Promise<void> {
  for (const replaced of await context.stores.nominations.listWithFormerRatings())
    await setRatingsOfFormerTextAside(context, replaced);
}

/** The content of a form to store. The server sets identity, address and title (PERM-004). */
async function contentOf(
  { deps }: Nominations,
  nominator: Person,
  form: SubmitNominationRequest,
): Promise<NominationContent> {
  const { supportingDocUrl } = form;
  const document = supportingDocUrl
    ? await deps.documents.claimDocument(nominator.accountId, supportingDocUrl)
    : null;
  if (document === undefined) throw documentUnknown();
  if (document === 'infected')
    throw invalidAt('/supportingDocUrl', nominationMessages.fileInfected);
  const { email } = nominator;
  const texts = takeFields(nominationTexts, form);
  const fullName = nominatorName(form.fullName, nominator.displayName);
  return {
    ...texts,
    fullName,
    folded: foldedTexts({ name: fullName, organization: texts.organization, email }),
    email,
    projectTitle,
    supportingLinks: linksOf(form),
    supportingDocUrl: document?.url ?? '',
    document,
    submitterEmail: email,
    agreeTerms: form.agreeTerms,
  };
}
