import type { App } from '../../platform/zod/provider';
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
import { websiteOf } from './website';

/** The caller's own second factors, and proving once more who they are. */
export async function factorRoutes(
  app: App,
  { factors, publicOrigin }: { factors: Factors; publicOrigin: string | undefined },
) {
  app.call('startProof', ({ actor, request }) =>
    ownerProofOptions(factors, actor, websiteOf(publicOrigin, request)),
  );

  app.call('proveOwner', ({ actor, body, request }) =>
    stepUp(factors, actor, { proof: body, website: websiteOf(publicOrigin, request) }),
  );

  app.call('getFactors', ({ actor }) => presentFactors(factors, actor.accountId));

  app.call('startPasskey', ({ actor, request }) =>
    beginPasskey(factors, actor, websiteOf(publicOrigin, request)),
  );

  app.call('addPasskey', ({ actor, body: { answer }, request }) =>
    addPasskey(factors, actor, {
      answer,
      website: websiteOf(publicOrigin, request),
      name: deviceOf(request.headers['user-agent']),
    }),
  );

  app.call('renamePasskey', ({ actor, params, body }) =>
    renamePasskey(factors, actor, { ...params, ...body }),
  );

  app.call('removePasskey', ({ actor, params }) => removePasskey(factors, actor, params));

  app.call('startTotp', ({ actor }) => beginTotp(factors, actor));

  app.call('addTotp', ({ actor, body }) =>
    factors.identities.guard.prove(actor, () => addTotp(factors, actor, body)),
  );

  app.call('removeTotp', ({ actor }) => removeTotp(factors, actor));

  app.call('renewRecoveryCodes', async ({ actor }) => ({
    recoveryCodes: await renewRecoveryCodes(factors, actor),
  }));
}
