import type { App } from '../../platform/zod/provider';
import { listNotes, listTags, type Noting, removeNote, saveNote } from './notes';

/** What organisers keep for each other. */
export async function teamRoutes(app: App, context: Noting) {
  app.call('listNotes', ({ actor, query }) => listNotes(context, actor, query));

  app.call('listTags', async ({ actor, query }) => ({
    tags: await listTags(context, actor, query),
  }));

  app.call('saveNote', async ({ actor, body }) => ({ note: await saveNote(context, actor, body) }));

  app.call('removeNote', ({ actor, body }) => removeNote(context, actor, body));
}
