/**
 * The number of the release that is built, from `REMOTES_BUILD`: sealed into each remote, and the
 * least that the shell accepts. 0 where it is not set, as in a checkout.
 * @throws Error when it is no whole number
 */
export function remotesBuild(): number {
  const given = process.env.REMOTES_BUILD || '0';
  const number = Number(given);
  if (!/^\d+$/.test(given) || !Number.isSafeInteger(number)) {
    throw new Error(
      'REMOTES_BUILD must be a whole number, one more than that of the last release.',
    );
  }
  return number;
}
