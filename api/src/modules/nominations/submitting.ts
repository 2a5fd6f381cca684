import { randomUUID } from 'node:crypto';
import {
  nominationMessages,
  nominationTexts,
  type SubmitNominationRequest,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { projectTitle } from '@meritum/shared/programme/site';
import { answerRepetition, changeDocument, delivered } from '../../module-kit/change-document';
import type { Person } from '../../platform/authorisation/actor';
import { invalidAt, refused } from '../../platform/errors/domain-error';
import { foldedTexts } from '../../platform/mongo/listed';
import { nominationsOpen } from '../seasons/rules';
import {
  type AskedNomination,
  progressAsJudge,
  refusalOf,
  slotOf,
  takingNominations,
} from './commands';
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
import type { Nomination, NominationContent, Slot } from './nomination';
import { maySubmit } from './policy';
import { ratedRivals, returnReviewed } from './returning';
import { isRepetition, isReturned, linksOf, mailboxIn, nominatorName, submissionOf } from './rules';
import { versionOf } from './version';

interface SubmitArguments {
  nominator: Person;
  form: SubmitNominationRequest;
  /** Idempotency key of the request. */
  key: string | undefined;
  /** Where it was written to be submitted. */
  asked?: AskedNomination;
}

/**
 * Submits the nominator's nomination in the current category of the season that takes them; its status becomes
 * UNDER_REVIEW (STATE-001). Replaces a returned nomination. Sends one mail. A repeated submission
 * gets the first reply, also once nominations are closed. Throws already-exists, invalid-argument,
 * or failed-precondition, also for one that was written for an earlier season or category.
 */
export async function submitNomination(
  context: Nominations,
  { nominator, form, key, asked = {} }: SubmitArguments,
): Promise<Nomination> {
  const season = await takingNominations(context, nominator.accountId);
  const isOpen = nominationsOpen(season, season.currentCategory, context.platform.clock());
  const slot = slotOf(season, nominator.accountId);
  const sent = { ...slot, submission: submissionOf(form, key) };
  const { season: id = slot.season, category = slot.category } = asked;
  const isElsewhere = id !== slot.season || category !== slot.category;
  if (isElsewhere || !maySubmit(nominator, null, isOpen)) {
    const first = await submittedBefore(context, { ...sent, season: id, category });
    if (first) return first;
    throw isElsewhere && isOpen ? writtenForAnother(season) : nominationsClosed();
  }
  const refusal = await refusalOf(context, nominator, slot);
  if (refusal) throw refusal;
  const mailbox = mailboxIn({ ...slot, submitterEmail: nominator.email });
  const nomination: Nomination = {
    _id: randomUUID(),
    ...sent,
    ...(await contentOf(context, nominator, form)),
    status: 'UNDER_REVIEW',
    submittedAt: context.platform.clock(),
    emailConfirmedAt: nominator.emailConfirmed ? context.platform.clock() : null,
    ...(nominator.emailConfirmed && { mailbox }),
    ...(nominator.formerEmails && { formerEmails: [...nominator.formerEmails] }),
    revision: 1,
    returned: null,
  };
  const submitted = await answerRepetition(
    () => takeSlot(context, nominator, nomination),
    () => submittedBefore(context, sent),
  );
  // Rated meanwhile: whichever is stored later sees the other, here or in `rate`.
  if ((await progressAsJudge(context, nominator, slot)).completed === 0) return submitted;
  const { emailConfirmed } = nominator;
  await returnReviewed(context, submitted, { ...ratedRivals, emailConfirmed });
  throw refused(hasRatedRivals);
}

/** Stores a new nomination, or replaces the returned one in its slot. Throws already-exists. */
async function takeSlot(
  context: Nominations,
  nominator: Person,
  nomination: Nomination,
): Promise<Nomination> {
  const { stores, platform, recordAudit } = context;
  const { emailConfirmed, accountId } = nominator;
  const confirmation = emailConfirmed
    ? null
    : await context.deps.identity.confirmationLink({ accountId, portal: 'nomination' });
  const effectsOf = (next: Nomination) => ({
    audit: null,
    mails: [nominationReceived(next, { emailConfirmed, confirmation })],
  });
  const effects = effectsOf(nomination);
  const added = await stores.nominations.add(nomination, effects);
  if (added) return delivered({ recordAudit, mail: platform.mail }, added, effects);
  const existing = await stores.nominations.inSlot(nomination);
  if (!existing) throw otherAccountNominated();
  if (!isReturned(existing)) throw alreadyNominated();
  const isOtherText = versionOf(existing) !== versionOf(nomination);
  const { _id, revision, ...fields } = nomination;
  const changing = {
    recordAudit,
    mail: platform.mail,
    conflict: alreadyNominated,
    change: stores.nominations.change,
  };
  const replaced = await changeDocument(changing, existing, {
    fields: {
      ...fields,
      returnProposed: undefined,
      lookedAt: undefined,
      ...(isOtherText && { hasFormerRatings: true }),
    },
    effects: effectsOf,
  });
  if (isOtherText) await setRatingsOfFormerTextAside(context, replaced);
  return replaced;
}

async function setRatingsOfFormerTextAside(
  { stores, deps }: Nominations,
  replaced: Nomination,
): Promise<void> {
  await deps.notices.setRatingsAside(replaced);
  await stores.nominations.endFormerRatings(replaced);
}

/** Does this for all nominations whose process died before it did. */
export async function setFormerRatingsAside(context: Nominations): Promise<void> {
  for (const replaced of await context.stores.nominations.withFormerRatings())
    await setRatingsOfFormerTextAside(context, replaced);
}

/** The nomination of a repeated submission, or null. */
async function submittedBefore(
  { stores }: Nominations,
  { submission, ...slot }: Slot & Pick<Nomination, 'submission'>,
): Promise<Nomination | null> {
  const existing = await stores.nominations.inSlot(slot);
  return existing && isRepetition(existing, submission) ? existing : null;
}

/** The stored content of a form: identity, address and title are set by the server (PERM-004). */
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
