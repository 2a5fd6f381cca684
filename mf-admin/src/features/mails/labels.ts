import type { ListedMail, MailState } from '@meritum/shared/contracts/mails';
import { labels } from '@meritum/shared/programme/labels';
import { formatDateTime } from '@meritum/shared/programme/moments';
import type { BadgeProps } from '@meritum/shared/ui/Badge';
import { pluralize } from '../facts/pluralize';

export const stateLabels = labels<MailState>({
  queued: 'Waiting',
  sent: 'Sent',
  dead: 'Failed',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
});

export const stateKinds: Record<MailState, BadgeProps['kind']> = {
  queued: 'info',
  sent: 'success',
  dead: 'danger',
  expired: 'warning',
  withdrawn: 'neutral',
};

/** `password-reset` in words: Password reset. */
export function kindOf(template: string): string {
  return template.charAt(0).toUpperCase() + template.slice(1).replaceAll('-', ' ');
}

/** Whether only the time of its end is worth showing. */
export function hasEnded(mail: ListedMail): mail is ListedMail & { endedAt: string } {
  return mail.state !== 'dead' && mail.state !== 'queued' && mail.endedAt !== null;
}

/** The outcome of a waiting or failed mail. */
export function outcomeText({ state, endedAt, dueAt, attempts, reason }: ListedMail): string {
  const tries = pluralize(attempts, 'attempt');
  if (state === 'dead') return `${formatDateTime(endedAt ?? '')}, after ${tries}: ${reason ?? ''}`;
  if (attempts === 0) return 'Being sent';
  return `Next attempt ${formatDateTime(dueAt ?? '')}, after ${tries}: ${reason ?? ''}`;
}
