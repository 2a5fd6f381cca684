import { headStatement } from '@meritum/shared/merit/log/head';
import { type Clock, minutes } from '../../../platform/clock';
import type { StoredHead } from '../logged';
import type { LogStore } from '../store';
import type { TimeStampAuthority } from './authority';
import { NoTimeStamp, type TimeStamp } from './token';

export interface Stamping {
  store: Pick<LogStore, 'headsWithoutStamp' | 'addStamp'>;
  /** Undefined where none is configured. */
  authority: TimeStampAuthority | undefined;
  clock: Clock;
  /** Called after each turn that asked, with what went wrong; undefined if nothing did. */
  onTurn(problem: string | undefined): void;
}

/** At most so many requests a minute: those of a year take less than an hour. */
const atOnce = 10;

/** Our clock and the authority's may differ by this. */
const tolerance = minutes(1);

/** Throws {@link NoTimeStamp} for a time before the head was signed, or one to come. */
function refuseImplausible({ at }: TimeStamp, head: StoredHead, now: Date): void {
  const [earliest, latest] = [Date.parse(head.at) - tolerance, now.getTime() + tolerance];
  if (at.getTime() >= earliest && at.getTime() <= latest) return;
  throw new NoTimeStamp('The time stamp is dated before the head, or in the future.');
}

async function stampHead({ store, clock }: Stamping, head: StoredHead, by: TimeStampAuthority) {
  const stamp = await by.stamp(headStatement(head));
  refuseImplausible(stamp, head, clock());
  await store.addStamp(head, { ...stamp, at: stamp.at.toISOString() });
}

/**
 * Has the signed heads that have no stamp stamped, the oldest first, and stops at the first that
 * fails: it and the others are tried again at the next turn. A head is told before and without its
 * stamp, so that nothing waits for the authority.
 */
export async function stampHeads(context: Stamping): Promise<void> {
  const { store, authority, onTurn } = context;
  if (!authority) return;
  const heads = await store.headsWithoutStamp(atOnce);
  if (heads.length === 0) return;
  try {
    for (const head of heads) await stampHead(context, head, authority);
    onTurn(undefined);
  } catch (error) {
    if (!(error instanceof NoTimeStamp)) throw error;
    onTurn(error.message);
  }
}
