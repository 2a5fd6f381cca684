/**
 * The number of the release, from `REMOTES_BUILD`. It is sealed into each remote; the shell accepts
 * none with a lower number. 0 if it is not set, as in a checkout.
 * @throws Error unless it is a whole number
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
