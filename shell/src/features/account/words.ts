import type { AccountReply, SessionSummary } from '@meritum/shared/contracts/account';
import type { SecurityEvent, SecurityLogEntry } from '@meritum/shared/contracts/security-log';
import { labels } from '@meritum/shared/programme/labels';
import { formatDateTime } from '@meritum/shared/programme/moments';

const wayNames = labels<AccountReply['methods'][number]>({
  password: 'Email and password',
  google: 'Google',
});

/** The sign-in methods as a list, such as `Email and password, Google`. */
export const waysIn = ({ methods }: Pick<AccountReply, 'methods'>): string =>
  methods.map((method) => wayNames[method]).join(', ');

const sessionWays = labels<SessionSummary['method']>({
  password: 'with a password',
  google: 'with Google',
  passkey: 'with a passkey',
});

/** A session's facts, except its device. */
export function sessionFacts({ method, createdAt, lastUsedAt, current }: SessionSummary): string {
  const way = sessionWays[method];
  const used = current ? 'In use now' : `Last used ${formatDateTime(lastUsedAt)}`;
  return `${used}. Signed in ${way} on ${formatDateTime(createdAt)}.`;
}

const eventNames = labels<SecurityEvent>({
  registered: 'Account created',
  'signed-in': 'Signed in',
  'signed-in-on-new-device': 'Signed in on a new device',
  'sign-in-failed': 'Sign-in with a wrong password',
  'second-step-failed': 'Right password, but the second step failed',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by an emailed link',
  'email-changed': 'Email address changed, all other devices signed out',
  'google-added': 'Google sign-in added',
  'factor-added': 'Second factor added, all other devices signed out',
  'factor-removed': 'Second factor removed, all other devices signed out',
  'factors-reset': 'All second factors removed by our operators',
  'recovery-code-used': 'Recovery code used',
  'recovery-codes-renewed': 'New recovery codes created',
  'passkey-copied': 'Passkey disabled because a copy of it exists',
  'signed-out': 'Signed out',
  'session-ended': 'Signed out from another device',
  'signed-out-everywhere': 'Signed out everywhere',
  'session-reused': 'Device signed out because its session was used in two places',
  'sessions-ended-by-organisers': 'Signed out everywhere by the organisers',
});

/** The description of an event, such as `Sign-in with a wrong password (3 times that day)`. */
export const securityEvent = ({ event, count }: Pick<SecurityLogEntry, 'event' | 'count'>) =>
  count === 1 ? eventNames[event] : `${eventNames[event]} (${count} times that day)`;
