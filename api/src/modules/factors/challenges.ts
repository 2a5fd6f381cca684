import { createHash, randomBytes } from 'node:crypto';
import { after, minutes } from '../../platform/clock';
import type { Factors } from './context';
import type { Challenge } from './factor';

export const challengeLifetime = minutes(5);

/** A challenge is valid for its purpose and holder only. */
export type ChallengeContext = Pick<Challenge, 'purpose' | 'holder'>;

const digestOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

export async function newChallenge(
  { stores, platform }: Factors,
  occasion: ChallengeContext,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = after(platform.clock(), challengeLifetime);
  await stores.challenges.insert({ _id: digestOf(challenge), ...occasion, expiresAt });
  return challenge;
}

/** Uses the challenge up. Undefined when it was made for another purpose or holder. */
export async function answeredChallenge(
  { stores, platform }: Factors,
  clientData: string,
  occasion: ChallengeContext,
): Promise<string | undefined> {
  const challenge = challengeIn(clientData);
  if (!challenge) return undefined;
  const taken = await stores.challenges.take({ _id: digestOf(challenge), ...occasion });
  return taken && taken.expiresAt > platform.clock() ? challenge : undefined;
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
