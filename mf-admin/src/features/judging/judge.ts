import type { ListedJudge } from '@meritum/shared/contracts/judges';

/** A judge of the list. Ours has all of it; a record of elsewhere may lack what is optional here. */
export type PendingJudge = Pick<ListedJudge, 'id'> &
  Partial<Omit<ListedJudge, 'id' | 'createdAt'>> & {
    fullName?: string;
    displayName?: string;
    createdAt?: { seconds: number } | null;
  };

/** Name, or what stands in for it (ADM-025). */
export function nameOf({ name, fullName, displayName }: PendingJudge): string {
  return name || fullName || displayName || '';
}

/** What the list shows of a judge: name, address, tags (ADM-017, ADM-018). */
export function labelOf(judge: PendingJudge): string {
  const tags = [judge.isPaid && '[PAID]', !judge.isVerified && '[Not Verified]'];
  return [nameOf(judge), `(${judge.email || 'no-email'})`, ...tags].filter(Boolean).join(' ');
}

/** Of what the server answers, those that are not verified (ADM-019). */
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
      nameOf(one).localeCompare(nameOf(other), 'en'),
  );
}

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'long',
  timeStyle: 'long',
});

/** When the record was made, in New York wherever one is (ADM-009); N/A when nobody knows (ADM-010). */
export function createdText({ createdAt }: PendingJudge): string {
  if (typeof createdAt?.seconds !== 'number') return 'N/A';
  return newYork.format(new Date(createdAt.seconds * 1_000));
}
