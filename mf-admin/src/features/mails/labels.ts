import type { MailState } from '@meritum/shared/contracts/mails';
import { labels } from '@meritum/shared/programme/labels';
import type { BadgeProps } from '@meritum/shared/ui/Badge';

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
