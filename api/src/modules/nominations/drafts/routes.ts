import { ignoreForms } from '../../../platform/ignored-forms';
import type { App } from '../../../platform/zod/provider';
import { deviceOf } from '../../identity/device';
import type { Nominations } from '../context';
import { linkNotUsable } from '../errors';
import { discardDraft, draftOf, saveDraft } from './commands';

export async function draftRoutes(app: App, context: Nominations) {
  app.call('getNominationDraft', async ({ actor }) => ({ draft: await draftOf(context, actor) }));

  app.call('saveNominationDraft', async ({ actor, body, request }) => {
    const device = deviceOf(request.headers['user-agent']);
    return saveDraft(context, { actor, draft: body, device });
  });

  app.call('discardNominationDraft', ({ actor }) => discardDraft(context, actor));

  app.call('stopDraftReminders', ({ body: { token } }) => stopReminders(context, token));
}

/** Stops mails by a mail program's button; opening the address leads to a page with a button. */
export async function oneClickRoutes(app: App, context: Nominations) {
  ignoreForms(app);
  app.call('stopDraftRemindersAtOnce', ({ params: { token } }) => stopReminders(context, token));
  app.call('openDraftReminders', ({ params, reply }) =>
    reply.redirect(`/tech-nomination/reminders#${new URLSearchParams(params)}`, 303),
  );
}

async function stopReminders({ stores, ownerNamedBy }: Nominations, token: string): Promise<void> {
  const owner = ownerNamedBy(token);
  if (!owner) throw linkNotUsable();
  await stores.drafts.stopReminders(owner);
}
