import { download } from '@meritum/shared/client/download';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { Profiles } from '../../features/profiles/Profiles';
import { ofSeason, useSeasonShown } from '../../features/season/useSeasonShown';
import { ExportButtons } from '../../features/table/ExportButtons';
import { ProposedImport } from '../../features/winners/ProposedImport';
import { WinnerLists } from '../../features/winners/WinnerLists';
import { WinnersImport } from '../../features/winners/WinnersImport';

/** The directory's lists, winners' own profiles, and the import of past years. */
export function WinnersPage() {
  const season = useSeasonShown();
  const query = useCall('listWinnerLists', { query: ofSeason(season) });
  return (
    <ConsolePage
      actions={
        <ExportButtons
          name={season ? `winners-${season}` : 'winners'}
          take={(format, file) =>
            download('exportWinners', file, { query: { format, ...(season && { year: season }) } })
          }
        />
      }
    >
      <Loaded query={query} what="the lists">
        {({ lists }) => <WinnerLists lists={lists} />}
      </Loaded>
      {query.data?.proposed && <ProposedImport proposed={query.data.proposed} />}
      <Profiles />
      <WinnersImport />
    </ConsolePage>
  );
}
