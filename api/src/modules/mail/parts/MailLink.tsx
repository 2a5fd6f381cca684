import type { ReactNode } from 'react';
import { styles } from './theme';

/** A link in a text. Its address comes from the mail's site, never from a value. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={styles.link}>
      {children}
    </a>
  );
}
