const format = new Intl.NumberFormat('en-GB');

/** Returns a number with separators: 12,345. */
export const formatCount = (things: number): string => format.format(things);
