import { footerColumns, legalLinks, proofLinks } from '@meritum/shared/programme/footer';
import { site } from '@meritum/shared/programme/site';
import { Link, useLocation } from '@meritum/shared/router';
import { useSyncExternalStore } from 'react';
import styles from './Footer.module.css';

type Links = typeof proofLinks;

function LinkList({
  links,
  className = styles.list,
}: {
  links: Links;
  className?: string | undefined;
}) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
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
      {Object.entries({ LinkedIn: professionalNetwork, X: microblog }).map(([name, address]) => (
        <li key={name}>
          <a href={address} rel="noopener noreferrer me" target="_blank">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The build replaces these with their values. */
declare const process: { env: { BUILD_YEAR: string; NODE_ENV: string } };

const never = () => () => {};
const thisYear = () => new Date().getFullYear();
/** The year in prerendered pages is the build's, and hydration expects the same. */
const yearOfBuild = () => Number(process.env.BUILD_YEAR);

/** The current calendar year in the visitor's time zone (LAY-027). */
function useCurrentYear(): number {
  return useSyncExternalStore(never, thisYear, yearOfBuild);
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
          <SocialLinks />
        </section>
        {Object.entries(footerColumns).map(([title, links]) => (
          <LinkColumn key={title} title={title} links={links} />
        ))}
        <section>
          <h2 className={styles.title}>Contact Us</h2>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
        </section>
      </div>
      <nav className={styles.legal} aria-label="Proof">
        <LinkList links={proofLinks} className={styles.legalLinks} />
      </nav>
      <div className={styles.legal}>
        <p>
          © {year} {site.productName}
        </p>
        {process.env.NODE_ENV === 'development' && <a href="/api/dev/mail">Mails (development)</a>}
        <LinkList links={legalLinks} className={styles.legalLinks} />
      </div>
    </footer>
  );
}
