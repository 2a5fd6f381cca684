import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../config/environment';
import { jobQueue } from './job-queue';

/** For each running job: about eight seconds, which people will wait. */
const maxQueue = 40;

export function argon2Passwords({ memoryKiB, passes, atOnce }: Config['password']) {
  const { run, within, load } = jobQueue({ concurrency: atOnce, maxWaiting: maxQueue * atOnce });
  // Argon2id is the library's default; its enum exists in types only.
  const options = {
    memoryCost: memoryKiB,
    timeCost: passes,
    parallelism: 1,
  };
  const ofNobody = run(() => hash('a password that nobody has', options));
  ofNobody.catch(() => {});
  return {
    /** Runs work that hashes or checks a password, unless too much is in progress. */
    within,
    load,
    hash: (password: string) => run(() => hash(password, options)),
    /** Does the same work without a hash, and returns false. */
    async matches(password: string, passwordHash: string | undefined) {
      const against = passwordHash ?? (await ofNobody);
      return (await run(() => verify(against, password))) && passwordHash !== undefined;
    },
  };
}

/** A check takes the same time whatever the result. */
export type Passwords = ReturnType<typeof argon2Passwords>;
