import type { Job } from '../../composition/upkeep';
import { revocationsRefreshMs } from '../../platform/authorisation/revocations';
import { after, hours, minutes } from '../../platform/clock';
import type { Identities } from './context';
import type { AttemptsStore } from './google/attempts-store';
import { answerLeftResets } from './password-reset';

/** Reads what other processes revoked, and removes what is no longer needed. */
export function identityUpkeep(identities: Identities, attempts: AttemptsStore): Job[] {
  const { sessions, resets, confirmations, securityLog, revocations, guard, clock } = identities;
  // Each is one write or a conditional one, so repeating it changes nothing.
  const across = 'each process';
  return [
    {
      name: 'reading revocations',
      every: revocationsRefreshMs,
      across,
      work: () => revocations.refresh(sessions.revokedSince),
    },
    { name: 'removing expired counters of attempts', every: hours(1), across, work: guard.sweep },
    {
      name: 'removing ended sessions',
      every: hours(1),
      across,
      work: () => sessions.sweep(clock()),
    },
    {
      name: 'removing old entries of security logs',
      every: hours(1),
      across,
      work: () => securityLog.sweep(clock()),
    },
    {
      name: 'answering requests for a new password',
      every: minutes(1),
      across,
      work: () => answerLeftResets(identities),
    },
    {
      name: 'removing ended links and attempts',
      every: hours(1),
      across,
      async work() {
        const yesterday = after(clock(), -hours(24));
        await resets.sweep(yesterday);
        await confirmations.sweep(yesterday);
        await attempts.sweep(clock());
      },
    },
  ];
}
