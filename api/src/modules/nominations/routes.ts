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

export interface NominationRoutes extends Nominations {
  /** Assigns judges to what is new. */
  allocate(): Promise<unknown>;
}

/** Submission of a nomination and its status, each for the caller's own only. */
export async function nominationRoutes(app: App, context: NominationRoutes) {
  app.call('submitTechNomination', async ({ actor, body, headers, reply }) => {
    const nomination = await submitNomination(context, {
      nominator: await actor.person(),
      form: body,
      key: headers[idempotencyKeyHeader],
    });
    app.background.after(reply, 'planning assignments', context.allocate);
    return { data: { nominationId: nomination._id } };
  });

  app.call('getTechNominationStatus', async ({ actor, query: { category } }) => {
    const nomination = await nominationOf(context, actor, category);
    const submit = await mayNominate(context, actor, { nomination, category });
    const scan = await documentScanOf(context, nomination);
    return { data: presentStatus(nomination, { may: { submit }, scan }) };
  });
}
