import { randomUUID } from 'node:crypto';
import type { ExtensionRequest, ListedExtension } from '@meritum/shared/contracts/extensions';
import type { ProposalState } from '@meritum/shared/contracts/proposals';
import { changeDocument, retryOnConflict } from '../../module-kit/change-document';
import type { MailRequest } from '../../module-kit/mail-request';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Decider, Person } from '../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../platform/authorisation/open-decision';
import {
  agreedReason,
  isOwnAccount,
  newProposal,
  type People,
  presentProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { notFound, notPermitted, refused } from '../../platform/errors/domain-error';
import { type ChangeOfProposal, changedProposal } from '../identity/turning-down';
import type { Seasons } from './commands';
import { categoryUnknown, organiserConflicted } from './errors';
import { type Extension, extensionsOf, proposedIn } from './extension';
import type { ExtensionsStore } from './extensions-store';
import { deadlineExtended } from './mails/DeadlineExtended';
import { categoryOf } from './rules';

export interface Extending extends Pick<Seasons, 'view' | 'clock' | 'usage' | 'mayDecide'>, People {
  extensions: ExtensionsStore;
  accountAt(email: string): Promise<string | null>;
  recordExtension(extension: Extension): Promise<void>;
  /** Drops what is kept of running extensions. */
  forgetRunning(): void;
  mail(request: MailRequest): Promise<void>;
}

const changed = () => changedSinceOpened('This');

/** The person of an address who can have more time. Throws. */
async function personAt(context: Extending, actor: Decider, request: ExtensionRequest) {
  const accountId = await context.accountAt(request.email);
  const person = accountId && (await context.personOf(accountId));
  if (!person) throw notFound('No account has this address.');
  if (!person.emailConfirmed)
    throw refused('This person has not confirmed the address. They do that first.');
  if (await isOwnAccount(context, actor, person.accountId))
    throw notPermitted('This is your own account. Other organisers decide about it.');
  return person;
}

/** Throws where nothing can be extended, and for organisers with a conflict of interest there. */
async function requireExtendable(
  { view, usage, mayDecide }: Extending,
  actor: Decider,
  { season: id, category }: ExtensionRequest,
) {
  const season = await view.fresh(id);
  if (!categoryOf(season, category)) throw categoryUnknown();
  const contest = { season: id, category };
  if (!(await mayDecide(actor, contest))) throw organiserConflicted([category]);
  if (!season.begun) throw refused('This season has not begun.');
  if (await usage.isClosed(contest))
    throw refused(`Judging of ${category} is closed for good, so nobody gets more time in it.`);
  return season;
}

async function extensionAt(
  { extensions }: Extending,
  { season, category, window }: ExtensionRequest,
  { accountId }: Person,
): Promise<Extension> {
  const place = { season, category, window, accountId };
  const _id = `${extensionsOf(place)}${randomUUID()}`;
  const made: Extension = { _id, ...place, until: null, reason: '', revision: 1 };
  const found = await extensions.at(place);
  if (found || (await extensions.add(made))) return found ?? made;
  throw changed();
}

/**
 * Opens one person's form or ratings until a moment, which takes two organisers ({@link stepOfTwo})
 * without a conflict of interest in the contest, and mails it to the person. Repeating it does nothing.
 * @throws not-found, permission-denied; failed-precondition before the season has begun, once judging
 * is closed for good, for an unconfirmed address and a moment that has passed
 */
export function extendDeadline(
  context: Extending,
  actor: Decider,
  request: ExtensionRequest,
): Promise<ProposalState | 'extended'> {
  const { proposalId, withdrawalOf, turnDownOf, reason } = request;
  const asked = { proposalId, withdrawalOf, turnDownOf, reason };
  const ended = withdrawalOf ?? turnDownOf;
  return retryOnConflict(async () => {
    const { name: seasonName } = await requireExtendable(context, actor, request);
    const to = await personAt(context, actor, request);
    const read = await extensionAt(context, request, to);
    const { confirmed } = read;
    if (confirmed && confirmed === ended) refuseOnceDone(asked);
    if (confirmed && confirmed === proposalId) return 'extended';
    const [now, until] = [context.clock(), new Date(request.until)];
    if (!ended && until <= now) throw refused('This moment has passed. Choose a later one.');
    const proposed = proposedIn(read, now);
    const found = await stepOfTwo(context, actor, proposed, asked);
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
    const audit = pendingAuditEntry(context.clock, {
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
    const { extensions, recordExtension: recordAudit, mail, forgetRunning } = context;
    const writing = { change: extensions.change, recordAudit, mail, conflict: changed };
    const written = { fields: change.fields, effects: { audit, mails: change.mails } };
    await changeDocument(writing, read, written).finally(forgetRunning);
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
  context: Extending,
  actor: Decider,
  { read: { proposed: first, season, category }, step, reason, until }: ProposalChange,
) {
  const made = { ...newProposal(context, actor, reason), until };
  const about = { kind: 'extension', season, category } as const;
  const { proposal, mails } = await changedProposal(context, actor, { step, first, made, about });
  return { fields: { proposed: proposal ?? undefined }, mails };
}

/** The season's extensions, without those of contests that the organiser may not decide about. */
export async function listExtensions(
  context: Extending,
  actor: Decider,
  season: string,
): Promise<ListedExtension[]> {
  const rows = (await context.extensions.ofSeason(season)).map(async (one) => {
    const person = await context.personOf(one.accountId);
    const proposed = await presentProposal(context, actor, proposedIn(one, context.clock()));
    if (!person || !(one.until || proposed) || !(await context.mayDecide(actor, one))) return [];
    const { _id: id, category, window, until, reason } = one;
    const isOwn = await isOwnAccount(context, actor, one.accountId);
    return [
      {
        ...{ id, season, category, window, reason, proposed },
        name: person.displayName,
        email: person.email,
        until: until?.toISOString() ?? null,
        proposedUntil: (proposed && one.proposed?.until.toISOString()) ?? null,
        mayDecide: !isOwn && !(await context.usage.isClosed(one)),
      },
    ];
  });
  return (await Promise.all(rows)).flat();
}

/** Proposals to give somebody more time, which wait for a second organiser. */
export async function openDecisions(
  context: Extending,
  organisers: readonly string[],
): Promise<OpenDecision[]> {
  const all = (await context.extensions.proposedBy(organisers)).map(async (one) => {
    const { season, category } = one;
    if (await context.usage.isClosed(one)) return [];
    return openProposals(proposedIn(one, context.clock()), {
      ...{ kind: 'extension', season, category },
      mayDecide: async (actor) =>
        (await context.mayDecide(actor, one)) &&
        !(await isOwnAccount(context, actor, one.accountId)),
    });
  });
  return (await Promise.all(all)).flat();
}
