import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../config/environment';
import { jobQueue } from './job-queue';

/** For each running job; the last one waits about eight seconds. */
const maxQueue = 40;

export function argon2Passwords({ memoryKiB, passes, concurrency }: Config['password']) {
  const { run, within, load } = jobQueue({ concurrency, maxWaiting: maxQueue * concurrency });
  // Argon2id is the library's default; its enum exists only as a type.
  const options = {
    memoryCost: memoryKiB,
    timeCost: passes,
    parallelism: 1,
  };
  const ofNobody = run(() => hash('a password that nobody has', options));
  ofNobody.catch(() => {});
  return {
    /** Runs work that will hash or check a password, unless too many jobs are waiting. */
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

/** Hashes and checks passwords; a check takes equally long whatever its result. */
export type Passwords = ReturnType<typeof argon2Passwords>;
