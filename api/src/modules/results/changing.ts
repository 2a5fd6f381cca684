import type { Actor } from '../../platform/authorisation/actor';
import type { Json } from '../audit/canonical-json';
import { owedEntry } from '../audit/owed';
import type { ResultAction } from './audit';
import type { Results } from './context';
import { changedSince, isTied } from './errors';
import { tiesOf } from './policy';
import type { Contest, Result } from './result';
import { look, type Situation } from './situation';

export type Deciding = Pick<Actor, 'accountId' | 'person'>;

/**
 * Everything that a decision depends on. Throws permission-denied for an admin with a tie, or what
 * else they are to be told.
 */
export async function lookToDecide(
  context: Results,
  actor: Deciding,
  contest: Contest,
  refusal: () => Error = isTied,
): Promise<Situation> {
  const [situation, party] = await Promise.all([look(context, contest), context.partyOf(actor)]);
  if (tiesOf(party, situation.nominations).size > 0) throw refusal();
  return situation;
}

/** Whether the admin may decide about a category: they have no tie to any entry of it. */
export async function mayDecide(
  { nominations, partyOf }: Pick<Results, 'nominations' | 'partyOf'>,
  actor: Deciding,
  contest: Contest,
): Promise<boolean> {
  const [all, party] = await Promise.all([nominations.ofContest(contest), partyOf(actor)]);
  return tiesOf(party, all).size === 0;
}

interface Change {
  actor: { accountId: string };
  action: ResultAction;
  /** What becomes other by it. */
  change: Partial<Result>;
  /** Of what: the result itself unless it is said. */
  subject?: { id: string; accountId?: string };
  reason?: string;
  before?: Json;
  after: Json;
}

/** Writes a decision together with its entry in the audit trail; null when others were first. */
export async function changed(
  { results, settle, clock }: Pick<Results, 'results' | 'settle' | 'clock'>,
  read: Result,
  { actor, action, change, subject, reason = '', before = null, after }: Change,
): Promise<Result | null> {
  const entry = owedEntry<ResultAction>(
    { actor, action, subject: subject ?? { id: read._id }, reason, before, after },
    clock,
  );
  const written = await results.replace(read, { ...read, ...change }, { entry });
  if (written) await settle(written);
  return written;
}

const attempts = 5;

/** Decides anew while others change the same result; each turn looks again. */
export async function untilWritten<Written>(turn: () => Promise<Written | null>): Promise<Written> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const written = await turn();
    if (written !== null) return written;
  }
  throw changedSince('Others have changed this');
}
