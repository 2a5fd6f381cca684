import { randomUUID } from 'node:crypto';
import type { ExtensionRequest, ListedExtension } from '@meritum/shared/contracts/extensions';
import type { ProposalState } from '@meritum/shared/contracts/proposals';
import { changeDocument, retryOnConflict } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Decider, Person } from '../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../platform/authorisation/open-decision';
import {
  agreedReason,
  isOwnAccount,
  newProposal,
  presentProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { notFound, notPermitted, refused } from '../../platform/errors/domain-error';
import { type ChangeOfProposal, changedProposal } from '../identity/turning-down';
import { isClosed, type Seasons } from './context';
import { categoryUnknown, organiserConflicted } from './errors';
import { type Extension, extensionsOf, proposedIn } from './extension';
import { deadlineExtended } from './mails/DeadlineExtended';
import { categoryOf } from './rules';

const changed = () => changedSinceOpened('This');

/** The person of an address, who must be able to get an extension. Throws. */
async function personAt(
  { deps: { identity } }: Seasons,
  actor: Decider,
  request: ExtensionRequest,
) {
  const accountId = await identity.accountAt(request.email);
  const person = accountId && (await identity.personOf(accountId));
  if (!person) throw notFound('No account has this address.');
  if (!person.emailConfirmed)
    throw refused('This person has not confirmed the address. They do that first.');
  if (await isOwnAccount(identity, actor, person.accountId))
    throw notPermitted('This is your own account. Other organisers decide about it.');
  return person;
}

/** Throws where nothing can be extended, and for organisers with a conflict of interest there. */
async function requireExtendable(
  context: Seasons,
  actor: Decider,
  { season: id, category }: ExtensionRequest,
) {
  const season = await context.view.fresh(id);
  if (!categoryOf(season, category)) throw categoryUnknown();
  const contest = { season: id, category };
  if (!(await context.deps.contests.mayDecide(actor, contest)))
    throw organiserConflicted([category]);
  if (!season.begun) throw refused('This season has not begun.');
  if (await isClosed(context, contest))
    throw refused(`Judging of ${category} is closed for good, so nobody gets more time in it.`);
  return season;
}

async function extensionAt(
  { stores: { extensions } }: Seasons,
  { season, category, window }: ExtensionRequest,
  { accountId }: Person,
): Promise<Extension> {
  const own = { season, category, window, accountId };
  const _id = `${extensionsOf(own)}${randomUUID()}`;
  const made: Extension = { _id, ...own, until: null, reason: '', revision: 1 };
  const found = await extensions.findFor(own);
  if (found || (await extensions.insert(made))) return found ?? made;
  throw changed();
}

/**
 * Opens one person's form or ratings until a moment, and mails the person. It takes two organisers
 * ({@link stepOfTwo}) without a conflict of interest in the contest. Repeating it does nothing.
 * @throws not-found, permission-denied; failed-precondition before the season has begun, once
 * judging is closed for good, for an unconfirmed address and a moment that has passed
 */
export function extendDeadline(
  context: Seasons,
  actor: Decider,
  request: ExtensionRequest,
): Promise<ProposalState | 'extended'> {
  const { proposalId, withdrawalOf, turnDownOf, reason } = request;
  const asked = { proposalId, withdrawalOf, turnDownOf, reason };
  const ended = withdrawalOf ?? turnDownOf;
  const { stores, deps, platform, recordExtension: recordAudit, running } = context;
  return retryOnConflict(async () => {
    const { name: seasonName } = await requireExtendable(context, actor, request);
    const to = await personAt(context, actor, request);
    const read = await extensionAt(context, request, to);
    const { confirmed } = read;
    if (confirmed && confirmed === ended) refuseOnceDone(asked);
    if (confirmed && confirmed === proposalId) return 'extended';
    const [now, until] = [platform.clock(), new Date(request.until)];
    if (!ended && until <= now) throw refused('This moment has passed. Choose a later one.');
    const proposed = proposedIn(read, now);
    const found = await stepOfTwo(deps.identity, actor, proposed, asked);
    const isSame = ended || proposed?.until.getTime() === until.getTime();
    if (found === 'repeat' && isSame) return proposalStateAfter(asked);
    const step = found === 'repeat' ? 'propose' : found;
    const agreed = {
      until: step === 'propose' ? until : (proposed?.until ?? until),
      reason: agreedReason(asked, proposed),
    };
    const change =
      step === 'confirm'
        ? {
            fields: { ...agreed, confirmed: proposed?.id, proposed: undefined },
            mails: [deadlineExtended({ ...read, ...agreed }, to, seasonName)],
          }
        : await changeOf(context, actor, { read, step, reason, until });
    const audit = pendingAuditEntry(platform.clock, {
      actor,
      action: `extension.${step === 'confirm' ? 'confirmed' : proposalStateAfter(asked)}`,
      subject: { id: read._id, accountId: read.accountId },
      reason: agreed.reason,
      before: read.until && { until: read.until.toISOString() },
      after: {
        contest: `${read.season}:${read.category}`,
        window: read.window,
        until: agreed.until.toISOString(),
      },
    });
    const { updateIfUnchanged } = stores.extensions;
    await changeDocument(
      { change: updateIfUnchanged, recordAudit, mail: platform.mail, conflict: changed },
      read,
      { fields: change.fields, effects: { audit, mails: change.mails } },
    ).finally(running.forget);
    return step === 'confirm' ? 'extended' : proposalStateAfter(asked);
  });
}

interface ProposalChange {
  read: Extension;
  step: ChangeOfProposal;
  reason: string;
  until: Date;
}

async function changeOf(
  { deps, platform }: Seasons,
  actor: Decider,
  { read: { proposed: first, season, category }, step, reason, until }: ProposalChange,
) {
  const made = { ...newProposal(platform, actor, reason), until };
  const about = { kind: 'extension', season, category } as const;
  const { proposal, mails } = await changedProposal(deps.identity, actor, {
    step,
    first,
    made,
    about,
  });
  return { fields: { proposed: proposal ?? undefined }, mails };
}

/** The season's extensions, without those in contests that the organiser may not decide about. */
export async function listExtensions(
  context: Seasons,
  actor: Decider,
  season: string,
): Promise<ListedExtension[]> {
  const { stores, deps, platform } = context;
  const rows = (await stores.extensions.findBySeason(season)).map(async (one) => {
    const person = await deps.identity.personOf(one.accountId);
    const proposed = await presentProposal(deps.identity, actor, proposedIn(one, platform.clock()));
    const isShown = one.until !== null || proposed !== null;
    if (!person || !isShown || !(await deps.contests.mayDecide(actor, one))) return [];
    const { _id: id, category, window, until, reason } = one;
    const isOwn = await isOwnAccount(deps.identity, actor, one.accountId);
    return [
      {
        ...{ id, season, category, window, reason, proposed },
        name: person.displayName,
        email: person.email,
        until: until?.toISOString() ?? null,
        proposedUntil: (proposed && one.proposed?.until.toISOString()) ?? null,
        mayDecide: !isOwn && !(await isClosed(context, one)),
      },
    ];
  });
  return (await Promise.all(rows)).flat();
}

/** Proposed extensions, which wait for a second organiser. */
export async function openDecisions(
  context: Seasons,
  organisers: readonly string[],
): Promise<OpenDecision[]> {
  const { stores, deps, platform } = context;
  const all = (await stores.extensions.findProposedBy(organisers)).map(async (one) => {
    const { season, category } = one;
    if (await isClosed(context, one)) return [];
    return openProposals(proposedIn(one, platform.clock()), {
      ...{ kind: 'extension', season, category },
      mayDecide: async (actor) =>
        (await deps.contests.mayDecide(actor, one)) &&
        !(await isOwnAccount(deps.identity, actor, one.accountId)),
    });
  });
  return (await Promise.all(all)).flat();
}
