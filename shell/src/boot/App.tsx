import { prefixes, remoteNames, shellRoutes } from '@meritum/shared/programme/routes';
import { useRoutes } from '@meritum/shared/router';
import { Layout } from '../layout/Layout';
import { ShellPageArea } from '../pages/ownPages';
import { RemoteArea } from '../remotes/RemoteArea';

const remoteRoutes = remoteNames.map((remote) => ({
  path: prefixes[remote] === '/' ? '*' : `${prefixes[remote]}/*`,
  element: <RemoteArea key={remote} remote={remote} />,
}));

const ownRoutes = shellRoutes.map((path) => ({
  path,
  element: <ShellPageArea key={path} path={path} />,
}));

const routes = [...remoteRoutes, ...ownRoutes];

/** The whole site below its router; the same tree in the browser and in prerendering. */
export function App() {
  return <Layout>{useRoutes(routes)}</Layout>;
}
