import { randomUUID } from 'node:crypto';
import type { NamedProposal, Proposal } from '@meritum/shared/contracts/proposals';
import type { Clock } from '../clock';
import { DomainError } from '../errors/domain-error';
import type { Caller, Person, Viewer } from './actor';
import { accountsOf, isSamePerson } from './same-person';

/** Looks up a current account; null when it is gone. */
export interface People {
  personOf(accountId: string): Promise<Person | null>;
}

/** Whether an account is the actor's, or another one of the same person; a deleted one is nobody's. */
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

/** An act that one organiser has proposed and another one is to confirm. */
export interface FirstOfTwo {
  /** Names what was read. */
  id: string;
  at: Date;
  /** Null once the account was erased. */
  by: string | null;
  /** Empty where no reason is asked for. */
  reason: string;
}

export const newProposal = (
  { clock }: { clock: Clock },
  { accountId: by }: Caller,
  reason = '',
): FirstOfTwo => ({ id: randomUUID(), at: clock(), by, reason });

/**
 * A proposal for an organiser's screen; null when its proposer is no longer an organiser: people who
 * return under a new account are no second person, and dismissed organisers no longer decide. It is
 * the reader's own also if another account of theirs made it.
 */
export async function presentProposal(
  { personOf }: People,
  actor: Viewer,
  first: FirstOfTwo | null | undefined,
): Promise<Proposal | null> {
  const person = first?.by ? await personOf(first.by) : null;
  if (!first || person?.role !== 'admin') return null;
  const isOwn = isSamePerson(person, await actor.person());
  const by = person.displayName || person.email;
  const { id, at, reason } = first;
  return { id, at: at.toISOString(), by, isOwn, reason };
}

/** A call about an act of two. */
export interface AskedOfTwo extends NamedProposal {
  reason?: string | undefined;
  /** False where one organiser may act alone by now; true if left out. */
  takesTwo?: boolean;
}

/** What such a call does. `repeat`: an earlier call has done it, and nothing changes. */
export type StepOfTwo = 'propose' | 'repeat' | 'withdraw' | 'confirm';

function refused(message: string, present: Proposal | null): DomainError {
  const error = new DomainError('failed-precondition', message);
  if (present) error.proposal = present;
  return error;
}

/**
 * The one rule for acts that take two organisers: a proposal names none, and whoever confirms or
 * withdraws one names it by its id, so that nobody confirms another proposal than the one they read.
 * @throws failed-precondition, with the present proposal, when it is not the one that the call
 * names, when the proposer confirms it, and when somebody else withdraws it
 */
export async function stepOfTwo(
  context: People,
  actor: Viewer,
  first: FirstOfTwo | null | undefined,
  { proposalId, withdrawalOf, reason = '', takesTwo = true }: AskedOfTwo,
): Promise<StepOfTwo> {
  const named = withdrawalOf ?? proposalId;
  if (named === undefined && !takesTwo) return 'confirm';
  const present = await presentProposal(context, actor, first);
  if (named === undefined) {
    if (!present) return 'propose';
    if (!present.isOwn)
      throw refused(
        'Another organiser has already proposed this. Read it, then confirm it.',
        present,
      );
    return present.reason === reason ? 'repeat' : 'propose';
  }
  if (!present && withdrawalOf) return 'repeat';
  if (!present) throw refused('This proposal is no longer there. Review it and try again.', null);
  if (present.id !== named)
    throw refused(
      'The proposal has changed since you read it. Read the present one first.',
      present,
    );
  if (withdrawalOf) {
    if (present.isOwn) return 'withdraw';
    throw refused('Only the organiser who proposed this can withdraw it.', present);
  }
  if (!present.isOwn) return 'confirm';
  throw refused('You have proposed this yourself. Another organiser has to confirm it.', present);
}

/** The reason that is recorded: that of the proposal which the call confirms, otherwise its own. */
export const agreedReason = (
  { proposalId, reason }: NamedProposal & { reason: string },
  first: FirstOfTwo | null | undefined,
): string => (proposalId && first?.reason) || reason;

/** Refuses to withdraw what was confirmed: a call about an act that is done repeats it. */
export function refuseWithdrawal({ withdrawalOf }: NamedProposal): void {
  if (withdrawalOf) throw refused('Another organiser has already confirmed this.', null);
}
