import type { App } from '../../platform/zod/provider';
import { activity } from './activity';
import type { Team } from './context';
import { listFilters, removeFilter, shareFilter } from './filters';
import { listNotes, listTags, removeNote, saveNote } from './notes';
import { personSeen } from './person';

export async function teamRoutes(app: App, context: Team) {
  app.call('listNotes', ({ actor, query }) => listNotes(context, actor, query));

  app.call('listTags', async ({ actor, query }) => ({
    tags: await listTags(context, actor, query),
  }));

  app.call('saveNote', async ({ actor, body }) => ({ note: await saveNote(context, actor, body) }));

  app.call('removeNote', ({ actor, body }) => removeNote(context, actor, body));

  app.call('getPerson', ({ actor, query: { accountId } }) => personSeen(context, actor, accountId));

  app.call('getActivity', ({ actor }) => activity(context, actor));

  app.call('listFilters', async ({ actor, query: { screen } }) => ({
    filters: await listFilters(context, actor, screen),
  }));

  app.call('shareFilter', ({ actor, body }) => shareFilter(context, actor, body));

  app.call('removeFilter', ({ actor, body: { filterId } }) =>
    removeFilter(context, actor, filterId),
  );
}
