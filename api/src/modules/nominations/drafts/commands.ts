import type { StoredWork } from '@meritum/shared/contracts/account';
import type { DraftRequest, DraftSaveReply, SavedDraft } from '@meritum/shared/contracts/drafts';
import type { Caller } from '../../../platform/authorisation/actor';
import { slotOf, takingNominations } from '../commands';
import type { Nominations } from '../context';
import { alreadyNominated, documentUnknown } from '../errors';
import type { Slot } from '../nomination';
import { isReturned } from '../rules';
import { type Draft, draftId } from './draft';

/** The key of the nomination that the account would submit now. */
const slotNow = async (context: Nominations, accountId: string): Promise<Slot> =>
  slotOf(await takingNominations(context, accountId), accountId);

/** The actor's draft in the open category, or null. */
export async function draftOf(
  context: Nominations,
  { accountId }: Caller,
): Promise<SavedDraft | null> {
  const draft = await context.stores.drafts.findById(draftId(await slotNow(context, accountId)));
  return draft && present(context, draft);
}

interface SaveArguments {
  actor: Caller;
  draft: DraftRequest;
  /** Browser and system, in words. */
  device: string;
}

/**
 * Saves the actor's draft. If another form of theirs has saved since, writes nothing and returns
 * that draft, so that the person can decide. Throws already-exists after the submission, and
 * invalid-argument for a document of somebody else.
 */
export async function saveDraft(
  context: Nominations,
  { actor: { accountId }, draft, device }: SaveArguments,
): Promise<DraftSaveReply> {
  const slot = await slotNow(context, accountId);
  const sent = await context.stores.nominations.findBySlot(slot);
  if (sent && !isReturned(sent)) throw alreadyNominated();
  const { documentId, revision, ...content } = draft;
  if (documentId && !(await context.deps.documents.documentOf(accountId, documentId)))
    throw documentUnknown();
  const next: Draft = {
    _id: draftId(slot),
    ...slot,
    ...content,
    documentId,
    revision: revision + 1,
    savedAt: context.platform.clock(),
    device,
    reminded: [],
    reminders: true,
  };
  const saved = await context.stores.drafts.save(next, revision);
  const kept = saved ?? (await context.stores.drafts.findById(next._id)) ?? next;
  return { saved: saved !== null, draft: await present(context, kept) };
}

export async function discardDraft(context: Nominations, { accountId }: Caller): Promise<void> {
  await context.stores.drafts.deleteById(draftId(await slotNow(context, accountId)));
}

async function present(context: Nominations, draft: Draft): Promise<SavedDraft> {
  const { values, documentId, idempotencyKey, revision, savedAt, device, submittedBy } = draft;
  const document = documentId
    ? await context.deps.documents.documentOf(submittedBy, documentId)
    : undefined;
  return {
    values,
    idempotencyKey,
    revision,
    device,
    document: document ?? null,
    savedAt: savedAt.toISOString(),
  };
}

/** Drafts as shown to the account's owner, who says whether they are theirs. */
export async function workInDrafts(
  { stores }: Nominations,
  accountId: string,
): Promise<StoredWork[]> {
  const own = await stores.drafts.listByOwner(accountId);
  return own.map(({ season, category, values: { fullName, organization }, savedAt }) => ({
    kind: 'draft',
    about: [fullName, organization, `${category} ${season}`].filter(Boolean).join(', '),
    at: savedAt.toISOString(),
  }));
}

export async function copiesOfDrafts(
  { stores }: Nominations,
  accountId: string,
): Promise<object[]> {
  const own = await stores.drafts.listByOwner(accountId);
  return own.map(({ season, category, values, documentId, savedAt, device, reminders }) => ({
    season,
    category,
    values,
    documentId,
    savedAt,
    device,
    reminders,
  }));
}
