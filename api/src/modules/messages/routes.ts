import { limits } from '@meritum/shared/contracts/limits';
import { isSameName } from '@meritum/shared/contracts/search';
import type { App } from '../../platform/zod/provider';
import type { Messages } from './context';
import { templateNameTaken, tooManyTemplates } from './errors';
import { listPlanned, stopPlanned } from './planning';

export async function messageRoutes(app: App, context: Messages) {
  const { templates } = context.stores;

  app.call('listMessageTemplates', async () => ({ templates: await templates.findAll() }));

  app.call('saveMessageTemplate', async ({ body }) => {
    const others = (await templates.findAll()).filter(({ id }) => id !== body.id);
    if (others.length >= limits.messageTemplates) throw tooManyTemplates();
    const isTaken = others.some((one) => one.to === body.to && isSameName(one.name, body.name));
    if (isTaken || !(await templates.save(body))) throw templateNameTaken(body.name);
  });

  app.call('removeMessageTemplate', ({ body: { id } }) => templates.remove(id));

  app.call('listPlannedMessages', async ({ actor }) => ({
    messages: await listPlanned(context, actor),
  }));

  app.call('stopPlannedMessage', ({ actor, body: { messageId } }) =>
    stopPlanned(context, actor, messageId),
  );
}
