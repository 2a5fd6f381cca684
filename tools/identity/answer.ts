import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { choosePage, policyOf, problemPage } from './pages';
import { personOf } from './people';
import { type LocalProvider, type ProviderOptions, sessionCookie } from './provider';

const isChoice = /^\/choose\/[\w-]+$/;
const maxForm = 16_384;

const gone = 'This sign-in has ended or was begun in another browser. Please begin again.';
const unclear = 'Enter an e-mail address like name@example.com.';

function send(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
}

async function formOf(req: IncomingMessage): Promise<URLSearchParams> {
  if (Number(req.headers['content-length'] ?? maxForm) > maxForm) req.destroy();
  return new URLSearchParams(await text(req));
}

/** Forgets the last person, because tests switch between people. */
function forgetWhoItWas({ headers }: IncomingMessage): void {
  headers.cookie = (headers.cookie ?? '')
    .split('; ')
    .filter((one) => !one.startsWith(sessionCookie))
    .join('; ');
}

/** Serves the page to choose a person, and handles its form. */
async function choose(local: LocalProvider, req: IncomingMessage, res: ServerResponse) {
  const { provider } = local;
  const action = req.url ?? '';
  const { params } = await provider.interactionDetails(req, res);
  if (req.method !== 'POST') {
    const hint = typeof params.login_hint === 'string' ? params.login_hint : '';
    return send(res, 200, choosePage({ action, hint }));
  }
  const form = await formOf(req);
  if (form.has('cancel')) {
    const refusal = { error: 'access_denied', error_description: 'Cancelled' };
    return provider.interactionFinished(req, res, refusal, { mergeWithLastSubmission: false });
  }
  const person = personOf(form);
  if (!person) return send(res, 400, choosePage({ action, problem: unclear }));
  return provider.interactionFinished(req, res, { login: { accountId: local.know(person) } });
}

/** Routes requests to our pages or to the protocol. */
export function answering(local: LocalProvider, { site }: ProviderOptions) {
  const protocol = local.provider.callback();
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    res.setHeader('content-security-policy', policyOf(site));
    res.setHeader('cache-control', 'no-store');
    res.setHeader('x-content-type-options', 'nosniff');
    res.setHeader('referrer-policy', 'no-referrer');
    if (req.url === '/') return send(res, 200, problemPage(site, 'Sign-in begins on the site.'));
    if (!isChoice.test(req.url ?? '')) {
      forgetWhoItWas(req);
      return protocol(req, res);
    }
    try {
      await choose(local, req, res);
    } catch {
      send(res, 400, problemPage(site, gone));
    }
  };
}
