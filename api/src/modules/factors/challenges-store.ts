import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import type { Challenge } from './factor';

/** The only reader and writer of `challenges`. */
export interface ChallengesStore {
  add(challenge: Challenge): Promise<void>;
  /** Removes and returns the challenge, so that it is answered once. Null when there is none. */
  take(challenge: Omit<Challenge, 'expiresAt'>): Promise<Challenge | null>;
  sweep(now: Date): Promise<number>;
}

function open(db: Collections<'challenges'>): ChallengesStore {
  const challenges = db.collection<Challenge>('challenges');
  return {
    add: async (challenge) => void (await challenges.insertOne(challenge)),
    take: ({ _id, purpose, holder }) => challenges.findOneAndDelete({ _id, purpose, holder }),
    sweep: async (now) => (await challenges.deleteMany({ expiresAt: { $lte: now } })).deletedCount,
  };
}

export const challengesStore = defineStore({
  contents: {
    challenges: { holds: 'Challenges for passkeys' },
  },
  collections: { challenges: [{ key: { expiresAt: 1 } }] },
  personalData: nothingPersonal('random marks, for five minutes, that name nobody'),
  open,
});
