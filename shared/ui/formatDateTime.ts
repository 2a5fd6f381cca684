/** An instant spelled out in the reader's time zone: no day can be taken for a month. */
export function formatDateTime(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
