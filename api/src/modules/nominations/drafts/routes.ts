import { ignoreForms } from '../../../platform/ignored-forms';
import type { App } from '../../../platform/zod/provider';
import type { Nominations } from '../commands';
import { linkNotUsable } from '../errors';
import { discardDraft, draftOf, saveDraft } from './commands';

export interface DraftRoutes extends Nominations {
  /** Browser and system of a request, in words. */
  deviceOf(userAgent: string | undefined): string;
  /** The account that a mailed link names. */
  ownerNamedBy(token: string): string | undefined;
}

/** The caller's draft, the same on every device. */
export async function draftRoutes(app: App, context: DraftRoutes) {
  app.call('getNominationDraft', async ({ actor }) => ({ draft: await draftOf(context, actor) }));

  app.call('saveNominationDraft', async ({ actor, body, request }) => {
    const device = context.deviceOf(request.headers['user-agent']);
    return saveDraft(context, { actor, draft: body, device });
  });

  app.call('discardNominationDraft', ({ actor }) => discardDraft(context, actor));

  app.call('stopDraftReminders', ({ body: { token } }) => stopReminders(context, token));
}

/** Stops reminders from a mail program; those that open the address get the page with a button. */
export async function oneClickRoutes(app: App, context: DraftRoutes) {
  ignoreForms(app);
  app.call('stopDraftRemindersAtOnce', ({ params: { token } }) => stopReminders(context, token));
  app.call('openDraftReminders', ({ params, reply }) =>
    reply.redirect(`/tech-nomination/reminders#${new URLSearchParams(params)}`, 303),
  );
}

async function stopReminders({ drafts, ownerNamedBy }: DraftRoutes, token: string): Promise<void> {
  const owner = ownerNamedBy(token);
  if (!owner) throw linkNotUsable();
  await drafts.stopReminders(owner);
}
