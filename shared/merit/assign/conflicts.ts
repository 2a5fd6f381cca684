import { hashOfText } from '../ledger/bytes';
import type { ForbiddenPair, JudgeToAssign, NominationToJudge } from './input';
import { mailboxKey } from './mail-domains';

/** Why a judge must not rate a nomination, in words for organisers. */
export const conflictWords = {
  own: 'own nomination',
  rival: 'own nomination in the category',
  reciprocal: 'judged by its nominator',
  organization: 'same organization',
  domain: 'same e-mail domain',
  declared: 'declared conflict',
  recused: 'recused',
  before: 'judged it before',
  verifier: 'verified only by a conflicted organiser',
} as const;
export type Conflict = keyof typeof conflictWords;

/** Whether a domain equals the other or is below it. Top-level domains contain none. */
const isWithin = (domain: string, other: string): boolean =>
  other.includes('.') && (domain === other || domain.endsWith(`.${other}`));

function shareMailbox(some: readonly string[], others: readonly string[]): boolean {
  const keys = new Set(others.filter(Boolean).map(mailboxKey));
  return some.some((email) => keys.has(mailboxKey(email)));
}

/** The attributes of a judge and of a nomination that can cause a conflict. */
type Judge = Omit<JudgeToAssign, 'categories' | 'expertise' | 'capacity' | 'active'>;
type Nomination = Pick<NominationToJudge, 'id' | 'people' | 'emails' | 'employers' | 'domains'> &
  Partial<Pick<NominationToJudge, 'category' | 'byJudges'>>;

function isOwn(judge: Judge, { people, emails }: Nomination): boolean {
  if (judge.account !== undefined && people.includes(judge.account)) return true;
  return shareMailbox(judge.emails ?? [], emails);
}

/**
 * Whether this one of two nominating judges may be given the other's nominations. Exactly one of
 * the two may; a hash of their ids, which nobody chooses, decides.
 */
export function mayJudgeOther(judge: string, other: string): boolean {
  const [first, second] = judge < other ? [judge, other] : [other, judge];
  const isFirst = Number.parseInt(hashOfText(`${first}\n${second}`).slice(0, 1), 16) < 8;
  return isFirst === (judge === first);
}

function isReciprocal({ id, nominates = [] }: Judge, { byJudges = [] }: Nomination): boolean {
  return nominates.length > 0 && byJudges.some((by) => by !== id && !mayJudgeOther(id, by));
}

/**
 * Returns every reason that forbids the pair; none if it is allowed. This is the rule itself:
 * `conflictIndex` finds the same pairs for a whole season faster.
 */
export function conflictsOf(
  judge: Judge,
  nomination: Nomination,
  forbidden: readonly ForbiddenPair[],
): Conflict[] {
  const found: Conflict[] = [];
  if (isOwn(judge, nomination)) found.push('own');
  if (judge.nominates?.some(({ category }) => category === nomination.category)) {
    found.push('rival');
  }
  if (isReciprocal(judge, nomination)) found.push('reciprocal');
  const { employers = [], domains = [] } = nomination;
  if (judge.employers?.some((key) => employers.includes(key))) found.push('organization');
  const isRelated = (domain: string) =>
    domains.some((other) => isWithin(domain, other) || isWithin(other, domain));
  if (judge.domains?.some(isRelated)) found.push('domain');
  for (const pair of forbidden) {
    const isPair = pair.judge === judge.id && pair.nomination === nomination.id;
    if (isPair && !found.includes(pair.kind)) found.push(pair.kind);
  }
  return found;
}
