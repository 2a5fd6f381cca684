import { MailLink } from './MailLink';
import { SmallText } from './Text';

/** For programs that show no button; the text part has the address anyway. */
export function AddressInWords({ href }: { href: string }) {
  return (
    <div data-skip-in-text="true">
      <SmallText>
        If the button does not work, open this address: <MailLink href={href}>{href}</MailLink>
      </SmallText>
    </div>
  );
}
