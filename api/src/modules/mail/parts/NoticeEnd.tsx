import type { MailSite } from '../../../module-kit/mail-site';
import { Action } from './Action';
import { MailLink } from './MailLink';
import { Text } from './Text';

const actions = {
  '/reset-password': 'Choose a new password',
  '/account': 'Open your account page',
} as const;

interface Props {
  site: MailSite;
  /** The words before our address, such as `Questions reach us at`. */
  contact: string;
  /** Where the reader can act. */
  page: keyof typeof actions;
}

/** The end of a notice about the reader's account: how to reach us, and where to act. */
export function NoticeEnd({ site, contact, page }: Props) {
  return (
    <>
      <Text>
        {contact} <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
      </Text>
      <Action href={site.ownLink(page)} label={actions[page]} />
    </>
  );
}
