const format = new Intl.NumberFormat('en-GB');

/** A number of things as it is read: 12,345. */
export const counted = (things: number): string => format.format(things);
