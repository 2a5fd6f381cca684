import { addresses } from '../../../mf-public/src/register';

/** A page that is compared with its copy without scripts. */
export interface ComparedPage {
  name: 'home' | 'winners' | 'profile';
  path: string;
}

const profile = '/featured-winner/bodhi-larkensvale';

export const comparedPages: readonly ComparedPage[] = [
  { name: 'home', path: '/' },
  { name: 'winners', path: '/winners' },
  { name: 'profile', path: profile },
];

/** The paths of the site map; empty if there is none. */
async function mapped(address: string): Promise<string[]> {
  const reply = await fetch(`${address}/sitemap.xml`);
  if (!reply.ok) return [];
  const locations = (await reply.text()).matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g);
  return [...locations].flatMap(([, location]) =>
    location && URL.canParse(location) ? [new URL(location).pathname] : [],
  );
}

/**
 * All public pages. Pages with a parameter differ only in their texts: the compared profile
 * represents them, or the first one in the site map.
 */
export async function markedPaths(address: string): Promise<string[]> {
  const map = await mapped(address);
  return addresses.flatMap((route) => {
    if (!route.includes(':')) return [route];
    const pattern = new RegExp(`^${route.replace(/:\w+/, '[^/]+')}$`);
    if (pattern.test(profile)) return [profile];
    const first = map.find((path) => pattern.test(path));
    return first ? [first] : [];
  });
}
