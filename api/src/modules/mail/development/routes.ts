import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { MailCatalogue } from '../../../module-kit/define-mail';
import type { MailSite } from '../../../module-kit/mail-site';
import { checkHostName } from '../../../platform/headers/same-origin';
import type { App } from '../../../platform/zod/provider';
import { refusals } from '../../../platform/zod/replies';
import { noSuchMail } from '../errors';
import type { MailSettings } from '../settings';
import { developmentPaths as paths } from './paths';
import { storedMail, storedMailName, storedMails } from './stored-mails';

interface Options {
  directory: string;
  site: MailSite;
  mails: MailCatalogue;
  publicOrigin: string | undefined;
}

/** Allows only our own pages and styles; no scripts, not even in a mail's HTML. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

function sendHtml(reply: FastifyReply, html: string) {
  return reply
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .type('text/html; charset=utf-8')
    .send(html);
}

const open = { may: 'public', rate: 'unlimited', withoutDatabase: true } as const;
const schema = {
  hide: true,
  response: { 200: z.string(), ...refusals('not-found', 'permission-denied') },
};
const ofMail = z.object({ name: z.string().check(z.regex(storedMailName)) });
const ofTemplate = z.object({ name: z.string().check(z.maxLength(100)) });

/**
 * Whether the pages exist: only without a mail server and when the configuration says so
 * (`MAIL_PAGES`), because they show other people's mails to anyone.
 */
export function hasDevelopmentPages({
  pages,
  smtpUrl,
}: Pick<MailSettings, 'pages' | 'smtpUrl'>): boolean {
  return pages && smtpUrl === undefined;
}

/** The mails stored as files, and a preview of every template. */
export async function developmentMailRoutes(
  app: App,
  { directory, site, mails, publicOrigin }: Options,
) {
  app.addHook('onRequest', checkHostName(publicOrigin));
  const pages = () => import('./pages');
  const stored = async (name: string) => {
    const mail = await storedMail(directory, name);
    if (!mail) throw noSuchMail();
    const { from, to, messageId } = mail;
    return { ...mail, headers: { From: from, To: to, 'Message-ID': messageId } };
  };
  const sample = async (name: string) => {
    const definition = mails.get(name);
    if (!definition) throw noSuchMail();
    const { renderSample } = await import('../render');
    const rendered = renderSample(definition.template, site);
    return { ...rendered, headers: { Template: name } };
  };

  app.get(paths.list, { config: open, schema }, async (_request, reply) =>
    sendHtml(reply, (await pages()).listPage(await storedMails(directory))),
  );
  app.get(paths.previews, { config: open, schema }, async (_request, reply) =>
    sendHtml(reply, (await pages()).previewsPage([...mails.keys()])),
  );

  const shown = [
    { page: paths.mail, html: paths.mailHtml, params: ofMail, read: stored },
    { page: paths.preview, html: paths.previewHtml, params: ofTemplate, read: sample },
  ];
  for (const { page, html, params, read } of shown) {
    const options = { config: open, schema: { ...schema, params } };
    app.get(page(':name'), options, async ({ params: { name } }, reply) => {
      const { subject, text, headers } = await read(name);
      const mail = { subject, text, headers, htmlPath: html(name) };
      return sendHtml(reply, (await pages()).mailPage(mail));
    });
    app.get(html(':name'), options, async ({ params: { name } }, reply) =>
      sendHtml(reply, (await read(name)).html),
    );
  }
}
