import { createHash, randomBytes } from 'node:crypto';
import { after, type Clock, minutes } from '../../platform/clock';
import type { ChallengesStore } from './challenges-store';
import type { Challenge } from './factor';

export const challengeLifetime = minutes(5);

/** The purpose and holder of a challenge; its answer is valid for these only. */
export type ChallengeContext = Pick<Challenge, 'purpose' | 'holder'>;

export interface Challenges {
  challenges: ChallengesStore;
  clock: Clock;
}

const digestOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

/** Creates a challenge of 256 random bits. */
export async function newChallenge(
  { challenges, clock }: Challenges,
  occasion: ChallengeContext,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = after(clock(), challengeLifetime);
  await challenges.add({ _id: digestOf(challenge), ...occasion, expiresAt });
  return challenge;
}

/** Returns the challenge of an answer and uses it up; undefined when it was not made for this. */
export async function answeredChallenge(
  { challenges, clock }: Challenges,
  clientData: string,
  occasion: ChallengeContext,
): Promise<string | undefined> {
  const challenge = challengeIn(clientData);
  if (!challenge) return undefined;
  const taken = await challenges.take({ _id: digestOf(challenge), ...occasion });
  return taken && taken.expiresAt > clock() ? challenge : undefined;
}

function challengeIn(clientData: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const named = typeof data === 'object' && data !== null && 'challenge' in data;
    return named && typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}
