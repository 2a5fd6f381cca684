import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../config/environment';
import { type JobQueue, jobQueue } from './job-queue';

/** Makes and checks password hashes; a check takes the same time whatever the result. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Does the same work without a hash, and returns false. */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>;
  /** Runs work that hashes or checks a password, unless too much is in progress. */
  within: JobQueue['within'];
  /** Hashes that run and that wait. */
  load: JobQueue['load'];
}

/** Waiting jobs for each running one: about eight seconds, which people will wait. */
const longestQueue = 40;

/** Argon2id at the configured cost and concurrency. */
export function argon2Passwords({ memoryKiB, passes, atOnce }: Config['password']): Passwords {
  const { run, within, load } = jobQueue({ atOnce, longest: longestQueue * atOnce });
  // Argon2id is the library's default; its enum exists in types only.
  const options = {
    memoryCost: memoryKiB,
    timeCost: passes,
    parallelism: 1,
  };
  const ofNobody = run(() => hash('a password that nobody has', options));
  ofNobody.catch(() => {});
  return {
    within,
    load,
    hash: (password) => run(() => hash(password, options)),
    async matches(password, passwordHash) {
      const against = passwordHash ?? (await ofNobody);
      const equal = await run(() => verify(against, password));
      return equal && passwordHash !== undefined;
    },
  };
}
