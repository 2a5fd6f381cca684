import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../config/environment';
import { tooManySignIns } from './errors';

/** Makes and checks password hashes; both take the same time whatever the answer. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it does the work all the same and answers false. */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>;
}

const atOnce = 2;
const longestQueue = 100;

/** Runs at most two jobs at a time, so that sign-ins cannot take the machine from the others. */
export function jobQueue(limit = atOnce, longest = longestQueue) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (running >= limit) {
      if (waiting.length >= longest) throw tooManySignIns();
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** Argon2id at the configured cost. */
export function argon2Passwords({ memoryKiB, passes }: Config['password']): Passwords {
  const run = jobQueue();
  // Argon2id is the library's default algorithm; its enum exists in types only.
  const options = {
    memoryCost: memoryKiB,
    timeCost: passes,
    parallelism: 1,
  };
  const ofNobody = run(() => hash('a password that nobody has', options));
  ofNobody.catch(() => {});
  return {
    hash: (password) => run(() => hash(password, options)),
    async matches(password, passwordHash) {
      const against = passwordHash ?? (await ofNobody);
      const equal = await run(() => verify(against, password));
      return equal && passwordHash !== undefined;
    },
  };
}
