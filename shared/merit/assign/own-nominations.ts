import { groupedBy } from '../groups';
import type { JudgeToAssign, NominationToJudge } from './input';
import { mailboxKey } from './mail-domains';

type Judge = Pick<JudgeToAssign, 'id' | 'account' | 'emails'>;

/**
 * Returns each judge's own nominations, by account or mailbox, for judges who have any. These keep
 * judges from rivals and from judging each other, see `conflictsOf`.
 */
export function ownNominations<Own extends Pick<NominationToJudge, 'people' | 'emails'>>(
  judges: readonly Judge[],
  nominations: readonly Own[],
): Map<string, Own[]> {
  const signed = nominations.flatMap((own) =>
    [...own.people, ...own.emails.filter(Boolean).map(mailboxKey)].map((sign) => ({ sign, own })),
  );
  const bySign = groupedBy(signed, ({ sign }) => sign);
  return new Map(
    judges.flatMap(({ id, account, emails = [] }) => {
      const signs = [account ?? '', ...emails.filter(Boolean).map(mailboxKey)];
      const own = new Set(signs.flatMap((sign) => bySign.get(sign) ?? []).map((one) => one.own));
      return own.size > 0 ? [[id, [...own]] as const] : [];
    }),
  );
}
