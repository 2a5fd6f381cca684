import { footerColumns, legalLinks, proofLinks } from '@meritum/shared/programme/footer';
import { logoPath } from '@meritum/shared/programme/logos';
import { navigation } from '@meritum/shared/programme/routes';
import { site } from '@meritum/shared/programme/site';
import type { ReactNode } from 'react';
import { commonSheet, complaints, policyOf, standalonePage } from './standalone-page';

/** The frame of the site's own pages (shell/src/layout), which needs no script here. */
export const siteSheet = `${commonSheet}
header, main, footer > * { max-width: calc(1200px + 3rem); margin-inline: auto; padding-inline: min(1.5rem, 5vw); }
header { align-items: center; padding-block: 1rem; }
header img { display: block; width: min(11.5rem, 60vw); height: auto; }
header nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
header nav a { display: inline-block; padding: .25rem 0; font: 600 .9375rem/1.5 var(--text); letter-spacing: 0; }
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
@media print { header nav, footer { display: none; } }`;

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
    <nav aria-label="Main">
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
          {note} {complaints}
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
  /** What to know of the page, in the footer. */
  note?: string;
  children: ReactNode;
}

/** A page of the site that the API draws, with the site's fonts, header and footer. */
export const sitePage = ({ head, note = '', ...page }: SitePage): string =>
  standalonePage({
    ...page,
    head: (
      <>
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/fonts/fonts.css" />
      </>
    ),
    header,
    footer: footerWith(note),
  });
