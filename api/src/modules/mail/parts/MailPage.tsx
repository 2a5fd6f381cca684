import type { ReactNode } from 'react';
import type { MailSite } from '../../../module-kit/mail-site';
import { LayoutTable } from './LayoutTable';
import { MailLink } from './MailLink';
import { darkScheme, styles } from './theme';

/** A centred column. */
function Column({ children }: { children: ReactNode }) {
  return (
    <LayoutTable
      className="page"
      width="100%"
      style={{ backgroundColor: styles.page.backgroundColor }}
    >
      <tr>
        <td align="center" style={{ padding: '0 16px' }}>
          <LayoutTable align="center" width="100%" style={styles.column}>
            <tr>
              <td align="left">{children}</td>
            </tr>
          </LayoutTable>
        </td>
      </tr>
    </LayoutTable>
  );
}

/** Why the reader got the mail, and whom to contact. */
function MailFooter({ site, because }: Pick<Props, 'site' | 'because'>) {
  return (
    <div style={styles.foot}>
      <p className="muted" style={styles.small}>
        You receive this mail because {because ?? `of your account with ${site.productName}`}.
        Questions? Write to{' '}
        <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
      </p>
      <p className="muted" style={styles.small}>
        <MailLink href={site.link('/')}>{site.productName}</MailLink>
        {' · '}
        <MailLink href={site.link('/privacy')}>Privacy Policy</MailLink>
        {' · '}
        <MailLink href={site.link('/terms')}>Terms of Use</MailLink>
      </p>
    </div>
  );
}

interface Props {
  /** Why the reader gets the mail; undefined if because of their account. */
  because: string | undefined;
  site: MailSite;
  title: string;
  /** Preview line, shown beside the subject. */
  summary: string;
  children: ReactNode;
}

/** The frame of every mail: product name, heading, content, footer. */
export function MailPage({ site, title, summary, because, children }: Props) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style>{darkScheme}</style>
      </head>
      <body className="page" style={styles.page}>
        <div style={styles.hidden} data-skip-in-text="true">
          {summary}
        </div>
        <Column>
          <div className="ink" style={styles.name} data-skip-in-text="true">
            {site.productName}
          </div>
          <div className="sheet" style={styles.sheet}>
            <h1 className="ink" style={styles.heading}>
              {title}
            </h1>
            {children}
          </div>
          <MailFooter site={site} because={because} />
        </Column>
      </body>
    </html>
  );
}
