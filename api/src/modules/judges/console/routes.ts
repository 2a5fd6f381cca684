import type { ConsoleJudge } from '@meritum/shared/contracts/listed-judges';
import type { FastifyReply } from 'fastify';
import type { Sheet } from '../../../platform/exports/sheet';
import type { App } from '../../../platform/zod/provider';
import { sendAuditedExport } from '../../audit/audited-export';
import { adjustJudge, deactivateJudge, reactivateJudge } from '../changes';
import type { Judges } from '../context';
import type { Judge } from '../judge';
import { listApplications } from './applications';
import { judgeDetail, judgeRows, listJudges } from './judges';
import { judgesAudience } from './messages';
import { presentChanged } from './present';
import { decideApplications, undoDecisions } from './queue';

export async function judgeConsoleRoutes(app: App, context: Judges) {
  /** Plans after the reply, which already shows the changed judge. */
  const changed = async (reply: FastifyReply, judge: Judge) => {
    app.background.after(reply, 'planning assignments', context.deps.notices.allocate);
    return presentChanged(judge, await context.plannedCapacity());
  };

  app.call('listJudges', ({ actor, query }) => listJudges(context, actor, query));

  app.call('exportJudges', async ({ actor, query, reply }) => {
    const { format: _, ...asked } = query;
    const sheet = judgesSheet(await judgeRows(context, actor, asked));
    return sendAuditedExport(context.platform, reply, sheet, {
      actor,
      action: 'judges.exported',
      of: 'all',
      query,
    });
  });

  app.call('getJudge', ({ actor, query }) => judgeDetail(context, actor, query));

  app.call('listApplications', async ({ actor, query }) => ({
    rows: await listApplications(context, actor, query),
  }));

  app.call('decideApplications', async ({ actor, body, reply }) => {
    // A confirmation ends the wait for the first assignments.
    app.background.after(reply, 'planning assignments', context.deps.notices.allocate);
    return { outcomes: await decideApplications(context, actor, body) };
  });

  app.call('undoDecisions', async ({ actor, body }) => ({
    outcomes: await undoDecisions(context, actor, body),
  }));

  app.call('markJudgePaid', async ({ actor, body, reply }) =>
    changed(reply, await adjustJudge(context, actor, body)),
  );

  app.call('setJudgeCapacity', async ({ actor, body, reply }) => {
    const { capacity: capacityLimit, ...about } = body;
    return changed(reply, await adjustJudge(context, actor, { ...about, capacityLimit }));
  });

  app.call('deactivateJudge', async ({ actor, body, reply }) =>
    changed(reply, await deactivateJudge(context, actor, body)),
  );

  app.call('previewMessage', async ({ actor, body }) =>
    context.deps.messages.preview(actor, body, await judgesAudience(context, actor, body)),
  );

  app.call('tryMessage', async ({ actor, body }) =>
    context.deps.messages.attempt(actor, body, await judgesAudience(context, actor, body)),
  );

  app.call('sendMessage', ({ actor, body: { sendAt, ...body } }) => {
    const audience = () => judgesAudience(context, actor, body);
    return sendAt === undefined
      ? context.deps.messages.send(actor, body, audience)
      : context.deps.messages.plan(actor, 'judges', { ...body, sendAt }, audience);
  });

  app.call('reactivateJudge', async ({ actor, body, reply }) =>
    changed(reply, await reactivateJudge(context, actor, body)),
  );
}

/** Judges as a sheet; does not count entries that the reader has a conflict of interest with. */
const judgesSheet = (rows: readonly ConsoleJudge[]): Sheet<ConsoleJudge> => ({
  name: 'Judges',
  columns: [
    { title: 'Id', of: ({ id }) => id },
    { title: 'Name', of: ({ name }) => name },
    { title: 'Email', of: ({ email }) => email },
    { title: 'Email confirmed', of: ({ emailConfirmed }) => emailConfirmed },
    { title: 'Organization', of: ({ organization }) => organization },
    { title: 'Designation', of: ({ designation }) => designation },
    { title: 'State', of: ({ state }) => state },
    { title: 'Takes part in the season', of: ({ answer }) => answer ?? '' },
    { title: 'Paid', of: ({ isPaid }) => isPaid },
    { title: 'Applied (UTC)', of: ({ appliedAt }) => appliedAt },
    { title: 'Capacity', of: ({ capacity }) => capacity },
    { title: 'Assigned', of: ({ activity }) => activity.assigned },
    { title: 'Completed', of: ({ activity }) => activity.completed },
    { title: 'Days since the last rating', of: ({ idleDays }) => idleDays },
    { title: 'Recused', of: ({ activity }) => activity.recused },
  ],
  rows,
});
