import { ConsolePage } from '../../features/console/ConsolePage';
import { headingOf } from '../../features/console/screens';
import { Profiles } from '../../features/profiles/Profiles';
import { useSeasonShown } from '../../features/season/useSeasonShown';
import { ExportButtons } from '../../features/table/ExportButtons';
import { ProposedImport } from '../../features/winners/ProposedImport';
import { exportWinners, useWinnerLists } from '../../features/winners/requests';
import { WinnerLists } from '../../features/winners/WinnerLists';
import { WinnersImport } from '../../features/winners/WinnersImport';

/** The directory's lists, winners' own profiles, and the import of past years. */
export function WinnersPage() {
  const season = useSeasonShown();
  const query = useWinnerLists();
  return (
    <ConsolePage
      {...headingOf('winners')}
      actions={
        <ExportButtons
          name={season ? `winners-${season}` : 'winners'}
          take={(...file) => exportWinners(season, ...file)}
        />
      }
    >
      <WinnerLists query={query} />
      {query.data?.proposed && <ProposedImport proposed={query.data.proposed} />}
      <Profiles />
      <WinnersImport />
    </ConsolePage>
  );
}
