import type { RemoteName } from '@meritum/shared/programme/routes';
import { useLocation, useRoutes } from '@meritum/shared/router';
import { PartArea, useAttempt } from './PartArea';
import { pagesAt } from './pageRoutes';
import { type RemotePart, remoteParts } from './RemotePart';

/** Renders a remote, which registers all pages below its prefix. */
export function RemoteArea({ remote }: { remote: RemoteName }) {
  const part = remoteParts[remote];
  return (
    <PartArea part={part}>
      <Routes part={part} />
    </PartArea>
  );
}

function Routes({ part }: { part: RemotePart }) {
  useAttempt();
  const { pathname } = useLocation();
  const routes = part.at(pathname).read();
  // Those inside another one too, so that each is not first asked for by the one around it.
  for (const page of pagesAt(part.name, routes, pathname)) void page.load();
  return useRoutes([...routes]);
}
