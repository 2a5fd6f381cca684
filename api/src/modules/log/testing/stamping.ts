import type { LogHeadReply, LogHeadsReply } from '@meritum/shared/contracts/log';
import { suiteApp } from '../../../testing/app';
import { keepLog } from '../appending';
import { timeStampAuthority } from '../stamps/authority';
import { type Stamping, stampHeads } from '../stamps/stamping';
import { hasOpenssl, p256, type StandInAuthority, standInAuthority } from './authority';

/** Without OpenSSL there is no authority to ask, and nothing to verify with. */
export const withOpenssl = hasOpenssl ? test : test.skip;

export const days = (count: number) => count * 86_400_000;

/** Milliseconds: an authority that answers is waited for, also on a busy machine. */
const patience = 30_000;

/** A log without heads before each test, and an authority that stamps them. */
export function suiteStamping() {
  const suite = suiteApp();
  const started: StandInAuthority[] = [];

  /** Starts one more authority. */
  async function another(keys: readonly string[] = p256) {
    const one = await standInAuthority(...keys);
    started.push(one);
    return one;
  }

  function authority(): StandInAuthority {
    const [first] = started;
    if (!first) throw new Error('There is no OpenSSL');
    return first;
  }

  const clockAfter = (ms: number) => () => new Date(suite().clock().getTime() + ms);

  /** Signs the head of today, or of another day. */
  const signHead = (after = 0) =>
    keepLog({ ...suite().commands().keepingLog, clock: clockAfter(after) });

  /** The work of each minute, as a process does it; returns what went wrong. */
  async function stampNow(
    changes: Partial<Stamping> = {},
    { address } = authority(),
    timeoutMs = patience,
  ) {
    const problems: unknown[] = [];
    await stampHeads({
      ...suite().commands().stamping,
      authority: timeStampAuthority(address, { timeoutMs }),
      onTurn: (problem) => problems.push(problem),
      ...changes,
    });
    return problems;
  }

  async function lastHead() {
    const { head } = (await suite().app.inject('/api/log/head')).json<LogHeadReply>();
    if (!head) throw new Error('No head is signed');
    return head;
  }

  /** All heads of the log. */
  async function heads() {
    const url = '/api/log/heads?since=2020-01-01T00:00:00.000Z';
    return (await suite().app.inject(url)).json<LogHeadsReply>().heads;
  }

  beforeAll(async () => {
    if (hasOpenssl) await another();
  });
  afterAll(() => {
    for (const one of started) one.close();
  });
  beforeEach(async () => {
    for (const one of started) one.answering = undefined;
    const { db } = suite().app.mongo;
    for (const name of ['log', 'logHeads']) await db.collection(name).deleteMany({});
  });
  return { suite, another, authority, clockAfter, signHead, stampNow, lastHead, heads };
}
