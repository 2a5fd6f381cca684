import type { ListedMail } from '@meritum/shared/contracts/mails';
import type { Actor } from '../../platform/authorisation/actor';
import type { App } from '../../platform/zod/provider';
import { listMails, type Outbox, resendDeadLetter } from './commands';
import type { Mail } from './mail';

interface MailRoutes extends Outbox {
  recordAudit(mail: Mail): Promise<void>;
  /** Tells the sender of new work. */
  wake(): void;
  /** Kinds that would tell somebody what is to be kept from them. */
  withheldFrom(actor: Pick<Actor, 'person'>): Promise<readonly string[]>;
  /** Every kind of mail that there is. */
  templates: readonly string[];
}

/** What was sent and what was not, for admins, and how they send it again. */
export async function mailRoutes(app: App, context: MailRoutes) {
  const templates = [...context.templates].sort();

  app.call('listMails', async ({ actor, query: { page = '1', ...filter } }) => {
    const without = await context.withheldFrom(actor);
    const { mails, total } = await listMails(context, { ...filter, without, page: Number(page) });
    return { mails: mails.map(presentMail), total, templates };
  });

  app.call('resendMail', async ({ actor, body: { key } }) => {
    const without = await context.withheldFrom(actor);
    await resendDeadLetter(context, { key, admin: actor, without });
    context.wake();
  });
}

/** As an admin sees it: not what it says. */
function presentMail(mail: Mail): ListedMail {
  const { key, template, to, state, attempts, queuedAt, dueAt, settledAt, lastError } = mail;
  return {
    key,
    template,
    state,
    attempts,
    to: to?.address ?? null,
    queuedAt: queuedAt.toISOString(),
    dueAt: state === 'queued' ? dueAt.toISOString() : null,
    settledAt: settledAt?.toISOString() ?? null,
    reason: lastError,
  };
}
