import type { App } from '../../platform/zod/provider';
import { type DeadLetter, listDeadLetters, type Outbox, resendDeadLetter } from './commands';

const present = ({ queuedAt, diedAt, ...letter }: DeadLetter) => ({
  ...letter,
  queuedAt: queuedAt.toISOString(),
  givenUpAt: diedAt.toISOString(),
});

/** What admins can do about mails that were given up; `wake` tells the sender of new work. */
export async function mailRoutes(app: App, context: Outbox & { wake(): void }) {
  app.call('listUndeliveredMails', async () => ({
    mails: (await listDeadLetters(context)).map(present),
  }));

  app.call('resendMail', async ({ body }) => {
    await resendDeadLetter(context, body);
    context.wake();
  });
}
