import { createHash } from 'node:crypto';
import { site } from '@meritum/shared/programme/site';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface StandalonePage {
  title: string;
  /** All of its styles: a constant, whose hash is in its policy. */
  sheet: string;
  head?: ReactNode;
  /** At the right of its header. */
  beside: ReactNode;
  /** Before the address for complaints. */
  note?: string;
  children: ReactNode;
}

/** The content security policy of a page: its own styles, and what else is named. */
export const policyOf = (sheet: string, more = ''): string =>
  `default-src 'none'; ${more}style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

/** A page that needs no script, as HTML. */
export const standalonePage = ({ title, sheet, head, beside, note, children }: StandalonePage) =>
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
        <header>
          <a href="/">{site.productName}</a>
          {beside}
        </header>
        <main>{children}</main>
        <footer>
          <p>
            {note} Something looks wrong? Write to{' '}
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
          </p>
        </footer>
      </body>
    </html>,
  )}`;
