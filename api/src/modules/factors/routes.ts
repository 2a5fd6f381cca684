import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/authorisation/actor';
import type { App } from '../../platform/zod/provider';
import { rememberVisitor } from '../attempts/visitor';
import { accountOf } from '../identity/commands';
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
import { ownerProofOptions, stepUp } from './step-up';
import type { WebsiteOf } from './website';

/**
 * Runs a change of factors, which makes every browser unknown to the account. The browser that
 * makes the change stays known, so that its next sign-in causes no mail.
 */
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

/** The caller's own second factors, and repeated proofs of identity. */
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
