import { pendingSignOut } from '@meritum/shared/auth/pendingSignOut';
import { browserTabs } from '@meritum/shared/auth/tabs';
import { readLocal } from '@meritum/shared/client/localStore';
import { prefetch } from '@meritum/shared/client/prefetch';
import { cacheLifetime } from '@meritum/shared/client/statusCache';
import { fetchAhead } from './ahead';

/**
 * Asks for all that a page needs which is drawn in the browser, while the shell is on its way: the
 * session, what the person's form begins with, and a portal's files. Its source is inlined in the
 * page; its script element says what.
 */
const { dataset } = document.currentScript as HTMLScriptElement;
const { session = '', own = '{}', seal, files, prefix, also } = dataset;
const page = location.pathname === prefix ? 'portal' : undefined;
const headers = { accept: 'application/json' };

const isKept = (key: string) => {
  const { timestamp = 0 } = (readLocal(key) ?? {}) as { timestamp?: number };
  return Date.now() - timestamp < cacheLifetime;
};

/** A refresh token works once, so other tabs wait for the reply, as for that of a session. */
async function askAsPerson(address: string): Promise<void> {
  const reply = await browserTabs().exclusively(async () =>
    (await prefetch(address, { method: 'POST', headers }))?.clone(),
  );
  if (!page || reply?.status !== 200) return;
  const { accessToken } = (await reply.json()) as { accessToken: string };
  const init = { headers: { ...headers, authorization: `Bearer ${accessToken}` } };
  for (const [address, key] of Object.entries<string>(JSON.parse(own)))
    if (!isKept(key)) void prefetch(address, init, `${address} ${accessToken}`);
}

// A failure is met again by whoever needs the reply.
if (!pendingSignOut.isSet()) askAsPerson(session).catch(() => {});
if (seal) void fetchAhead({ seal, page, files: files?.split(' ') ?? [] });
if (also) void prefetch(also, { headers });
