import type { ListedMail } from '@meritum/shared/contracts/mails';
import type { Viewer } from '../../platform/authorisation/actor';
import type { App } from '../../platform/zod/provider';
import {
  listBatches,
  listMails,
  type Outbox,
  type Reading,
  readMail,
  resendDeadLetter,
  resendDeadLetters,
} from './commands';
import type { Mail } from './mail';

interface MailRoutes extends Outbox, Reading {
  recordAudit(mail: Mail): Promise<void>;
  /** Tells the sender about new mails. */
  wake(): void;
  /** Kinds that this admin may not see, because of a conflict of interest. */
  withheldFrom(actor: Viewer): Promise<readonly string[]>;
  templates: readonly string[];
}

/** For admins: which mails were sent or not, and sending them again. */
export async function mailRoutes(app: App, context: MailRoutes) {
  const templates = [...context.templates].sort();

  app.call('listMails', async ({ actor, query: { page = '1', ...filter } }) => {
    const without = await context.withheldFrom(actor);
    const { mails, total } = await listMails(context, { ...filter, without, page: Number(page) });
    return {
      mails: mails.map((mail) => presentMail(mail, context.isReadable(mail.template))),
      total,
      templates,
    };
  });

  app.call('listMailBatches', async ({ actor }) => ({
    batches: await listBatches(context, await context.withheldFrom(actor)),
  }));

  app.call('getMailText', async ({ actor, query: { key } }) =>
    readMail(context, { key, without: await context.withheldFrom(actor) }),
  );

  app.call('resendMail', async ({ actor, body: { key } }) => {
    const without = await context.withheldFrom(actor);
    await resendDeadLetter(context, { key, admin: actor, without });
    context.wake();
  });

  app.call('resendMails', async ({ actor, body }) => {
    const without = await context.withheldFrom(actor);
    const count = await resendDeadLetters(context, { ...body, admin: actor, without });
    context.wake();
    return { count };
  });
}

/** Returns the mail as an admin sees it, without its content. */
export function presentMail(mail: Mail, isReadable: boolean): ListedMail {
  const { key, template, to, state, attempts, queuedAt, dueAt, endedAt, lastError } = mail;
  return {
    key,
    template,
    state,
    attempts,
    to: to?.address ?? null,
    queuedAt: queuedAt.toISOString(),
    dueAt: state === 'queued' ? dueAt.toISOString() : null,
    endedAt: endedAt?.toISOString() ?? null,
    reason: lastError,
    mayRead: isReadable && mail.values !== null && to !== null,
  };
}
