import type { AccountReply, SessionSummary } from '@meritum/shared/contracts/account';
import type { SecurityLogEntry } from '@meritum/shared/contracts/security-log';
import type { Account } from '../identity/account';
import { presentUser } from '../identity/present';
import type { SecurityEntry } from '../identity/security-log/entry';
import type { Session } from '../identity/session';

export function presentAccount(account: Account, adminEmails: readonly string[]): AccountReply {
  return {
    user: presentUser(account, adminEmails),
    methods: [
      ...(account.passwordHash === undefined ? [] : (['password'] as const)),
      ...(account.google ? (['google'] as const) : []),
    ],
    createdAt: account.createdAt.toISOString(),
  };
}

/** `current` is the session of the caller. */
export function presentOneSession(session: Session, current: string): SessionSummary {
  return {
    id: session._id,
    device: session.device,
    method: session.method,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.rotatedAt.toISOString(),
    current: session._id === current,
  };
}

export function presentSecurityEntry(entry: SecurityEntry): SecurityLogEntry {
  const { _id: id, event, at, device = null, count } = entry;
  return { id, event, at: at.toISOString(), device, count };
}
