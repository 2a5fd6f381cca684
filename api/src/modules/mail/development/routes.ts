import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { checkHostName } from '../../../platform/headers/same-origin';
import type { App } from '../../../platform/zod/provider';
import { refusals } from '../../../platform/zod/replies';
import type { MailCatalogue } from '../define-mail';
import { noSuchMail } from '../errors';
import type { MailSite } from '../mail-site';
import type { MailSettings } from '../settings';
import { developmentPaths as paths } from './paths';
import { storedMail, storedMailName, storedMails } from './stored-mails';

interface Options {
  directory: string;
  site: MailSite;
  mails: MailCatalogue;
  publicOrigin: string | undefined;
}

/** Only our own pages and styles; no scripts, not even in a mail's HTML. */
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
  const found = async (name: string) => {
    const mail = await storedMail(directory, name);
    if (!mail) throw noSuchMail();
    return mail;
  };
  const pages = () => import('./pages');
  const sample = async (name: string) => {
    const definition = mails.get(name);
    if (!definition) throw noSuchMail();
    const { renderSample } = await import('../render');
    return renderSample(await definition.template(), site);
  };

  app.get(paths.list, { config: open, schema }, async (_request, reply) =>
    sendHtml(reply, (await pages()).listPage(await storedMails(directory))),
  );

  app.get(
    paths.mail(':name'),
    { config: open, schema: { ...schema, params: ofMail } },
    async ({ params: { name } }, reply) => {
      const { subject, text, from, to, messageId } = await found(name);
      const headers = { From: from, To: to, 'Message-ID': messageId };
      const htmlPath = paths.mailHtml(name);
      return sendHtml(reply, (await pages()).mailPage({ subject, text, htmlPath, headers }));
    },
  );

  app.get(
    paths.mailHtml(':name'),
    { config: open, schema: { ...schema, params: ofMail } },
    async ({ params: { name } }, reply) => sendHtml(reply, (await found(name)).html),
  );

  app.get(paths.previews, { config: open, schema }, async (_request, reply) =>
    sendHtml(reply, (await pages()).previewsPage([...mails.keys()])),
  );

  app.get(
    paths.preview(':name'),
    { config: open, schema: { ...schema, params: ofTemplate } },
    async ({ params: { name } }, reply) => {
      const { subject, text } = await sample(name);
      const htmlPath = paths.previewHtml(name);
      const headers = { Template: name };
      return sendHtml(reply, (await pages()).mailPage({ subject, text, htmlPath, headers }));
    },
  );

  app.get(
    paths.previewHtml(':name'),
    { config: open, schema: { ...schema, params: ofTemplate } },
    async ({ params: { name } }, reply) => sendHtml(reply, (await sample(name)).html),
  );
}
