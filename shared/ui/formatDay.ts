/** Returns the day of an instant in the reader's time zone, with the month spelled out. */
export const formatDay = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(instant));
