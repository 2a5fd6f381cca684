import { pendingSignOut } from '@meritum/shared/auth/pendingSignOut';
import { browserTabs } from '@meritum/shared/auth/tabs';
import { signedInHereKey } from '@meritum/shared/client/localKeys';
import { readLocal } from '@meritum/shared/client/localStore';
import { prefetch } from '@meritum/shared/client/prefetch';
import { cacheLifetime } from '@meritum/shared/client/statusCache';
import { fetchForShell, fetchRemote } from './ahead';

// The text for browsers without scripts is hidden while the shell loads, unless loading fails.
const { dataset: page } = document.documentElement;
page.starting = '';
addEventListener('error', () => delete page.starting, true);

/** Inlined in pages drawn in the browser: requests what they need while the shell loads. */
const { dataset } = document.currentScript as HTMLScriptElement;
const { session = '', own = '{}', seal, files, prefix, also } = dataset;
const isPortal = location.pathname === prefix;
const isKnown = readLocal(signedInHereKey) !== undefined;
const pages = [...(isPortal ? ['portal'] : []), ...(isKnown ? [] : ['signed-out'])];
const headers = { accept: 'application/json' };

const isKept = (key: string) => {
  const { timestamp = 0 } = (readLocal(key) ?? {}) as { timestamp?: number };
  return Date.now() - timestamp < cacheLifetime;
};

function askForOthers() {
  if (files) fetchForShell(files.split(' '));
  if (also) void prefetch(also, { headers });
}

/** A refresh token works once, so other tabs wait. It goes first: HTTP/1.1 sends six at a time. */
async function askAsPerson(address: string): Promise<void> {
  const reply = await browserTabs().exclusively(async () => {
    const asked = prefetch(address, { method: 'POST', headers });
    askForOthers();
    return (await asked)?.clone();
  });
  if (!isPortal || reply?.status !== 200) return;
  const { accessToken } = (await reply.json()) as { accessToken: string };
  const init = { headers: { ...headers, authorization: `Bearer ${accessToken}` } };
  for (const [address, key] of Object.entries<string>(JSON.parse(own)))
    if (!isKept(key)) void prefetch(address, init, `${address} ${accessToken}`);
}

if (seal) void fetchRemote(seal, pages);
// Ignored: whoever needs the reply meets the failure again.
if (pendingSignOut.isSet()) askForOthers();
else askAsPerson(session).catch(() => {});
