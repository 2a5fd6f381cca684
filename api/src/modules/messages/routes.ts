import { limits } from '@meritum/shared/contracts/limits';
import type { App } from '../../platform/zod/provider';
import { templateNameTaken, tooManyTemplates } from './errors';
import { listPlanned, type Planning, stopPlanned } from './planning';
import type { TemplatesStore } from './templates-store';

/** Organisers' own templates, and messages that have not left yet. */
export async function messageRoutes(app: App, context: Planning & { templates: TemplatesStore }) {
  const { templates } = context;

  app.call('listMessageTemplates', async () => ({ templates: await templates.all() }));

  app.call('saveMessageTemplate', async ({ body }) => {
    const others = (await templates.all()).filter(({ id }) => id !== body.id);
    if (others.length >= limits.messageTemplates) throw tooManyTemplates();
    if (!(await templates.save(body))) throw templateNameTaken(body.name);
  });

  app.call('removeMessageTemplate', ({ body: { id } }) => templates.remove(id));

  app.call('listPlannedMessages', async ({ actor }) => ({
    messages: await listPlanned(context, actor),
  }));

  app.call('stopPlannedMessage', ({ actor, body: { messageId } }) =>
    stopPlanned(context, actor, messageId),
  );
}
