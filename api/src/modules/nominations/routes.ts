import { idempotencyKeyHeader } from '@meritum/shared/contracts/calls';
import { openCategory } from '@meritum/shared/programme/season';
import type { App } from '../../platform/zod/provider';
import { type Nominations, nominationOf, submitNomination } from './commands';
import { maySubmit } from './policy';
import { presentStatus } from './present';

/** Submission of a nomination and its status, each for the caller's own only. */
export async function nominationRoutes(app: App, context: Nominations) {
  app.call('submitTechNomination', async ({ actor, body, headers }) => {
    const key = headers[idempotencyKeyHeader];
    const nomination = await submitNomination(context, {
      nominator: await actor.person(),
      form: body,
      key,
    });
    return { data: { nominationId: nomination._id } };
  });

  app.call('getTechNominationStatus', async ({ actor, query: { category = openCategory } }) => {
    const nomination = await nominationOf(context, actor, category);
    const open = category === openCategory && context.open;
    const submit = maySubmit(actor, nomination, { nominationsOpen: open });
    return { data: presentStatus(nomination, { submit }) };
  });
}
