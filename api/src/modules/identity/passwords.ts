import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../config/environment';
import { type JobQueue, jobQueue } from './job-queue';

/** Makes and checks password hashes; both take the same time whatever the answer. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it does the work all the same and answers false. */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>;
  /** Does work that hashes or checks a password in its course, as long as not too much is under way. */
  within: JobQueue['within'];
}

/** Those that wait at each place: about eight seconds, which a person still waits. */
const longestQueue = 40;

/** Argon2id at the configured cost, as many at a time as the configuration says. */
export function argon2Passwords({ memoryKiB, passes, atOnce }: Config['password']): Passwords {
  const { run, within } = jobQueue({ atOnce, longest: longestQueue * atOnce });
  // Argon2id is the library's default algorithm; its enum exists in types only.
  const options = {
    memoryCost: memoryKiB,
    timeCost: passes,
    parallelism: 1,
  };
  const ofNobody = run(() => hash('a password that nobody has', options));
  ofNobody.catch(() => {});
  return {
    within,
    hash: (password) => run(() => hash(password, options)),
    async matches(password, passwordHash) {
      const against = passwordHash ?? (await ofNobody);
      const equal = await run(() => verify(against, password));
      return equal && passwordHash !== undefined;
    },
  };
}
