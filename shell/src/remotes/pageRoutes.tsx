import type { RemoteRoute } from '@meritum/shared/federation/contract';
import { prefixes, type RemoteName } from '@meritum/shared/programme/routes';
import { matchRoutes, type RouteObject } from '@meritum/shared/router';
import { PageNotFound } from '@meritum/shared/ui/PageNotFound';
import type { ComponentType } from 'react';
import { LoadedPage } from './LoadedPage';
import { Loading } from './Loading';
import { loadFrom } from './Part';

export type PageRoute = RouteObject & { page?: Loading<ComponentType> };

interface Around {
  remote: RemoteName;
  /** Identifies the route within its remote. */
  id: string;
  title: string | undefined;
  waiting: ComponentType | undefined;
}

const nothing = <PageNotFound />;

function pageOf({ load }: RemoteRoute, remote: RemoteName) {
  return load && new Loading(() => loadFrom(remote, load));
}

function pageRoute(
  route: RemoteRoute,
  { remote, id, title, waiting }: Around,
  page = pageOf(route, remote),
): PageRoute {
  const own = route.title ?? title;
  const { path, children } = route;
  const shown = page && { page, waiting };
  if (children) {
    const element = shown && { page, element: <LoadedPage key={id} {...shown} /> };
    const around = { remote, id, title: own, waiting: route.waiting ?? waiting };
    // Unmatched addresses show the not-found page without this layout.
    if (path === '') return { ...element, children: pagesOf(children, around) };
    return { path, ...element, children: listOf(children, around) };
  }
  const element = shown ? <LoadedPage key={id} {...shown} title={own} /> : nothing;
  return { ...(path === '' ? { index: true } : { path }), ...(page && { page }), element };
}

/** Routes with the same loader share one page: React keeps its state by the key. */
function pagesOf(routes: readonly RemoteRoute[], around: Around): PageRoute[] {
  const made: PageRoute[] = [];
  for (const [index, route] of routes.entries()) {
    const alike = routes.findIndex((each) => isSamePage(each, route));
    const first = alike < 0 ? index : alike;
    made.push(pageRoute(route, { ...around, id: `${around.id}.${first}` }, made[first]?.page));
  }
  return made;
}

const isSamePage = (one: RemoteRoute, other: RemoteRoute) =>
  one.load !== undefined && one.load === other.load && !one.children && !other.children;

/** Routes on one level; an unmatched address is not found. */
function listOf(routes: readonly RemoteRoute[], around: Around): PageRoute[] {
  const start = routes.some(({ path }) => path === '') ? [] : [{ index: true, element: nothing }];
  return [...pagesOf(routes, around), ...start, { path: '*', element: nothing }];
}

export function pageRoutes(remote: RemoteName, routes: readonly RemoteRoute[]): PageRoute[] {
  return listOf(routes, { remote, id: remote, title: undefined, waiting: undefined });
}

/** The pages rendered at an address, outermost first; none if nothing matches. */
export function pagesAt(remote: RemoteName, routes: readonly PageRoute[], address: string) {
  const matches = matchRoutes([...routes], address, prefixes[remote]) ?? [];
  return matches.flatMap(({ route }) => route.page ?? []);
}
