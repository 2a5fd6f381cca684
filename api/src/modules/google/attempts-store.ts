import type { GoogleMode } from '@meritum/shared/contracts/google';
import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';

/** An unfinished sign-in at the provider. */
interface Attempt {
  /** SHA-256 of the state, which the provider returns. */
  _id: string;
  /** SHA-256 of the secret in the cookie of the browser that began it. */
  browserHash: string;
  nonce: string;
  codeVerifier: string;
  mode: GoogleMode;
  /** A path of the site. */
  returnTo: string;
  /** The browser's session; its cookie is not sent on the way back from the provider. */
  formerSession: string | null;
  /** Checked on reading; the sweep only cleans up. */
  expiresAt: Date;
}

/** The only reader and writer of `googleAttempts`. */
export interface AttemptsStore {
  add(attempt: Attempt): Promise<void>;
  /** Removes and returns the attempt, so that it can be used once. Null when there is none. */
  take(stateHash: string, browserHash: string): Promise<Attempt | null>;
  sweep(now: Date): Promise<number>;
}

function open(db: Collections<'googleAttempts'>): AttemptsStore {
  const attempts = db.collection<Attempt>('googleAttempts');
  return {
    add: async (attempt) => void (await attempts.insertOne(attempt)),
    take: (_id, browserHash) => attempts.findOneAndDelete({ _id, browserHash }),
    async sweep(now) {
      return (await attempts.deleteMany({ expiresAt: { $lte: now } })).deletedCount;
    },
  };
}

export const attemptsStore = defineStore({
  contents: {
    googleAttempts: { holds: 'Sign-ins that are under way at the provider' },
  },
  collections: { googleAttempts: [{ key: { expiresAt: 1 } }] },
  personalData: nothingPersonal(
    'secrets of an unfinished sign-in, for ten minutes, without an account',
  ),
  open,
});
