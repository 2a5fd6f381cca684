import { idempotencyKeyHeader } from '@meritum/shared/contracts/calls';
import type { App } from '../../platform/zod/provider';
import {
  documentScanOf,
  mayNominate,
  type Nominations,
  nominationOf,
  submitNomination,
} from './commands';
import { presentStatus } from './present';

/** Submission of a nomination and its status, each for the caller's own only. */
export async function nominationRoutes(app: App, context: Nominations) {
  app.call('submitTechNomination', async ({ actor, body, headers }) => {
    const nomination = await submitNomination(context, {
      nominator: await actor.person(),
      form: body,
      key: headers[idempotencyKeyHeader],
    });
    return { data: { nominationId: nomination._id } };
  });

  app.call('getTechNominationStatus', async ({ actor, query: { category } }) => {
    const nomination = await nominationOf(context, actor, category);
    const submit = await mayNominate(context, actor, { nomination, category });
    const scan = await documentScanOf(context, nomination);
    return { data: presentStatus(nomination, { may: { submit }, scan }) };
  });
}
