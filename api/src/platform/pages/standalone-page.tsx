import { createHash } from 'node:crypto';
import { site } from '@meritum/shared/programme/site';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The tokens of shared/ui/tokens.css in its own sheet, because the page loads nothing. */
export const commonSheet = `
:root { color-scheme: light dark; --paper: #fbfaf6; --raised: #fff; --ink: #14171f; --muted: #4a5060; --line: #e4e1d8; --accent: #0b5d45; --tint: #e3efe9; --danger: #a4262c; --danger-tint: #f9e9e8; --sunken: #f3f1ea; --text: "Hanken Grotesk Variable", "Hanken Grotesk Fallback", "Hanken Grotesk", system-ui, sans-serif; --display: "Newsreader Variable", "Newsreader Fallback", Newsreader, Georgia, serif; }
@media (prefers-color-scheme: dark) { :root { --paper: #12151b; --raised: #1a1e26; --ink: #eeece5; --muted: #adb3bf; --line: #2d333e; --accent: #74cda9; --tint: #16312a; --danger: #f59aa0; --danger-tint: #3a1d22; --sunken: #0c0e13; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 var(--text); font-variant-numeric: tabular-nums; }
header, main, footer { max-width: 52rem; margin: 0 auto; padding: 1.5rem; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: baseline; }
main { padding-block: 1.5rem 4rem; }
a { color: var(--accent); text-underline-offset: .2em; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
header a, h1, h2, .name { font-family: var(--display); font-weight: 500; letter-spacing: -.01em; }
header a { color: inherit; text-decoration: none; font-size: 1.25rem; }
h1 { font-size: clamp(2.25rem, 6vw, 3.25rem); line-height: 1.05; text-wrap: balance; }
p + p { margin-top: .75rem; }
.muted { color: var(--muted); }
.lead { margin-top: 1rem; max-width: 38rem; font-size: 1.1875rem; }
footer { padding-block: 0 3rem; color: var(--muted); font-size: .9375rem; }`;

interface StandalonePage {
  title: string;
  /** All styles of the page: a constant, so that its hash can be in the policy. */
  sheet: string;
  head?: ReactNode;
  /** Replaces the product's name. */
  header?: ReactNode;
  /** Replaces the address for complaints. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The content security policy of a page: its own styles, and the named additions. */
export const policyOf = (sheet: string, { more = '', styles = '' } = {}): string =>
  `default-src 'none'; ${more}style-src ${styles}'sha256-${createHash('sha256').update(sheet).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

export const supportContact = (
  <>
    Something looks wrong? Write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
  </>
);

/** A page without scripts, as HTML. */
export const standalonePage = ({
  title,
  sheet,
  head,
  header = <a href="/">{site.productName}</a>,
  footer = <p>{supportContact}</p>,
  children,
}: StandalonePage) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} - ${site.productName}`}</title>
        {head}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, whose hash is in the policy */}
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </head>
      <body>
        <header>{header}</header>
        <main>{children}</main>
        <footer>{footer}</footer>
      </body>
    </html>,
  )}`;
