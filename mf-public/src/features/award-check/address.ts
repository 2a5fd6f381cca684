import { copiedPart } from '@meritum/shared/contracts/copied-part';
import { parsedAddress } from '@meritum/shared/contracts/web-host';
import { site } from '@meritum/shared/programme/site';

const id = /^[\w-]{22}$/;

const urlOf = (text: string): URL | undefined =>
  parsedAddress(text) ?? parsedAddress(`https://${text}`);

/**
 * The id of an award in a typed or scanned text: the id itself, or its address at this site.
 * @param host the page's
 */
export function idIn(typed: string, host: string): { id: string } | { error: string } {
  const text = typed
    .replace(/[\s\p{C}]/gu, '')
    .replace(/^.*?(?=https?:)/i, '')
    .replace(/^[^\w-]+|[^\w-]+$/g, '');
  if (id.test(text)) return { id: text };
  const error = 'Enter the whole address below the code, or the 22 characters at its end.';
  const url = text.includes('/') ? urlOf(text) : undefined;
  if (!url) return { error };
  const ours = new URL(site.origin).host;
  if (url.host !== host && url.host !== ours)
    return {
      error: `This address is at ${url.host || 'no site'}. Ours begin with ${ours}/verify/.`,
    };
  const found = copiedPart(
    url.searchParams.get('id') ??
      url.pathname.replace(/%../g, '').split('/').filter(Boolean).at(-1) ??
      '',
  );
  return url.pathname.startsWith('/verify') && id.test(found) ? { id: found } : { error };
}

/** The id in the page's address, typed into the form if no script ran. */
export function idAskedFor(given: string): string {
  const found = idIn(given, window.location.host);
  return 'id' in found ? found.id : copiedPart(given);
}
