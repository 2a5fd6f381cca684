import type { FastifyReply } from 'fastify';
import type { App } from '../../../platform/zod/provider';
import { type Exporting, sendAuditedExport } from '../../audit/audited-export';
import type { MessagesApi } from '../../messages/api';
import { adjustJudge, deactivateJudge, reactivateJudge } from '../changes';
import type { Judges } from '../context';
import type { Judge } from '../judge';

import { type ApplicationQueries, listApplications } from './applications';
import { type JudgeAdminQueries, judgeDetail, judgeRows, listJudges } from './judges';
import { judgesAudience } from './messages';
import { presentChanged } from './present';
import { decideApplications, undoDecisions } from './queue';
import { judgesSheet } from './sheet';

export interface JudgeConsole extends Judges, JudgeAdminQueries, ApplicationQueries, Exporting {
  judges: Judges['judges'];
  clock: Judges['clock'];
  messages: MessagesApi;
  /** Nominations that the season plans for each judge. */
  plannedCapacity(): Promise<number>;
  /** Assigns available judges, and withdraws assignments of former judges. */
  allocate(): Promise<unknown>;
}

/** Organisers' calls about judges. */
export async function judgeConsoleRoutes(app: App, context: JudgeConsole) {
  /** Plans after the reply, which says what the judge is now. */
  const changed = async (reply: FastifyReply, judge: Judge) => {
    app.background.after(reply, 'planning assignments', context.allocate);
    return presentChanged(judge, await context.plannedCapacity());
  };

  app.call('listJudges', ({ actor, query }) => listJudges(context, actor, query));

  app.call('exportJudges', async ({ actor, query, reply }) => {
    const { format: _, ...asked } = query;
    const sheet = judgesSheet(await judgeRows(context, actor, asked));
    return sendAuditedExport(context, reply, sheet, {
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
    app.background.after(reply, 'planning assignments', context.allocate);
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
    context.messages.preview(actor, body, await judgesAudience(context, actor, body)),
  );

  app.call('sendMessage', ({ actor, body }) =>
    context.messages.send(actor, body, () => judgesAudience(context, actor, body)),
  );

  app.call('reactivateJudge', async ({ actor, body, reply }) =>
    changed(reply, await reactivateJudge(context, actor, body)),
  );
}
