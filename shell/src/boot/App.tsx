import { type RemoteName, routeOwners } from '@meritum/shared/programme/routes';
import { useRoutes } from '@meritum/shared/router';
import { PageNotFound } from '@meritum/shared/ui/PageNotFound';
import { Layout } from '../layout/Layout';
import { RemoteArea } from '../remotes/RemoteArea';

const remoteRoutes = (Object.keys(routeOwners) as RemoteName[]).flatMap((remote) =>
  routeOwners[remote].map((path) => ({
    path,
    element: <RemoteArea key={remote} remote={remote} path={path} />,
  })),
);

const routes = [...remoteRoutes, { path: '*', element: <PageNotFound /> }];

/** The whole site below its router; the same tree in the browser and when pages are prerendered. */
export function App() {
  return <Layout>{useRoutes(routes)}</Layout>;
}
