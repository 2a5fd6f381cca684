import { randomUUID } from 'node:crypto';
import type { NamedProposal, Proposal, ProposalState } from '@meritum/shared/contracts/proposals';
import type { Clock } from '../clock';
import { DomainError, invalidAt, notPermitted } from '../errors/domain-error';
import type { Caller, Person, Viewer } from './actor';
import { accountsOf, isSamePerson } from './same-person';

export interface People {
  /** Null when the account is gone. */
  personOf(accountId: string): Promise<Person | null>;
  /** The people behind those accounts that still exist. */
  peopleByIds(accountIds: readonly string[]): Promise<ReadonlyMap<string, Person>>;
}

/** Whether an account is the actor's, or another account of the same person. */
export async function isOwnAccount(
  { personOf }: People,
  actor: Viewer,
  accountId: string | null,
): Promise<boolean> {
  const owner = accountId === null ? null : await personOf(accountId);
  return owner !== null && isSamePerson(owner, await actor.person());
}

/** Ids of all accounts of an account's owner, this one first. */
export async function accountsOfOwner({ personOf }: People, accountId: string): Promise<string[]> {
  return accountsOf((await personOf(accountId)) ?? { accountId });
}

/** An act that one organiser has proposed and another one can confirm. */
export interface FirstOfTwo {
  id: string;
  at: Date;
  /** Null once the account is erased. */
  by: string | null;
  /** Empty where no reason is required. */
  reason: string;
  /** Set once another organiser has turned it down, which ends it. */
  turnedDown?: { at: Date; by: string | null; reason: string } | undefined;
}

export const newProposal = (
  { clock }: { clock: Clock },
  { accountId: by }: Caller,
  reason = '',
): FirstOfTwo => ({ id: randomUUID(), at: clock(), by, reason });

export const shownName = ({ displayName, email }: Person): string => displayName || email;

/** Whether the proposal is older than the person's role. */
export const isBeforeRole = ({ roleSince }: Person, { at }: Pick<FirstOfTwo, 'at'>): boolean =>
  roleSince !== undefined && at < roleSince;

/**
 * A proposal, waiting or turned down, as an organiser reads it. Null when its proposer is no longer
 * an organiser, or became one again later. Any of the reader's accounts counts as theirs.
 */
export async function presentFirst(
  { personOf }: People,
  actor: Viewer,
  first: FirstOfTwo | null | undefined,
): Promise<Proposal | null> {
  const person = first?.by ? await personOf(first.by) : null;
  if (!first || person?.role !== 'admin' || isBeforeRole(person, first)) return null;
  const reader = await actor.person();
  const isOwn = isSamePerson(person, reader);
  const { id, at, reason } = first;
  const shown = { id, at: at.toISOString(), by: shownName(person), isOwn, reason };
  return isBeforeRole(reader, first) ? { ...shown, beforeYou: true } : shown;
}

/** As {@link presentFirst}, but only a proposal that waits for another organiser. */
export const presentProposal: typeof presentFirst = async (context, actor, first) =>
  first?.turnedDown ? null : presentFirst(context, actor, first);

/** A call about an act that takes two organisers. */
export interface AskedOfTwo extends NamedProposal {
  reason?: string | undefined;
  /** False where one organiser may act alone; true by default. */
  takesTwo?: boolean;
}

/** The effect of such a call; 'repeat' changes nothing, because an earlier call has done it. */
export type StepOfTwo = 'propose' | 'repeat' | 'withdraw' | 'turn-down' | 'confirm';

/** The proposal's state after a call other than confirming, for replies and audit actions. */
export const proposalStateAfter = ({ withdrawalOf, turnDownOf }: NamedProposal): ProposalState =>
  withdrawalOf ? 'withdrawn' : turnDownOf ? 'turned-down' : 'proposed';

function refused(message: string, present: Proposal | null): DomainError {
  const error = new DomainError('failed-precondition', message);
  if (present) error.proposal = present;
  return error;
}

/** Whether a call without a proposal's id proposes, or repeats the caller's own proposal. */
function proposing(present: Proposal | null, reason: string): 'propose' | 'repeat' {
  if (!present) return 'propose';
  if (present.isOwn) return present.reason === reason ? 'repeat' : 'propose';
  throw refused('Another organiser has already proposed this. Read it, then confirm it.', present);
}

/**
 * The one rule for acts that take two organisers. Confirming, withdrawing or turning down names the
 * proposal by its id, so that nobody decides about another one than they read.
 * @throws permission-denied for somebody who is no organiser; failed-precondition, with the present
 * proposal, when the call names another one, when its proposer confirms or turns it down, when
 * somebody else withdraws it, and once it was turned down; invalid-argument for turning it down
 * without a reason
 */
export async function stepOfTwo(
  context: People,
  actor: Viewer,
  first: FirstOfTwo | null | undefined,
  { proposalId, withdrawalOf, turnDownOf, reason = '', takesTwo = true }: AskedOfTwo,
): Promise<StepOfTwo> {
  const named = withdrawalOf ?? turnDownOf ?? proposalId;
  if (named === undefined && !takesTwo) return 'confirm';
  if ((await actor.person()).role !== 'admin') throw notPermitted(forOrganisers);
  const present = await presentProposal(context, actor, first);
  if (named === undefined) return proposing(present, reason);
  const { turnedDown } = first?.id === named ? first : {};
  if (turnedDown && turnDownOf && turnedDown.reason === reason) return 'repeat';
  if (turnedDown) throw refused('Another organiser has already turned this down.', null);
  if (!present && withdrawalOf) return 'repeat';
  if (!present) throw refused('This proposal is no longer there. Review it and try again.', null);
  if (present.id !== named) throw refused(changed, present);
  if (withdrawalOf) {
    if (present.isOwn) return 'withdraw';
    throw refused('Only the organiser who proposed this can withdraw it.', present);
  }
  if (turnDownOf && !reason) throw invalidAt('/reason', 'Enter a reason');
  if (present.isOwn) throw refused(turnDownOf ? ownToWithdraw : ownToConfirm, present);
  if (!turnDownOf && present.beforeYou) throw refused(beforeYou, present);
  return turnDownOf ? 'turn-down' : 'confirm';
}

const beforeYou =
  'This was proposed before you became an organiser. Another organiser has to confirm it.';
const forOrganisers = 'Only organisers decide this. It takes two of them.';
const changed = 'The proposal has changed since you read it. Read the present one first.';
const ownToWithdraw = 'You have proposed this yourself. Withdraw it instead.';
const ownToConfirm = 'You have proposed this yourself. Another organiser has to confirm it.';

/** The reason to record: the confirmed proposal's, otherwise the call's own. */
export const agreedReason = (
  { proposalId, reason }: NamedProposal & { reason: string },
  first: FirstOfTwo | null | undefined,
): string => (proposalId && first?.reason) || reason;

/**
 * Refuses to withdraw or turn down a confirmed proposal; any other call about a finished act
 * repeats it.
 */
export function refuseOnceDone({ withdrawalOf, turnDownOf }: NamedProposal): void {
  if (withdrawalOf ?? turnDownOf)
    throw refused('Another organiser has already confirmed this.', null);
}
