import type { ShellRoute } from '@meritum/shared/programme/routes';
import { LoadedPage } from '../remotes/LoadedPage';
import { PartArea } from '../remotes/PartArea';
import { ownPages, ownPart } from './ownPages';

/** Where one of the shell's own pages stands. */
export function ShellPageArea({ path }: { path: ShellRoute }) {
  return (
    <PartArea part={ownPart}>
      <LoadedPage page={ownPages[path]} />
    </PartArea>
  );
}
