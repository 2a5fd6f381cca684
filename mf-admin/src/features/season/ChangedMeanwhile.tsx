import type { Season } from '@meritum/shared/contracts/seasons';
import { Notice } from '@meritum/shared/ui/Notice';
import { LastChange } from '../audit/LastChange';
import { formatValue, pathLabel } from './change';
import type { Difference } from './rebase';

interface Props {
  season: Season;
  changes: readonly Difference[];
}

/** What somebody else has changed since the form was opened, which keeps its own changes. */
export function ChangedMeanwhile({ season, changes }: Props) {
  return (
    <Notice kind="warning" title="This season was changed while you edited it">
      <p>Your own changes are kept.</p>
      <LastChange about={season.id} />
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
