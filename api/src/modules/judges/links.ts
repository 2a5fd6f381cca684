import type { MailSite } from '../../module-kit/mail-site';

/** Purpose of the mailed link that stops reminders; the link's id is the judge's. */
export const stoppingReminders = 'stop-reminders';

/** The page that stops a judge's reminders, and the one-click address for mail programs. */
export const stopRemindersLink = (site: MailSite, id: string) =>
  site.provingLink('/tech-judging/reminders', { purpose: stoppingReminders, id });
export const stopRemindersCall = (site: MailSite, id: string) =>
  site.provingCall('/api/judges/reminders/stop', { purpose: stoppingReminders, id });

/** Purpose of the link in an invitation, and of the ones that end all invitations to a mailbox. */
export const invitedToJudge = 'judge-invitation';
export const stoppingInvitations = 'stop-invitations';

export const stopInvitationsLink = (site: MailSite, id: string) =>
  site.provingLink('/tech-judging/invited/stop', { purpose: stoppingInvitations, id });
export const stopInvitationsCall = (site: MailSite, id: string) =>
  site.provingCall('/api/judges/invitations/stop', { purpose: stoppingInvitations, id });

/** Purpose of the mailed links that ask whether a judge takes part in a season. */
export const judgingAgain = 'judge-again';

interface Asked {
  judgeId: string;
  season: string;
}

/** The id in a link of `judgingAgain`. */
export const idOfQuestion = ({ judgeId, season }: Asked) => `${judgeId}_${season}`;

/** Judge and season of an id by {@link idOfQuestion}. */
export function questionOfId(id: string): Asked | undefined {
  const [, judgeId, season] = /^(.+)_(2\d{3})$/.exec(id) ?? [];
  return judgeId && season ? { judgeId, season } : undefined;
}
