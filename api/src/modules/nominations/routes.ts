import { idempotencyKeyHeader } from '@meritum/shared/contracts/idempotency';
import type { Actor } from '../../platform/authorisation/actor';
import type { App } from '../../platform/zod/provider';
import { sendPaper } from '../documents/send';
import {
  type AskedNomination,
  documentScanOf,
  extensionOf,
  mayNominate,
  ownNominations,
} from './commands';
import type { Nominations } from './context';
import { copyOfNomination } from './copy';
import { draftId } from './drafts/draft';
import type { Nomination } from './nomination';
import {
  permissionsOf,
  reopenNomination,
  submittedNomination,
  withdrawNomination,
} from './nominator-actions';
import { presentOwn, presentStatus } from './present';
import { submitNomination } from './submitting';

export async function nominationRoutes(app: App, context: Nominations) {
  app.call('submitTechNomination', async ({ actor, body, headers, query, reply }) => {
    const nomination = await submitNomination(context, {
      nominator: await actor.person(),
      form: body,
      asked: query,
      key: headers[idempotencyKeyHeader],
    });
    await context.stores.drafts.deleteById(draftId(nomination));
    // A nomination with an unconfirmed address is planned only once that is confirmed.
    if (nomination.emailConfirmedAt)
      app.background.after(reply, 'planning assignments', context.deps.notices.allocate);
    return { data: { nominationId: nomination._id } };
  });

  const withLeftOut = async (nomination: Nomination) => ({
    ...nomination,
    leftOut: await context.deps.contests.leftOutBecause(nomination),
  });

  const own = async (actor: Actor, asked: AskedNomination) => {
    const nomination = await submittedNomination(context, actor, asked);
    const may = await permissionsOf(context, actor, nomination);
    const scan = await documentScanOf(context, nomination);
    return presentOwn(await withLeftOut(nomination), { may, scan });
  };

  /** Whether only a confirmed address is missing. The account has it before the nomination does. */
  const waits = async (nomination: Nomination | null, actor: Actor) =>
    nomination?.status === 'UNDER_REVIEW' &&
    !nomination.emailConfirmedAt &&
    !(await actor.person()).emailConfirmed &&
    !(await context.deps.contests.closedIn(nomination.season)).has(nomination.category);

  app.call('getTechNomination', async ({ actor, query }) => ({ data: await own(actor, query) }));

  app.call('getTechNominationCopy', async ({ actor, query, request, reply }) => {
    const nomination = await own(actor, query);
    const pdf = await context.platform.drawPaper(copyOfNomination(nomination), request.signal);
    return sendPaper(reply, `nomination-${nomination.reference}.pdf`, pdf);
  });

  app.call('withdrawTechNomination', async ({ actor, query, reply }) => {
    await withdrawNomination(context, await actor.person(), query);
    app.background.after(reply, 'planning assignments', context.deps.notices.allocate);
  });

  app.call('reopenTechNomination', ({ actor, query }) => reopenNomination(context, actor, query));

  app.call('getTechNominationStatus', async ({ actor, query: asked }) => {
    const { nomination, others } = await ownNominations(context, actor, asked);
    const may = await mayNominate(context, actor, { nomination, asked });
    const scan = await documentScanOf(context, nomination);
    const waitsForConfirmation = await waits(nomination, actor);
    const extended = await extensionOf(context, actor);
    const elsewhere = await Promise.all(others.map(withLeftOut));
    const known = { waitsForConfirmation, may, scan, others: elsewhere, extended };
    return { data: presentStatus(nomination && (await withLeftOut(nomination)), known) };
  });
}
