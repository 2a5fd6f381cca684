import { ClientError } from '../client/clientError';
import { parse, request } from '../client/request';
import { calls } from '../contracts/calls';
import type { OwnerProof, ProofOptions } from '../contracts/factors';
import { keepMailedTo } from './mailedTo';
import { SessionStore } from './SessionStore';
import { browserTabs } from './tabs';

export type { SessionState } from './CurrentSession';

keepMailedTo();

/** The page's only session store: a federated singleton, see federation/singletons.ts. */
export const session = new SessionStore(browserTabs());

async function authorized(): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await session.getAccessToken()}` };
}

const whoIsHere = () => {
  const state = session.getSnapshot();
  return state.status === 'signed-in' ? state.user.uid : undefined;
};

/** Signs the same person in again. Throws ClientError, also if someone else signs in. */
async function signInAgain(): Promise<void> {
  const before = whoIsHere();
  await session.signInWithGoogle();
  await session.getAccessToken({ fresh: true });
  if (before === undefined || whoIsHere() !== before)
    throw new ClientError({
      code: 'permission-denied',
      message: 'This is another account. Nothing was changed.',
      status: 0,
    });
}

const proving = {
  ask: async () =>
    (await request(calls.startProof, { headers: await authorized() }, parse)) as ProofOptions,
  prove: async (body: OwnerProof) =>
    void (await request(calls.proveOwner, { headers: await authorized(), body }, parse)),
  signInAgain,
};

/**
 * Asks the signed-in person to prove their identity again, in a dialog loaded on demand. Resolves
 * to true if they did. It is here so that all parts of the page share one dialog.
 */
export async function askForProof(): Promise<boolean> {
  const { openProofDialog } = await import('./ProofDialog');
  return openProofDialog(proving);
}
