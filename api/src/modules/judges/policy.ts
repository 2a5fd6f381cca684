import type { Judge, Standing } from './judge';
import { isMinimal } from './rules';

/** Rates nominations: was verified, and was not rejected since (PERM-005, PERM-006, JUD-017). */
export function mayJudge(standing: Standing | null): boolean {
  return standing?.isVerified === true && standing.status === 'ASSIGNMENTS_PENDING';
}

/** Applies once, and only before anything was decided (STATE-004, D67). */
export function mayApply(judge: Judge | null): boolean {
  return judge === null || (judge.status === 'APPLICATION_PENDING' && isMinimal(judge));
}
