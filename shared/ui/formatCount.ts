const format = new Intl.NumberFormat('en-GB');

/** A number of things as it is read: 12,345. */
export const formatCount = (things: number): string => format.format(things);
