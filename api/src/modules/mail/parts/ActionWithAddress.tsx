import { Action } from './Action';
import { MailLink } from './MailLink';
import { SmallText } from './Text';

/**
 * A call to action, and its address for programs that show no button; the text part has the address
 * anyway.
 */
export function ActionWithAddress({ href, label }: { href: string; label: string }) {
  return (
    <>
      <Action href={href} label={label} />
      <div data-skip-in-text="true">
        <SmallText>
          If the button does not work, open this address: <MailLink href={href}>{href}</MailLink>
        </SmallText>
      </div>
    </>
  );
}
