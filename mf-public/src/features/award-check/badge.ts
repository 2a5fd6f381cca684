import { fromBase64Url, toHex } from '@meritum/shared/merit/ledger/bytes';
import { isSignedBy, type PublishedKey } from '@meritum/shared/merit/ledger/signature';

/** Who signs badges, as its DID document says. */
export interface Issuer {
  did: string;
  /** All that have signed, also those of before a rotation; each with the end of its id. */
  keys: readonly PublishedKey[];
}

export type BadgeCheck =
  | {
      kind: 'ours' | 'not checked';
      /** Of the recognition. */
      id: string;
      /** What it says that it is for. */
      name: string;
    }
  /** It names our key, which has not signed this. */
  | { kind: 'changed' }
  | { kind: 'not ours'; why: string };

/** The object in a part of a JWS; undefined if it is none. */
function objectIn(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = JSON.parse(new TextDecoder().decode(fromBase64Url(part)));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The signature in hexadecimal; undefined unless it is written in the only way there is. */
function signatureIn(part: string): string | undefined {
  try {
    const bytes = fromBase64Url(part);
    const again = btoa(String.fromCharCode(...bytes));
    const written = again.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    return written === part ? toHex(bytes) : undefined;
  } catch {
    return undefined;
  }
}

/** The recognition that a badge names as its page, and what it says that it is for. */
function contentsOf(claims: Readonly<Record<string, unknown>>) {
  const { id, type, credentialSubject } = claims;
  const [, found] = (typeof id === 'string' && /\/verify\/([\w-]{22})$/.exec(id)) || [];
  const { achievement } = { ...(credentialSubject as { achievement?: { name?: unknown } }) };
  const name = achievement?.name;
  const isBadge = Array.isArray(type) && type.includes('AchievementCredential');
  return found && isBadge && typeof name === 'string' ? { id: found, name } : undefined;
}

/**
 * Whether one of the issuer's keys has signed a badge (a compact JWS with EdDSA, RFC 8037), and of
 * which award it is. The badge chooses neither the algorithm nor where its key comes from.
 */
export async function checkBadge(jwt: string, { did, keys }: Issuer): Promise<BadgeCheck> {
  const [header = '', payload = '', signature = ''] = jwt.split('.');
  const { alg, kid, crit } = objectIn(header) ?? {};
  const key = keys.find(({ id }) => kid === `${did}#${id}`);
  if (!key) return { kind: 'not ours', why: 'It names a key that is none of ours.' };
  if (alg !== 'EdDSA' || crit !== undefined)
    return { kind: 'not ours', why: 'It is not signed in the way that we sign.' };
  const isOurs = await isSignedBy(key, `${header}.${payload}`, signatureIn(signature) ?? '');
  if (isOurs === false) return { kind: 'changed' };
  const claims = objectIn(payload);
  const contents = claims?.iss === did ? contentsOf(claims) : undefined;
  if (!contents) return { kind: 'not ours', why: 'It is not the badge of an award.' };
  return { kind: isOurs ? 'ours' : 'not checked', ...contents };
}
