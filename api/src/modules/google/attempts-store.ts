import type { GoogleMode } from '@meritum/shared/contracts/google';
import { type Collections, defineStore, nothingPersonal } from '../../module-kit/define-store';

interface Attempt {
  /** SHA-256 of the `state` that the provider sends back. */
  _id: string;
  /** SHA-256 of the secret in the cookie of the browser that began it. */
  browserHash: string;
  nonce: string;
  codeVerifier: string;
  mode: GoogleMode;
  returnTo: string;
  /** The browser's session, because its cookie is not sent with the provider's redirect. */
  formerSession: string | null;
  expiresAt: Date;
}

function createStore(db: Collections<'googleAttempts'>) {
  const attempts = db.collection<Attempt>('googleAttempts');
  return {
    insert: async (attempt: Attempt) => void (await attempts.insertOne(attempt)),
    /** Null when there is none. Removes the attempt, so that it is used once. */
    take: (_id: string, browserHash: string) => attempts.findOneAndDelete({ _id, browserHash }),
  };
}

export const attemptsStore = defineStore({
  contents: {
    googleAttempts: { holds: 'Sign-ins that are under way at the provider' },
  },
  collections: { googleAttempts: [] },
  expiring: ['googleAttempts'],
  personalData: nothingPersonal(
    'secrets of an unfinished sign-in, for ten minutes, without an account',
  ),
  createStore,
});

export type AttemptsStore = ReturnType<typeof attemptsStore>;
