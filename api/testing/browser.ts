import { type GoogleOutcome, readGoogleOutcome } from '@meritum/shared/contracts/google';
import type { SessionReply } from '@meritum/shared/contracts/identity';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '../src/platform/zod/provider';
import { bearer } from './accounts';
import type { ProviderPerson, TestProvider } from './openid-provider';

const lax = '__Host-google';

/** A browser that keeps its cookies. */
export class TestBrowser {
  readonly cookies: Record<string, string> = {};
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  async send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const reply = await this.#app.inject({ cookies: this.cookies, ...request });
    for (const { name, value } of reply.cookies)
      if (value === '') delete this.cookies[name];
      else this.cookies[name] = value;
    return reply;
  }

  post(url: string, payload: object = {}): Promise<LightMyRequestResponse> {
    return this.send({ method: 'POST', url, payload });
  }

  /** Starts a sign-in; returns the provider's address. */
  async leaveForGoogle(query: Record<string, string> = { mode: 'popup' }): Promise<URL> {
    const { headers } = await this.send({ url: '/api/auth/google/start', query });
    return new URL(headers.location ?? '', 'http://shell.invalid');
  }

  /** Returns from the provider, another site, so that only the Lax cookie is sent. */
  async comeBack(url: URL): Promise<GoogleOutcome> {
    const { [lax]: attempt } = this.cookies;
    const reply = await this.send({
      url: url.pathname + url.search,
      cookies: attempt ? { [lax]: attempt } : {},
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    const page = new URL(reply.headers.location ?? '', 'http://shell.invalid');
    return readGoogleOutcome(page.hash);
  }

  async signInWithGoogle(
    provider: TestProvider,
    person: ProviderPerson,
    query?: Record<string, string>,
  ): Promise<GoogleOutcome> {
    return this.comeBack(provider.consent(await this.leaveForGoogle(query), person));
  }

  async session(): Promise<SessionReply | undefined> {
    const reply = await this.post('/api/auth/refresh');
    return reply.statusCode === 200 ? reply.json<SessionReply>() : undefined;
  }

  /** Headers for requests in its session. */
  async authorized(): Promise<{ authorization: string }> {
    return bearer((await this.session())?.accessToken);
  }
}
