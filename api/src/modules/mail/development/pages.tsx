import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DevelopmentPage } from './DevelopmentPage';
import { developmentPaths as paths } from './paths';
import type { StoredMail } from './stored-mails';

const page = (element: ReactElement) => `<!doctype html>${renderToStaticMarkup(element)}`;

/** The stored mails, each a link. */
export function listPage(mails: readonly StoredMail[]): string {
  return page(
    <DevelopmentPage title="Mails">
      <p>
        No mail server is configured, so that mails are kept here, the newest first.{' '}
        <a href={paths.previews}>Preview of every template</a>
      </p>
      {mails.length === 0 && <p>Nothing was sent yet. Submit a nomination, then reload.</p>}
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
  /** Where the HTML part is served. */
  htmlPath: string;
  headers: Record<string, string>;
}

/** Both parts of a mail. */
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

/** Every template, each a link to its preview. */
export function previewsPage(names: readonly string[]): string {
  return page(
    <DevelopmentPage title="Mail templates">
      <p>
        Each is filled with the values of a fictional person. <a href={paths.list}>All mails</a>
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
