import type { GoogleMode } from '@meritum/shared/contracts/google';
import { type Collections, defineStore, nothingPersonal } from '../../../composition/define-store';

/** A sign-in that is under way at the provider. */
export interface Attempt {
  /** SHA-256 of the state, which the provider hands back. */
  _id: string;
  /** SHA-256 of what the browser that began it keeps in a cookie. */
  browserHash: string;
  nonce: string;
  codeVerifier: string;
  mode: GoogleMode;
  /** A path of the site. */
  returnTo: string;
  /** The session that the browser had; its cookie does not come along from the provider's page. */
  formerSession: string | null;
  /** Checked on reading; the sweep only tidies up. */
  expiresAt: Date;
}

/** The only reader and writer of `googleAttempts`. */
export interface AttemptsStore {
  add(attempt: Attempt): Promise<void>;
  /** Takes the attempt of this state and browser away: it can be used once. Null when there is none. */
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
    'secrets of a sign-in under way, for ten minutes, of no account yet',
  ),
  open,
});
