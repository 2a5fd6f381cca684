import type { Job } from '../../composition/upkeep';
import { after, hours, minutes, trustedFor } from '../../platform/clock';
import { spreadChangedAddresses } from './address-change';
import type { Identities } from './context';
import { answerLeftResets } from './password-reset';

/** Reads what other processes revoked, and removes what is no longer needed. */
export function identityUpkeep(identities: Identities): Job[] {
  const { sessions, resets, securityLog, revocations, clock } = identities;
  // Each is one write or a conditional one, so repeating it changes nothing.
  const job = (every: number, name: string, work: Job['work']): Job => ({
    name,
    every,
    across: 'each process',
    work,
  });
  return [
    job(trustedFor, 'reading revocations', () => revocations.refresh(sessions.revokedSince)),
    job(hours(1), 'removing ended sessions', () => sessions.sweep(clock())),
    job(hours(1), 'removing old entries of security logs', () => securityLog.sweep(clock())),
    job(minutes(1), 'answering requests for a new password', () => answerLeftResets(identities)),
    job(minutes(1), 'following changed addresses', () => spreadChangedAddresses(identities)),
    job(hours(1), 'removing ended links', () => resets.sweep(after(clock(), -hours(24)))),
  ];
}
