import type { ReactNode } from 'react';
import { commonSheet, standalonePage } from '../../../platform/pages/standalone-page';
import { developmentPaths as paths } from './paths';
import type { StoredMail } from './stored-mails';

const sheet = `${commonSheet}
main { max-width: 60rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 .75rem; }
ul { margin: 1.5rem 0; padding: 0; border-top: 1px solid var(--line); list-style: none; }
li { padding: .75rem 0; border-bottom: 1px solid var(--line); }
li span { display: block; color: var(--muted); font-size: .875rem; }
p, dl { margin-top: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
iframe, pre { width: 100%; border: 1px solid var(--line); background: var(--raised); }
iframe { height: 46rem; }
pre { padding: 1.5rem; white-space: pre-wrap; }`;

const page = (title: string, children: ReactNode): string =>
  standalonePage({
    title,
    sheet,
    header: null,
    footer: null,
    children: (
      <>
        <h1>{title}</h1>
        {children}
      </>
    ),
  });

export function listPage(mails: readonly StoredMail[]): string {
  return page(
    'Mails',
    <>
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
    </>,
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
    subject,
    <>
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
    </>,
  );
}

export function previewsPage(names: readonly string[]): string {
  return page(
    'Mail templates',
    <>
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
    </>,
  );
}
