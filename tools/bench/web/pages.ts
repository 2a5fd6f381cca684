import { routes } from '../../../mf-public/src/register';

/** A page that is compared with a static one. */
export interface ComparedPage {
  name: 'home' | 'winners' | 'profile';
  path: string;
  /** Whether its words must be there without scripts; else those of the page once it is complete count. */
  readBy: 'anybody' | 'scripts';
}

/** The profile whose texts the static page repeats. */
const profile = '/featured-winner/bodhi-larkensvale';

export const comparedPages: readonly ComparedPage[] = [
  { name: 'home', path: '/', readBy: 'anybody' },
  // Winners are published without a build (docs/decisions/0072).
  { name: 'winners', path: '/winners', readBy: 'scripts' },
  { name: 'profile', path: profile, readBy: 'anybody' },
];

const publicRoutes = routes.map(({ path }) => path);

/** The pages of the site map, by path; none where the site has no map. */
async function mapped(address: string): Promise<string[]> {
  const reply = await fetch(`${address}/sitemap.xml`);
  if (!reply.ok) return [];
  const locations = (await reply.text()).matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g);
  return [...locations].flatMap(([, location]) =>
    location && URL.canParse(location) ? [new URL(location).pathname] : [],
  );
}

/**
 * Every public page; of the pages that a parameter makes, which are one page with other texts, the
 * profile compared and the first of the others in the site map.
 */
export async function markedPaths(address: string): Promise<string[]> {
  const map = await mapped(address);
  return publicRoutes.flatMap((route) => {
    if (!route.includes(':')) return [route];
    const pattern = new RegExp(`^${route.replace(/:\w+/, '[^/]+')}$`);
    if (pattern.test(profile)) return [profile];
    const first = map.find((path) => pattern.test(path));
    return first ? [first] : [];
  });
}
