import type { ShellRoute } from '@meritum/shared/programme/routes';
import { LoadedPage } from '../remotes/LoadedPage';
import { PartArea } from '../remotes/PartArea';
import { ownPages, ownPart } from './ownPages';

/** Renders one of the shell's own pages. */
export function ShellPageArea({ path }: { path: ShellRoute }) {
  return (
    <PartArea part={ownPart}>
      <LoadedPage page={ownPages[path]} />
    </PartArea>
  );
}
