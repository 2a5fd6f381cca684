import { calls } from '@meritum/shared/contracts/calls';
import { resendRequest, undeliveredMailsReply } from '@meritum/shared/contracts/mails';
import type { App } from '../../platform/zod/provider';
import { nothing, refusals } from '../../platform/zod/replies';
import { type DeadLetter, listDeadLetters, type Outbox, resendDeadLetter } from './commands';

const config = { policy: 'admin' } as const;
const tags = ['mail'];

const present = ({ queuedAt, diedAt, ...letter }: DeadLetter) => ({
  ...letter,
  queuedAt: queuedAt.toISOString(),
  givenUpAt: diedAt.toISOString(),
});

/** What admins can do about mails that were given up; `wake` tells the sender of new work. */
export async function mailRoutes(app: App, context: Outbox & { wake(): void }) {
  app.get(
    calls.listUndeliveredMails.path,
    {
      config,
      schema: {
        operationId: 'listUndeliveredMails',
        tags,
        response: { 200: undeliveredMailsReply, ...refusals() },
      },
    },
    async () => ({ mails: (await listDeadLetters(context)).map(present) }),
  );

  app.post(
    calls.resendMail.path,
    {
      config: { ...config, rate: 'write' },
      schema: {
        operationId: 'resendMail',
        tags,
        body: resendRequest,
        response: { 204: nothing, ...refusals('invalid-argument', 'not-found') },
      },
    },
    async (request, reply) => {
      await resendDeadLetter(context, request.body);
      context.wake();
      return reply.code(204).send(null);
    },
  );
}
