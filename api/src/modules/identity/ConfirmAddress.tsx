import type { MailSite } from '../../module-kit/mail-site';
import { formatDeadline } from '../../platform/text';
import { ActionWithAddress } from '../mail/parts/ActionWithAddress';
import { SmallText, Text } from '../mail/parts/Text';
import { emailConfirmationLink, linkPurposes } from './links';
import type { MailedConfirmation } from './mails/values';

interface CodeProps {
  site: MailSite;
  purpose: keyof typeof linkPurposes;
  id: string;
  /** When the link and its code expire. */
  expiresAt: Date;
}

/** The code for readers who cannot open the link of the same mail. */
export function CodeInstead({ site, purpose, id, expiresAt }: CodeProps) {
  const { code, until } = site.provingCode({ purpose: linkPurposes[purpose], id }) ?? {};
  if (!code || !until) return null;
  return (
    <SmallText>
      If the link does not open, enter this code on our site instead:{' '}
      <strong style={{ whiteSpace: 'nowrap' }}>{`${code.slice(0, 4)}-${code.slice(4)}`}</strong>. It
      works until {formatDeadline(until < expiresAt ? until : expiresAt)}.
    </SmallText>
  );
}

interface Props {
  site: MailSite;
  confirmation: MailedConfirmation;
}

export function ConfirmAddress({ site, confirmation }: Props) {
  const { confirmationId: id, expiresAt } = confirmation;
  return (
    <>
      <ActionWithAddress
        href={emailConfirmationLink(site, confirmation)}
        label="Confirm this address"
      />
      <CodeInstead site={site} purpose="confirmation" id={id} expiresAt={expiresAt} />
    </>
  );
}

/** For the receipt of work that waits for a confirmed address. */
export function OneStepLeft({ children, site, confirmation }: Props & { children: string }) {
  return (
    <>
      <Text>
        <strong>One step left:</strong> {children} The link below works until{' '}
        {formatDeadline(confirmation.expiresAt)}.
      </Text>
      <ConfirmAddress site={site} confirmation={confirmation} />
    </>
  );
}
