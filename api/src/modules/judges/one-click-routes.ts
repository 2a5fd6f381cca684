import type { App } from '../../platform/zod/provider';
import { stopReminders } from './commands';
import type { JudgeRoutes } from './routes';

/** Stops reminders from a mail program (RFC 8058), which posts a form; its content is ignored. */
export async function oneClickRoutes(app: App, context: JudgeRoutes) {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    (_, content, done) => {
      content.resume();
      done(null);
    },
  );

  app.call('stopEvaluationRemindersAtOnce', async ({ params: { token } }) =>
    stopReminders(context, context.judgeNamedBy(token)),
  );
}
