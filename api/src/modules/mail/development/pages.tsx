import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { developmentPaths as paths } from './paths';
import type { StoredMail } from './stored-mails';

const sheet = `
:root { color-scheme: light dark; --paper: #fbfaf6; --raised: #fff; --ink: #14171f; --muted: #4a5060; --line: #e4e1d8; --accent: #0b5d45; }
@media (prefers-color-scheme: dark) { :root { --paper: #12151b; --raised: #1a1e26; --ink: #eeece5; --muted: #adb3bf; --line: #2d333e; --accent: #74cda9; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
h1 { margin: 0 0 .5rem; font: 500 2rem/1.15 Georgia, serif; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 .75rem; font: 500 1.25rem/1.2 Georgia, serif; }
p, dl { color: var(--muted); max-width: 45rem; }
a { color: var(--accent); text-underline-offset: .2em; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
ul { list-style: none; margin: 1.5rem 0; padding: 0; border-top: 1px solid var(--line); }
li { padding: .75rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
li span { display: block; color: var(--muted); font-size: .875rem; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
iframe { width: 100%; height: 46rem; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); }
pre { margin: 0; padding: 1.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, monospace; }`;

/** A self-contained page for developers, without scripts. */
function DevelopmentPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{sheet}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

const page = (element: ReactElement) => `<!doctype html>${renderToStaticMarkup(element)}`;

export function listPage(mails: readonly StoredMail[]): string {
  return page(
    <DevelopmentPage title="Mails">
      <p>
        No mail server is configured, so mails are stored here, newest first.{' '}
        <a href={paths.previews}>Preview of every template</a>
      </p>
      {mails.length === 0 && <p>No mails yet. Submit a nomination, then reload.</p>}
      <ul>
        {mails.map(({ name, subject, to, writtenAt }) => (
          <li key={name}>
            <a href={paths.mail(name)}>{subject}</a>
            <span>
              {to} · {writtenAt.toISOString()}
            </span>
          </li>
        ))}
      </ul>
    </DevelopmentPage>,
  );
}

interface Shown {
  subject: string;
  text: string;
  /** Path of the HTML part. */
  htmlPath: string;
  headers: Record<string, string>;
}

/** Shows both parts of a mail. */
export function mailPage({ subject, text, htmlPath, headers }: Shown): string {
  return page(
    <DevelopmentPage title={subject}>
      <p>
        <a href={paths.list}>All mails</a> · <a href={paths.previews}>All templates</a> ·{' '}
        <a href={htmlPath}>HTML alone</a>
      </p>
      <dl>
        {Object.entries(headers).flatMap(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} value`}>{value}</dd>,
        ])}
      </dl>
      <h2>HTML</h2>
      <iframe title="HTML part" src={htmlPath} sandbox="allow-popups allow-same-origin" />
      <h2>Text</h2>
      <pre>{text}</pre>
    </DevelopmentPage>,
  );
}

export function previewsPage(names: readonly string[]): string {
  return page(
    <DevelopmentPage title="Mail templates">
      <p>
        Each is filled with fictional values. <a href={paths.list}>All mails</a>
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={paths.preview(name)}>{name}</a>
          </li>
        ))}
      </ul>
    </DevelopmentPage>,
  );
}
