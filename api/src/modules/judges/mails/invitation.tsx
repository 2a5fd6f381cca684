import { judgingLoad } from '@meritum/shared/programme/load';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import { identifier, label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { SmallText, Text } from '../../mail/parts/Text';
import type { Invitation } from '../invitations/invitation';
import { invitedToJudge, stopInvitationsCall, stopInvitationsLink } from '../links';

/**
 * To an address that an organiser has typed. It contains no text by an organiser. Its link proves
 * nothing, and counts only when a person opens the page.
 */
export const invitationMail = defineMail({
  name: 'judge-invitation',
  values: z.object({
    name: line,
    season: label,
    invitation: identifier,
    mark: identifier,
    isReminder: z.boolean(),
  }),
  template: {
    subject: 'Would you judge with us?',
    summary: 'The organisers invite you to apply as a judge.',
    because: 'an organiser gave us your address',
    Body({ values: { season, invitation, mark, isReminder }, site }) {
      const link = { purpose: invitedToJudge, id: invitation };
      return (
        <>
          <Text>
            {isReminder ? 'Earlier the organisers invited' : 'The organisers invite'} you to apply
            as a judge of {site.productName} in {season}.
          </Text>
          <Text>
            {judgingLoad} Every application is reviewed, and which entries a judge gets is drawn at
            random.
          </Text>
          <Action
            href={site.provingLink('/tech-judging/invited', link)}
            label="See the invitation"
          />
          <SmallText>
            We write {isReminder ? 'no more' : 'once or twice'}, and delete your address once the
            season is judged.{' '}
            <MailLink href={stopInvitationsLink(site, mark)}>Do not write to me again</MailLink>.
          </SmallText>
        </>
      );
    },
    unsubscribe: ({ mark }, site) => stopInvitationsCall(site, mark),
    sample: {
      name: 'Sample Invited',
      season: 'Season 2026',
      invitation: 'sample-mark_2026',
      mark: 'sample-mark',
      isReminder: false,
    },
  },
});

/** The prefix of the keys of an invitation's mails, or of all to a mailbox. */
export const mailsOfInvitation = (id: string) => `${invitationMail.name}:${id}`;

/** The invitation, or its only reminder. Strangers read it, so it has no typed names. */
export const invitingTo = (
  { _id: invitation, mark, email: address = '', name = '' }: Invitation,
  season: string,
  isReminder: boolean,
) =>
  invitationMail.request({
    key: `${mailsOfInvitation(invitation)}:${isReminder ? 2 : 1}`,
    to: { address, name, confirmed: false },
    values: { name, season, invitation, mark, isReminder },
  });
