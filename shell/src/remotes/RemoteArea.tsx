import type { RemoteName } from '@meritum/shared/programme/routes';
import { useLocation, useRoutes } from '@meritum/shared/router';
import { PartArea, useAttempt } from './PartArea';
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
  return useRoutes([...routes]);
}
