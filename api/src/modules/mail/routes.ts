import type { App } from '../../platform/zod/provider';
import { listBatches, listMails, readMail, resendDeadLetter, resendDeadLetters } from './commands';
import type { Mails } from './context';
import { presentMail } from './present';

export async function mailRoutes(app: App, context: Mails) {
  const { assignments, modules, sender } = context.deps;
  const { mailsWithheldFrom } = assignments;
  const templates = [...modules.mails.keys()].sort();

  app.call('listMails', async ({ actor, query: { page = '1', ...filter } }) => {
    const without = await mailsWithheldFrom(actor);
    const { mails, total } = await listMails(context, { ...filter, without, page: Number(page) });
    return {
      mails: mails.map((mail) => presentMail(modules.mails, mail)),
      total,
      templates,
    };
  });

  app.call('listMailBatches', async ({ actor }) => ({
    batches: await listBatches(context, await mailsWithheldFrom(actor)),
  }));

  app.call('getMailText', async ({ actor, query: { key } }) =>
    readMail(context, { key, without: await mailsWithheldFrom(actor) }),
  );

  app.call('resendMail', async ({ actor, body: { key } }) => {
    const without = await mailsWithheldFrom(actor);
    await resendDeadLetter(context, { key, admin: actor, without });
    sender.wake();
  });

  app.call('resendMails', async ({ actor, body }) => {
    const without = await mailsWithheldFrom(actor);
    const count = await resendDeadLetters(context, { ...body, admin: actor, without });
    sender.wake();
    return { count };
  });
}
