import { hasPlainHost } from '@meritum/shared/contracts/web-host';
import { Link } from '@meritum/shared/router';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

type Anchor = Omit<ComponentProps<'a'>, 'href'>;

export type TextLinkProps = Anchor & {
  /** Opens in a new tab, and says so to screen readers. */
  newTab?: boolean | undefined;
} & ({ to: string; href?: undefined } | { href: string; to?: undefined });

/**
 * Whether an address may become a link: http and https without user information, mailto, tel, or on
 * this site.
 * Users can type addresses, so every other scheme stays text (OPEN-049).
 */
const isLinkable = (href: string): boolean =>
  hasPlainHost(href) || /^(?:mailto:|tel:|[?#]|\.{0,2}\/(?![/\\]))/i.test(href);

/** The other page must learn neither this window nor its address. */
const apart = {
  target: '_blank',
  rel: 'noopener noreferrer',
  referrerPolicy: 'no-referrer',
} as const;

/** A link within the site (`to`) or to another one (`href`). */
export function TextLink({ to, href, newTab, children, ...rest }: TextLinkProps) {
  const tab = newTab ? apart : {};
  const content = (
    <>
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} {...rest} {...tab}>
        {content}
      </Link>
    );
  }
  if (!isLinkable(href)) return <span className={rest.className}>{children}</span>;
  return (
    <a href={href} {...rest} {...tab}>
      {content}
    </a>
  );
}
