import type { MailState } from '@meritum/shared/contracts/mails';
import { labels } from '@meritum/shared/programme/labels';
import type { BadgeProps } from '@meritum/shared/ui/Badge';

export const stateLabels = labels<MailState>({
  queued: 'Waiting',
  sent: 'Accepted',
  bounced: 'Came back',
  dead: 'Failed',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
});

export const stateKinds: Record<MailState, BadgeProps['kind']> = {
  queued: 'info',
  sent: 'success',
  bounced: 'danger',
  dead: 'danger',
  expired: 'warning',
  withdrawn: 'neutral',
};

/** Kinds of mail whose template's name is unclear. */
const kinds: Readonly<Record<string, string>> = {
  'assignments-moved': 'Assignments exchanged',
  'entry-proof': 'Proof that a nomination was judged',
  'entry-left-out': 'Judging ended without a nomination',
  'factors-changed': 'Security of an account changed',
  'failed-attempts': 'Failed sign-ins',
  'judge-again': 'Judges asked again',
  'judge-invitation': 'Invitation to judge',
  'judge-verified': 'Judge accepted',
  'message-trial': 'Test of a message',
  'organisers-message': 'Message to judges',
  'organisers-message-to-nominators': 'Message to nominators',
  'results-judged': 'Results published, to judges',
};

/** A template name in words: `password-reset` gives Password reset. */
export function kindOf(template: string): string {
  return (
    kinds[template] ?? template.charAt(0).toUpperCase() + template.slice(1).replaceAll('-', ' ')
  );
}
