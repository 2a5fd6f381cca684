import type { Season } from '@meritum/shared/contracts/seasons';
import { Notice } from '@meritum/shared/ui/Notice';
import { actorOf } from '../audit/people';
import { useNewestAbout } from '../audit/requests';
import { When } from '../table/When';
import { formatValue, pathLabel } from './change';
import type { Difference } from './rebase';

interface Props {
  season: Season;
  changes: readonly Difference[];
}

/** What somebody else has changed since the form was opened, which keeps its own changes. */
export function ChangedMeanwhile({ season, changes }: Props) {
  const audit = useNewestAbout(season.id);
  const [last] = audit.data?.entries ?? [];
  return (
    <Notice kind="warning" title="This season was changed while you edited it">
      {last && (
        <p>
          By {actorOf(last).name}, <When at={last.at} />. Your own changes are kept.
        </p>
      )}
      <ul>
        {changes.map(({ pointer, after }) => (
          <li key={pointer}>
            {pathLabel(pointer, season)}: {formatValue(pointer, after)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
