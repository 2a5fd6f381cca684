/** Returns an instant in the reader's time zone, with the month spelled out so that it is unambiguous. */
export function formatDateTime(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
