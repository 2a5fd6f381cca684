/** Parses JSON from a file, in which editors on Windows may put a byte order mark first. */
export const parseJson = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ''));
