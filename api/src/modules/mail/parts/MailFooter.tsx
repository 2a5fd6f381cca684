import type { MailSite } from '../mail-site';
import { MailLink } from './MailLink';
import { styles } from './theme';

/** Why the reader got the mail, and whom to contact. */
export function MailFooter({ site }: { site: MailSite }) {
  return (
    <div style={styles.foot}>
      <p className="muted" style={styles.small}>
        You receive this mail because of your account with {site.productName}. Questions? Write to{' '}
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
