/** A mailed link as it arrives: the token stands in the fragment. */
export const linkPath = (path: string, token: string) => `${path}#token=${token}`;
