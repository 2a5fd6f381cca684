import { type Collections, defineStore, nothingPersonal } from '../../module-kit/define-store';
import type { Challenge } from './factor';

function createStore(db: Collections<'challenges'>) {
  const challenges = db.collection<Challenge>('challenges');
  return {
    insert: async (challenge: Challenge) => void (await challenges.insertOne(challenge)),
    /** Null when there is none. Removes the challenge, so that it is answered once. */
    take: ({ _id, purpose, holder }: Omit<Challenge, 'expiresAt'>) =>
      challenges.findOneAndDelete({ _id, purpose, holder }),
  };
}

export const challengesStore = defineStore({
  contents: {
    challenges: { holds: 'Challenges for passkeys' },
  },
  collections: { challenges: [] },
  expiring: ['challenges'],
  personalData: nothingPersonal('random marks, for five minutes, that name nobody'),
  createStore,
});

export type ChallengesStore = ReturnType<typeof challengesStore>;
