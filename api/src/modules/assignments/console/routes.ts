import { sendExport } from '../../../platform/exports/send-export';
import type { App } from '../../../platform/zod/provider';
import { type CoverageMap, coverageMap } from './coverage-map';
import { type Replacement, replaceJudge } from './replacement';
import { coverageSheet } from './sheet';

export interface AssignmentConsole
  extends Omit<CoverageMap, 'judges'>,
    Omit<Replacement, 'judges'> {
  judges: CoverageMap['judges'] & Replacement['judges'];
  assignments: Replacement['assignments'];
  /** Assigns whoever is free where ratings are missing. */
  allocate(): Promise<unknown>;
}

/** Who rates what, as organisers watch it and change it. */
export async function assignmentConsoleRoutes(app: App, context: AssignmentConsole) {
  app.call('getCoverageMap', ({ actor }) => coverageMap(context, actor));

  app.call('exportAssignments', async ({ actor, query: { format }, reply }) =>
    sendExport(reply, coverageSheet(await coverageMap(context, actor)), {
      ...{ format, now: context.clock() },
    }),
  );

  app.call('replaceJudge', async ({ actor, body, reply }) => {
    await replaceJudge(context, actor, body);
    app.background.after(reply, 'planning assignments', context.allocate);
  });
}
