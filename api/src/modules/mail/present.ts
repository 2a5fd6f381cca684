import type { ListedMail } from '@meritum/shared/contracts/mails';
import type { MailCatalogue } from '../../module-kit/define-mail';
import { isReadable } from './context';
import type { Mail } from './mail';

/** A mail as an organiser sees it, without its content. */
export function presentMail(mails: MailCatalogue, mail: Mail): ListedMail {
  const { key, template, to, state, attempts, queuedAt, dueAt, endedAt, lastError } = mail;
  return {
    key,
    template,
    state,
    attempts,
    to: to?.address ?? null,
    queuedAt: queuedAt.toISOString(),
    dueAt: state === 'queued' ? dueAt.toISOString() : null,
    endedAt: endedAt?.toISOString() ?? null,
    reason: lastError,
    mayRead: isReadable(mails, template) && mail.values !== null && to !== null,
  };
}
