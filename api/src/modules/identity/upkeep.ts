import { byEachProcess, type Job } from '../../composition/upkeep';
import { after, hours, minutes, trustedFor } from '../../platform/clock';
import { spreadChangedAddresses } from './address-change';
import type { Identities } from './context';
import { answerLeftResets } from './password-reset';

/** Reads what other processes revoked, and removes what is no longer needed. */
export function identityUpkeep(identities: Identities): Job[] {
  const { sessions, resets, securityLog, revocations, clock } = identities;
  // Each is one write or a conditional one, so repeating it changes nothing.
  return [
    byEachProcess('reading revocations', trustedFor, () =>
      revocations.refresh(sessions.revokedSince),
    ),
    byEachProcess('removing ended sessions', hours(1), () => sessions.sweep(clock())),
    byEachProcess('removing old entries of security logs', hours(1), () =>
      securityLog.sweep(clock()),
    ),
    byEachProcess('answering requests for a new password', minutes(1), () =>
      answerLeftResets(identities),
    ),
    byEachProcess('following changed addresses', minutes(1), () =>
      spreadChangedAddresses(identities),
    ),
    byEachProcess('removing ended links', hours(1), () => resets.sweep(after(clock(), -hours(24)))),
  ];
}
