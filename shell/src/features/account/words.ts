import type { AccountReply, SessionSummary } from '@meritum/shared/contracts/account';
import { spelled } from '@meritum/shared/ui/spelled';

const wayNames: Record<AccountReply['methods'][number], string> = {
  password: 'Email and password',
  google: 'Google',
};

/** The ways in as a sentence part, such as `Email and password, Google`. */
export const waysIn = ({ methods }: Pick<AccountReply, 'methods'>): string =>
  methods.map((method) => wayNames[method]).join(', ');

/** What is known of a session besides its device. */
export function sessionFacts({ method, createdAt, lastUsedAt, current }: SessionSummary): string {
  const way = method === 'google' ? 'with Google' : 'with a password';
  const used = current ? 'In use now' : `Last used ${spelled(lastUsedAt)}`;
  return `${used}. Signed in ${way} on ${spelled(createdAt)}.`;
}
