import type { App } from '../../platform/zod/provider';
import { visitorOf } from '../attempts/visitor';
import { startBrowserSession } from '../identity/browser-session';
import { forgetTicket, ticketIn } from '../identity/cookie';
import { deviceOf } from '../identity/device';
import type { Factors } from './context';
import { secondStepOptions, takeSecondStep } from './second-step';
import { passkeySignInOptions, signInWithPasskey } from './shown-passkey';
import type { WebsiteOf } from './website';

/** Sign-in with a passkey alone, and the second step after a password or Google. */
export async function entryRoutes(
  app: App,
  { factors, websiteOf }: { factors: Factors; websiteOf: WebsiteOf },
) {
  const { deps } = factors;

  app.call('getPasskeyOrigins', async ({ request }) => ({ origins: [websiteOf(request).origin] }));

  app.call('startPasskeySignIn', ({ request }) =>
    passkeySignInOptions(factors, websiteOf(request)),
  );

  app.call('finishPasskeySignIn', async ({ body: { answer }, request, reply }) => {
    const website = websiteOf(request);
    const device = deviceOf(request.headers['user-agent']);
    const started = await signInWithPasskey(factors, answer, { website, device });
    return startBrowserSession(app, deps.identity, started, { request, reply, method: 'passkey' });
  });

  app.call('startSecondStep', ({ request }) =>
    secondStepOptions(factors, ticketIn(request), websiteOf(request)),
  );

  app.call('finishSecondStep', async ({ body: proof, request, reply }) => {
    const { started, method } = await takeSecondStep(factors, {
      token: ticketIn(request),
      proof,
      website: websiteOf(request),
      visitorOf: (account) => visitorOf(request, account, deps.identity.guard),
    });
    forgetTicket(request, reply);
    return startBrowserSession(app, deps.identity, started, { request, reply, method });
  });
}
