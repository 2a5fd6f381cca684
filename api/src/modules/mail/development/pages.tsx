import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DevelopmentPage } from './DevelopmentPage';
import { developmentPaths as paths } from './paths';
import type { StoredMail } from './stored-mails';

const page = (element: ReactElement) => `<!doctype html>${renderToStaticMarkup(element)}`;

/** Lists the stored mails. */
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

/** Lists the templates. */
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
