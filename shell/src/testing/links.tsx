/** A mailed link, with the token in the fragment. */
export const linkPath = (path: string, token: string) => `${path}#token=${token}`;
