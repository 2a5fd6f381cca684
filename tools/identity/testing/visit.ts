import { createHash, randomBytes } from 'node:crypto';
import { localClientId } from '../settings';

export const site = 'http://localhost:4999';
export const callback = `${site}/api/auth/google/callback`;
export const secret = 'a secret of the tests';
const verifier = randomBytes(32).toString('base64url');

/** A browser that keeps cookies and follows no redirects. */
export function visitor() {
  const cookies = new Map<string, string>();
  return async (url: string, form?: Record<string, string>): Promise<Response> => {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
}

export type Visitor = ReturnType<typeof visitor>;

/** The authorization URL of the site. */
export function question(issuer: string, changes: Record<string, string> = {}): string {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return `${issuer}/auth?${new URLSearchParams({
    client_id: localClientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  })}`;
}

const targetOf = (reply: Response, base: string) =>
  new URL(reply.headers.get('location') ?? '', base).href;

/** Starts a sign-in and returns the address of the chooser page. */
export async function choosing(visit: Visitor, issuer: string): Promise<string> {
  return targetOf(await visit(question(issuer)), issuer);
}

/** Submits the form and returns the parameters of the callback. */
export async function chosen(visit: Visitor, page: string, form: Record<string, string>) {
  const resumed = await visit(targetOf(await visit(page, form), page));
  return new URL(targetOf(resumed, page));
}

/** The claims of the id token that the code is exchanged for. */
export async function claimsFor(issuer: string, code: string): Promise<Record<string, unknown>> {
  const reply = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      client_id: localClientId,
      client_secret: secret,
      code_verifier: verifier,
    }),
  });
  const { id_token } = (await reply.json()) as { id_token: string };
  const [, payload = ''] = id_token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}
