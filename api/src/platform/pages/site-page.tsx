import { footerColumns, legalLinks, proofLinks } from '@meritum/shared/programme/footer';
import { logoPath } from '@meritum/shared/programme/logos';
import { navigation } from '@meritum/shared/programme/routes';
import { site } from '@meritum/shared/programme/site';
import type { ReactNode } from 'react';
import { commonSheet, policyOf, standalonePage, supportContact } from './standalone-page';

/** The layout of the site's pages (shell/src/layout), without a script. */
export const siteSheet = `${commonSheet}
header, main, footer > * { max-width: calc(1200px + 3rem); margin-inline: auto; padding-inline: min(1.5rem, 5vw); }
header { align-items: center; min-height: 4.5rem; padding-block: .5rem; }
header img { display: block; width: min(13.25rem, 60vw); height: auto; }
header nav { display: block; position: static; inset: auto; width: auto; height: auto; margin: 0; padding: 0; overflow: visible; border: 0; background: none; color: var(--muted); }
header nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.75rem; }
header nav a { display: inline-block; padding: .25rem 0; font: 500 .9375rem/1.5 var(--text); letter-spacing: 0; }
header nav a:hover { color: var(--ink); }
header button { display: none; width: 2.75rem; height: 2.75rem; padding: .625rem; border: 0; background: none; color: inherit; }
@supports selector(:popover-open) { @media screen and (width <= 62em) {
  header button { display: block; }
  header nav { display: none; position: fixed; inset: 4.5rem 0 0 auto; width: min(22rem, 86vw); padding: 1rem 1.5rem 2rem; overflow-y: auto; border-left: 1px solid var(--line); background: var(--raised); }
  header nav:popover-open { display: block; }
  header nav::backdrop { inset-block-start: 4.5rem; background: rgb(20 23 31 / 45%); }
  header nav ul { display: block; }
  header nav a { display: block; padding: .75rem 0; border-bottom: 1px solid var(--line); color: var(--ink); font: 500 1.375rem/1.3 var(--display); }
} }
nav ul, footer ul { padding: 0; list-style: none; }
nav li, nav li + li { margin: 0; }
footer { max-width: none; padding: 4rem 0 2rem; border-top: 1px solid var(--line); background: var(--sunken); }
footer a { color: inherit; text-decoration-color: transparent; }
footer a:hover { text-decoration-color: currentColor; }
footer li, footer li + li { margin: .25rem 0 0; }
footer h2 { margin: 0 0 .75rem; color: var(--ink); font: 650 .9375rem/1.3 var(--text); letter-spacing: 0; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: 2.5rem 2rem; }
.row, .row ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
.row { justify-content: space-between; margin-top: 1.5rem; }
.row li, .row li + li { margin: 0; }
main { padding-block: 3rem 5rem; }
.eyebrow { margin-bottom: .75rem; color: var(--accent); font-size: .9375rem; font-weight: 600; }
.check { display: inline-block; margin-top: 1.5rem; padding: .625rem 1.25rem; border-radius: 6px; background: var(--accent); color: var(--paper); font-weight: 600; text-decoration: none; }
.state { display: inline-block; margin-bottom: 1rem; padding: .125rem .75rem; border-radius: 6px; background: var(--tint); color: var(--accent); font-size: .9375rem; font-weight: 600; }
.state[data-state="revoked"], .state[data-state="unknown"] { background: var(--danger-tint); color: var(--danger); }
@media print { header nav, header button, footer { display: none; } }`;

/** Allows the page's own styles, and fonts and pictures of this site. */
export const sitePolicy = (sheet: string): string =>
  policyOf(sheet, { more: "font-src 'self'; img-src 'self'; ", styles: "'self' " });

const Links = ({ of }: { of: readonly { label: string; to: string }[] }) => (
  <ul>
    {of.map(({ label, to }) => (
      <li key={to}>
        <a href={to}>{label}</a>
      </li>
    ))}
  </ul>
);

const logo = (ground: 'light' | 'dark') => logoPath({ kind: 'logo', ground }, 'svg');

const header = (
  <>
    <a href="/">
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={logo('dark')} />
        <img src={logo('light')} alt={site.productName} />
      </picture>
    </a>
    <button type="button" popoverTarget="navigation" aria-label="Menu">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M1 5h22M1 12h22M1 19h22" />
      </svg>
    </button>
    <nav id="navigation" popover="auto" aria-label="Main">
      <Links of={navigation} />
    </nav>
  </>
);

const footerWith = (note: string) => (
  <>
    <div className="columns">
      <section>
        <h2>About</h2>
        <p>
          {note} {supportContact}
        </p>
        <Links
          of={[
            { label: 'LinkedIn', to: site.socialLinks.professionalNetwork },
            { label: 'X', to: site.socialLinks.microblog },
          ]}
        />
      </section>
      {Object.entries(footerColumns).map(([title, links]) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <Links of={links} />
        </nav>
      ))}
      <section>
        <h2>Contact Us</h2>
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
      </section>
    </div>
    <nav className="row" aria-label="Proof">
      <Links of={proofLinks} />
    </nav>
    <div className="row">
      <p>
        © {new Date().getFullYear()} {site.productName}
      </p>
      <Links of={legalLinks} />
    </div>
  </>
);

interface SitePage {
  title: string;
  sheet: string;
  head: ReactNode;
  /** A footer sentence about the page. */
  note?: string;
  children: ReactNode;
}

export const missingPage = ({ children, ...page }: Omit<SitePage, 'head'>): string =>
  sitePage({
    ...page,
    head: <meta name="robots" content="noindex" />,
    children: (
      <>
        <h1>{page.title}</h1>
        <p className="lead">{children}</p>
      </>
    ),
  });

/** Fonts to load in parallel with their style sheet. */
const fonts = ['/fonts/newsreader-basic.woff2', '/fonts/hanken-grotesk-basic.woff2'];

/** A page of the site that the API renders, with the site's fonts, header and footer. */
export const sitePage = ({ head, note = '', ...page }: SitePage): string =>
  standalonePage({
    ...page,
    head: (
      <>
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <link rel="stylesheet" href="/fonts/fonts.css" />
      </>
    ),
    header,
    footer: footerWith(note),
  });
