import type { RemoteRoute } from '@meritum/shared/federation/contract';
import { prefixes, type RemoteName } from '@meritum/shared/programme/routes';
import { matchRoutes, type RouteObject } from '@meritum/shared/router';
import { PageNotFound } from '@meritum/shared/ui/PageNotFound';
import type { ComponentType } from 'react';
import { LoadedPage } from './LoadedPage';
import { Loading } from './Loading';
import { loadFrom } from './Part';

/** A route as react-router knows it, with the page that is loaded for it. */
export type PageRoute = RouteObject & { page?: Loading<ComponentType> };

/** What a route has from those around it. */
interface Around {
  remote: RemoteName;
  /** Tells it from all other routes of its remote. */
  id: string;
  title: string | undefined;
  /** What is drawn while its page is on the way. */
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
    // A frame without a path of its own stands around its pages alone: what none of them has is not
    // found beside it.
    if (path === '') return { ...element, children: pagesOf(children, around) };
    return { path, ...element, children: listOf(children, around) };
  }
  const element = shown ? <LoadedPage key={id} {...shown} title={own} /> : nothing;
  return { ...(path === '' ? { index: true } : { path }), ...(page && { page }), element };
}

/** Those that load the very same are one page: React keeps it from one to the other by its key. */
function pagesOf(routes: readonly RemoteRoute[], around: Around): PageRoute[] {
  const made: PageRoute[] = [];
  for (const [place, route] of routes.entries()) {
    const alike = routes.findIndex((each) => isSamePage(each, route));
    const first = alike < 0 ? place : alike;
    made.push(pageRoute(route, { ...around, id: `${around.id}.${first}` }, made[first]?.page));
  }
  return made;
}

const isSamePage = (one: RemoteRoute, other: RemoteRoute) =>
  one.load !== undefined && one.load === other.load && !one.children && !other.children;

/** Routes beside each other; an address that none of them has is not found. */
function listOf(routes: readonly RemoteRoute[], around: Around): PageRoute[] {
  const start = routes.some(({ path }) => path === '') ? [] : [{ index: true, element: nothing }];
  return [...pagesOf(routes, around), ...start, { path: '*', element: nothing }];
}

/** What a remote registers, for react-router. */
export function pageRoutes(remote: RemoteName, routes: readonly RemoteRoute[]): PageRoute[] {
  return listOf(routes, { remote, id: remote, title: undefined, waiting: undefined });
}

/** The pages that are drawn at an address, outermost first; none where nothing is found. */
export function pagesAt(remote: RemoteName, routes: readonly PageRoute[], address: string) {
  const matches = matchRoutes([...routes], address, prefixes[remote]) ?? [];
  return matches.flatMap(({ route }) => route.page ?? []);
}
