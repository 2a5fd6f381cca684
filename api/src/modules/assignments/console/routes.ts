import type { App } from '../../../platform/zod/provider';
import { type Replacement, replaceJudge } from './replacement';

export interface AssignmentConsole extends Replacement {
  /** Assigns available judges where ratings are missing. */
  allocate(): Promise<unknown>;
}

/** Organisers' changes of assignments; planning has calls of its own. */
export async function assignmentConsoleRoutes(app: App, context: AssignmentConsole) {
  app.call('replaceJudge', async ({ actor, body, reply }) => {
    await replaceJudge(context, actor, body);
    app.background.after(reply, 'planning assignments', context.allocate);
  });
}
