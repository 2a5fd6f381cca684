import type { App } from '../../platform/zod/provider';
import { rememberVisitor, visitorOf } from './attempts/visitor';
import type { Identities } from './context';
import { confirmEmail, requestEmailConfirmation } from './email-confirmation';
import { answerReset, confirmPasswordReset, requestPasswordReset } from './password-reset';

interface LinkRoutes extends Identities {
  /** Assigns judges to nominations that waited for a confirmed address. */
  allocate(): Promise<unknown>;
}

/** Requests for mailed links, and their use. */
export async function linkRoutes(app: App, identities: LinkRoutes) {
  const { guard, allocate } = identities;

  app.call('requestPasswordReset', async ({ body, request, reply }) => {
    const reset = await guard.requestReset(visitorOf(request, body, guard), () =>
      requestPasswordReset(identities, body),
    );
    app.background.after(reply, 'answering a reset', () => answerReset(identities, reset));
  });

  app.call('confirmPasswordReset', async ({ body, request, reply }) => {
    const account = await confirmPasswordReset(identities, body);
    await rememberVisitor(request, reply, { account, guard });
    app.background.after(reply, 'planning assignments', allocate);
  });

  app.call('requestEmailConfirmation', ({ actor }) => requestEmailConfirmation(identities, actor));

  app.call('confirmEmail', async ({ actor, body, reply }) => {
    await confirmEmail(identities, actor, body);
    app.background.after(reply, 'planning assignments', allocate);
  });
}
