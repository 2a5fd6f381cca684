import type { ListedNomination } from '@meritum/shared/contracts/listed-nominations';
import type { Sheet } from '../../../platform/exports/sheet';
import type { App } from '../../../platform/zod/provider';
import { sendAuditedExport } from '../../audit/audited-export';
import type { Nominations } from '../context';
import { conflictOfInterestError, nominationChanged } from '../errors';
import { entryFor, nominationDetail } from './detail';
import { passOnLinks } from './links';
import { listNominations, nominationRows } from './list';
import { nominatorsAudience } from './messages';
import { returnByAdmin } from './returning';
import { lookAtNomination } from './screening';

export async function nominationConsoleRoutes(app: App, context: Nominations) {
  app.call('listNominations', ({ actor, query }) => listNominations(context, actor, query));

  app.call('exportNominations', async ({ actor, query, reply }) => {
    const { format: _, ...asked } = query;
    const { season, rows } = await nominationRows(context, actor, asked);
    return sendAuditedExport(context.platform, reply, nominationsSheet(rows), {
      actor,
      action: 'nominations.exported',
      of: season,
      query,
    });
  });

  app.call('decideDocument', async ({ actor, body }) => {
    const { nomination, conflict } = await entryFor(context, actor, body.nominationId);
    if (conflict) throw conflictOfInterestError();
    if (nomination.document?.id !== body.documentId) throw nominationChanged();
    await context.deps.documents.decideDocument(actor, body);
  });

  app.call('passOnLinks', ({ actor, body }) => passOnLinks(context, actor, body.nominationId));

  app.call('getNomination', ({ actor, query: { nominationId } }) =>
    nominationDetail(context, actor, nominationId),
  );

  app.call('previewNominatorMessage', async ({ actor, body }) =>
    context.deps.messages.preview(actor, body, await nominatorsAudience(context, actor, body)),
  );

  app.call('tryNominatorMessage', async ({ actor, body }) =>
    context.deps.messages.attempt(actor, body, await nominatorsAudience(context, actor, body)),
  );

  app.call('sendNominatorMessage', ({ actor, body: { sendAt, ...body } }) => {
    const audience = () => nominatorsAudience(context, actor, body);
    return sendAt === undefined
      ? context.deps.messages.send(actor, body, audience)
      : context.deps.messages.plan(actor, 'nominators', { ...body, sendAt }, audience);
  });

  app.call('lookAtNomination', ({ actor, body }) => lookAtNomination(context, actor, body));

  app.call('returnNomination', async ({ actor, body, reply }) => {
    const { status, revision } = await returnByAdmin(context, actor, body);
    app.background.after(reply, 'planning assignments', context.deps.notices.allocate);
    return { status, revision };
  });
}

/** Nominations as a table, without judging data where the reader has a conflict of interest. */
const nominationsSheet = (rows: readonly ListedNomination[]): Sheet<ListedNomination> => ({
  name: 'Nominations',
  columns: [
    { title: 'Id', of: ({ id }) => id },
    { title: 'Nominee', of: ({ name }) => name },
    { title: 'Organization', of: ({ organization }) => organization },
    { title: 'Email', of: ({ email }) => email },
    { title: 'Email confirmed', of: ({ emailConfirmed }) => emailConfirmed },
    { title: 'Category', of: ({ category }) => category },
    { title: 'Status', of: ({ status }) => status },
    { title: 'Review state', of: ({ reviewState }) => reviewState },
    { title: 'Voided', of: ({ voided }) => voided },
    { title: 'Submitted (UTC)', of: ({ submittedAt }) => submittedAt },
    { title: 'Document', of: ({ hasDocument }) => hasDocument },
    { title: 'Judges', of: ({ assigned }) => assigned },
    { title: 'Ratings', of: ({ completed }) => completed },
    { title: 'Conflict of interest', of: ({ conflict }) => conflict },
  ],
  rows,
});
