import type { ListedJudge } from '@meritum/shared/contracts/judges';
import { byName } from '@meritum/shared/contracts/search';

/** A judge of the list. Imported records may lack the optional fields. */
export type PendingJudge = Pick<ListedJudge, 'id'> &
  Partial<Omit<ListedJudge, 'id' | 'createdAt'>> & {
    fullName?: string;
    displayName?: string;
    createdAt?: { seconds: number } | null;
  };

/** The name, or a fallback (ADM-025). */
export function judgeName({ name, fullName, displayName }: PendingJudge): string {
  return name || fullName || displayName || '';
}

/** The option label: name, address, tags (ADM-017, ADM-018). */
export function labelOf(judge: PendingJudge): string {
  const tags = [judge.isPaid && '[PAID]', !judge.isVerified && '[Not Verified]'];
  return [judgeName(judge), `(${judge.email || 'no-email'})`, ...tags].filter(Boolean).join(' ');
}

/** The judges who are not verified (ADM-019). */
export function pendingOf(judges: readonly PendingJudge[]): PendingJudge[] {
  return judges.filter(({ isVerified }) => !isVerified);
}

/** Paid first, then unverified first, then by name (ADM-016). */
export function sorted(judges: readonly PendingJudge[]): PendingJudge[] {
  const first = (it: boolean | undefined) => (it ? 0 : 1);
  return [...judges].sort(
    (one, other) =>
      first(one.isPaid) - first(other.isPaid) ||
      first(!one.isVerified) - first(!other.isVerified) ||
      byName(judgeName(one), judgeName(other)),
  );
}

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'long',
  timeStyle: 'long',
});

/** When the record was created, in New York time (ADM-009); N/A if unknown (ADM-010). */
export function createdText({ createdAt }: PendingJudge): string {
  if (typeof createdAt?.seconds !== 'number') return 'N/A';
  return newYork.format(new Date(createdAt.seconds * 1_000));
}
