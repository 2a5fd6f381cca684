import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { App } from '../src/platform/zod/provider';
import { suiteApp, type TestOptions } from './app';

/** A person at the provider. */
export interface ProviderPerson {
  sub: string;
  email: string;
  email_verified?: unknown;
  /** Hosted domain; by default the domain of the address. */
  hd?: unknown;
  name?: string;
}

export interface Key {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Makes an ID token from claims; tests replace it with a forger. */
export type MakeIdToken = (claims: Record<string, unknown>) => string;

interface Code {
  person: ProviderPerson;
  challenge: string;
  redirectUri: string;
  nonce: string;
}

/** An OpenID provider in this process, as strict as Google. */
export interface TestProvider {
  issuer: string;
  key: Key;
  /** The address to which a person returns after consenting. */
  consent(authorization: URL, person: ProviderPerson): URL;
  refuse(authorization: URL): URL;
  makeIdToken: MakeIdToken;
  /** Whether it drops all requests. */
  away: boolean;
  /** Address of its keys, if elsewhere. */
  keysAt: string | undefined;
  /** Requests to the token endpoint so far. */
  redeemed: number;
}

export const newKey = (): Key => ({
  kid: randomUUID(),
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
});

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token signed with RS256. */
export function signed(claims: object, key: Key): string {
  const input = `${encoded({ alg: 'RS256', kid: key.kid })}.${encoded(claims)}`;
  return `${input}.${sign('RSA-SHA256', Buffer.from(input), key.privateKey).toString('base64url')}`;
}

export const unsigned = (claims: object) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`;

export const clientId = 'meritum-tests';

/** A suite's provider, with an application that people sign in to through it. */
export function suiteWithGoogle(settings: TestOptions = {}, addRoutes?: (app: App) => void) {
  const provider = suiteProvider();
  const configured = () => ({
    GOOGLE_ISSUER: provider().issuer,
    GOOGLE_CLIENT_ID: clientId,
    ...settings,
  });
  return { provider, configured, suite: suiteApp(configured, addRoutes) };
}

/** The provider of a suite, reset before each test. */
function suiteProvider(): () => TestProvider {
  const codes = new Map<string, Code>();
  let provider: TestProvider;
  const key = newKey();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', provider.issuer);
    if (provider.away) request.socket.destroy();
    else if (pathname === '/token') {
      provider.redeemed += 1;
      const tokens = redeem(new URLSearchParams(await text(request)));
      answer(response, tokens ?? { error: 'invalid_grant' }, tokens ? 200 : 400);
    } else answer(response, documentOf(pathname));
  });

  function documentOf(pathname: string): object | undefined {
    const { issuer } = provider;
    if (pathname === '/jwks') {
      const jwk = provider.key.publicKey.export({ format: 'jwk' });
      return { keys: [{ ...jwk, kid: provider.key.kid, alg: 'RS256', use: 'sig' }] };
    }
    if (pathname !== '/.well-known/openid-configuration') return undefined;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: provider.keysAt ?? `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  /** Redeems a code once, for its own client, address and verifier. */
  function redeem(form: URLSearchParams): object | undefined {
    const code = codes.get(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isRight =
      code?.challenge === challenge &&
      code.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === clientId;
    codes.delete(form.get('code') ?? '');
    if (!code || !isRight) return undefined;
    const now = Math.floor(Date.now() / 1000);
    const { issuer: iss } = provider;
    const claims = { iss, aud: clientId, iat: now, exp: now + 600, nonce: code.nonce };
    const id_token = provider.makeIdToken({ ...claims, ...code.person });
    return { access_token: 'unused', token_type: 'Bearer', id_token };
  }

  const cameBack = (authorization: URL, fields: Record<string, string>) => {
    const asked = authorization.searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    const all = { state: asked.get('state') ?? '', iss: provider.issuer, ...fields };
    back.search = new URLSearchParams(all).toString();
    return back;
  };

  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    provider = friendly(`http://127.0.0.1:${port}`);
  });
  beforeEach(() => Object.assign(provider, friendly(provider.issuer)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((closed) => void server.close(() => closed()));
  });

  const friendly = (issuer: string): TestProvider => ({
    issuer,
    key,
    keysAt: undefined,
    away: false,
    redeemed: 0,
    makeIdToken: (claims) => signed(claims, key),
    refuse: (authorization) => cameBack(authorization, { error: 'access_denied' }),
    consent(authorization, person) {
      const { searchParams } = authorization;
      const code = randomUUID();
      codes.set(code, {
        person: { email_verified: true, hd: person.email.trim().split('@')[1], ...person },
        challenge: searchParams.get('code_challenge') ?? '',
        redirectUri: searchParams.get('redirect_uri') ?? '',
        nonce: searchParams.get('nonce') ?? '',
      });
      return cameBack(authorization, { code });
    },
  });

  return () => provider;
}

function answer(response: ServerResponse, body: object | undefined, status = body ? 200 : 404) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? {}));
}
