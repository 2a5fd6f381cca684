/** Parses JSON from a file, before which editors on Windows write a byte order mark. */
export const parseJson = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ''));
