import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/authorisation/actor';
import type { App } from '../../platform/zod/provider';
import { rememberVisitor, visitorOf } from '../attempts/visitor';
import { startBrowserSession } from '../identity/browser-session';
import { accountOf } from '../identity/commands';
import { forgetTicket, ticketIn } from '../identity/cookie';
import { deviceOf } from '../identity/device';
import {
  addPasskey,
  addTotp,
  beginPasskey,
  beginTotp,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
} from './commands';
import type { Factors } from './context';
import { presentFactors } from './present';
import { secondStepOptions, takeSecondStep } from './second-step';
import { passkeySignInOptions, signInWithPasskey } from './shown-passkey';
import { ownerProofOptions, stepUp } from './step-up';
import type { WebsiteOf } from './website';

/** A change makes every browser unknown except the one that makes it, so that it causes no mail. */
async function keepDeviceKnown<Result>(
  { deps }: Factors,
  { actor, request, reply }: { actor: Actor; request: FastifyRequest; reply: FastifyReply },
  change: () => Promise<Result>,
): Promise<Result> {
  const result = await change();
  const account = await accountOf(deps.identity, actor);
  await rememberVisitor(request, reply, { account, guard: deps.identity.guard });
  return result;
}

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

export async function factorRoutes(
  app: App,
  { factors, websiteOf }: { factors: Factors; websiteOf: WebsiteOf },
) {
  app.call('startProof', ({ actor, request }) =>
    ownerProofOptions(factors, actor, websiteOf(request)),
  );

  app.call('proveOwner', ({ actor, body, request }) =>
    stepUp(factors, actor, { proof: body, website: websiteOf(request) }),
  );

  app.call('getFactors', ({ actor }) => presentFactors(factors, actor.accountId));

  app.call('startPasskey', ({ actor, request }) =>
    beginPasskey(factors, actor, websiteOf(request)),
  );

  app.call('addPasskey', (asked) => {
    const { actor, body, request } = asked;
    const website = websiteOf(request);
    const name = deviceOf(request.headers['user-agent']);
    return keepDeviceKnown(factors, asked, () =>
      addPasskey(factors, actor, { answer: body.answer, website, name }),
    );
  });

  app.call('renamePasskey', ({ actor, params, body }) =>
    renamePasskey(factors, actor, { ...params, ...body }),
  );

  app.call('removePasskey', (asked) =>
    keepDeviceKnown(factors, asked, () => removePasskey(factors, asked.actor, asked.params)),
  );

  app.call('startTotp', ({ actor }) => beginTotp(factors, actor));

  app.call('addTotp', (asked) =>
    keepDeviceKnown(factors, asked, () =>
      factors.deps.identity.guard.prove(asked.actor, () =>
        addTotp(factors, asked.actor, asked.body),
      ),
    ),
  );

  app.call('removeTotp', (asked) =>
    keepDeviceKnown(factors, asked, () => removeTotp(factors, asked.actor)),
  );

  app.call('renewRecoveryCodes', async ({ actor }) => ({
    recoveryCodes: await renewRecoveryCodes(factors, actor),
  }));
}
