import { invalidAt } from '../../platform/errors/domain-error';
import type { App } from '../../platform/zod/provider';
import { sendDocument } from '../documents/send';
import { calibrationOf, rateSample } from './calibration/commands';
import { assignmentOf, assignmentsOf, documentOf, pagesIn, rate, reportLink } from './commands';
import { replaceJudge } from './console/replacement';
import type { Assignments } from './context';
import { presentAssignment, presentList, presentRating, presentRecord } from './present';
import { mailReceipts } from './receipts/commands';
import { recordOf } from './record';
import { recuse } from './recusal';
import { undoRating } from './undoing';

export async function assignmentRoutes(app: App, context: Assignments) {
  const { allocate } = context.deps.notices;

  app.call('getTechJudgeAssignments', async ({ actor }) => {
    const opened = await assignmentsOf(context, actor);
    return { assignments: presentList(opened, actor, await pagesIn(context, opened)) };
  });

  app.call('getTechJudgeAssignment', async ({ actor, params: { assignmentId } }) => {
    const opened = await assignmentOf(context, actor, assignmentId);
    return { assignment: presentAssignment(opened, actor, await pagesIn(context, [opened])) };
  });

  app.call('getTechAssignmentDocument', async ({ actor, params: { assignmentId }, reply }) =>
    sendDocument(reply, await documentOf(context, actor, assignmentId)),
  );

  app.call('submitTechAssignmentRating', async ({ actor, params: { assignmentId }, body }) => {
    if (body.assignmentId !== assignmentId)
      throw invalidAt('/assignmentId', 'The assignment id does not match the address');
    const { ratings, version, judgeHalf } = body;
    const rated = await rate(context, { actor, assignmentId, ratings, version, judgeHalf });
    return presentRating(context.signer, rated, actor);
  });

  app.call('undoTechAssignmentRating', async ({ actor, params: { assignmentId } }) => {
    const opened = await undoRating(context, actor, assignmentId);
    return { assignment: presentAssignment(opened, actor, await pagesIn(context, [opened])) };
  });

  app.call('reportTechAssignmentLink', ({ actor, params: { assignmentId }, body: { url } }) =>
    reportLink(context, actor, { assignmentId, url }),
  );

  app.call('recuseTechAssignment', async ({ actor, params: { assignmentId }, body, reply }) => {
    await recuse(context, { actor, assignmentId, recusal: body });
    app.background.after(reply, 'planning assignments', allocate);
  });

  app.call('replaceJudge', async ({ actor, body, reply }) => {
    await replaceJudge(context, actor, body);
    app.background.after(reply, 'planning assignments', allocate);
  });

  app.call('mailReceipts', ({ actor }) => mailReceipts(context, actor));

  app.call('getTechJudgeRecord', async ({ actor, query }) =>
    presentRecord(await recordOf(context, actor, query.season)),
  );

  app.call('getCalibrationRound', async ({ actor }) => calibrationOf(context, actor));

  app.call('rateCalibrationEntry', async ({ actor, params: { entryId }, body: { ratings } }) =>
    rateSample(context, actor, { entryId, ratings }),
  );
}
