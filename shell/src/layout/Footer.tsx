import { site } from '@meritum/shared/programme/site';
import { Link, useLocation } from '@meritum/shared/router';
import styles from './Footer.module.css';
import { useCurrentYear } from './useCurrentYear';

/** The footer's link columns, in order (LAY-024, LAY-025). */
const quickLinks: readonly { label: string; to: string }[] = [
  { label: 'Home', to: '/' },
  { label: 'Submit Nomination', to: '/tech-nomination' },
  { label: 'Become a Judge', to: '/tech-judging' },
  { label: 'Winners', to: '/winners' },
  { label: 'Featured Winners', to: '/featured-winner' },
];

const resourceLinks: typeof quickLinks = [
  { label: 'FAQs', to: '/faqs' },
  { label: 'Nomination Guidelines', to: '/nomination-guidelines' },
  { label: 'Judging Criteria', to: '/judging-criteria' },
  { label: 'About Us', to: '/about' },
];

/** Below the footer's claim: the pages that prove it. */
const proofLinks: typeof quickLinks = [
  { label: 'How We Judge', to: '/how-we-judge' },
  { label: 'Check the Results', to: '/check-the-results' },
];

type Links = typeof quickLinks;

function LinkList({ links }: { links: Links }) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.list}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LinkColumn({ title, links }: { title: string; links: Links }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <LinkList links={links} />
    </nav>
  );
}

function SocialLinks() {
  const { professionalNetwork, microblog } = site.socialLinks;
  return (
    <ul className={styles.list}>
      <li>
        <a href={professionalNetwork} rel="noopener noreferrer me" target="_blank">
          LinkedIn
        </a>
      </li>
      <li>
        <a href={microblog} rel="noopener noreferrer me" target="_blank">
          X
        </a>
      </li>
    </ul>
  );
}

/** Footer of every page (LAY-023 to LAY-028). */
export function Footer() {
  const year = useCurrentYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <h2 className={styles.title}>About</h2>
          <p className={styles.claim}>
            {site.productName} recognises excellence in technology, AI and data analytics, on
            independent judges' ratings alone.
          </p>
          <LinkList links={proofLinks} />
          <SocialLinks />
        </section>
        <LinkColumn title="Quick Links" links={quickLinks} />
        <LinkColumn title="Resources" links={resourceLinks} />
        <section>
          <h2 className={styles.title}>Contact Us</h2>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
        </section>
      </div>
      <div className={styles.legal}>
        <p>
          © {year} {site.productName}
        </p>
        <ul className={styles.legalLinks}>
          <li>
            <Link to="/privacy">Privacy Policy</Link>
          </li>
          <li>
            <Link to="/terms">Terms of Use</Link>
          </li>
          {process.env.NODE_ENV === 'development' && (
            <li>
              <a href="/api/dev/mail">Mails (development)</a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
