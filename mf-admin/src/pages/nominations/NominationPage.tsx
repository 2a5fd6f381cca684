import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { useParams } from '@meritum/shared/router';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { useMay } from '../../features/access/role';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { Panel } from '../../features/facts/Panel';
import { PossibleColleagues } from '../../features/facts/PossibleColleagues';
import { History } from '../../features/history/History';
import { Conflicts } from '../../features/nominations/Conflicts';
import { JudgesOfEntry } from '../../features/nominations/JudgesOfEntry';
import { ReturnAction } from '../../features/nominations/ReturnAction';
import { Submission } from '../../features/nominations/Submission';
import { Notes } from '../../features/notes/Notes';
import { Correction } from '../../features/results/Correction';
import { PublishedOutcome } from '../../features/results/PublishedOutcome';
import { Revocation } from '../../features/results/Revocation';
import { useEntryRatings } from '../../features/results/requests';
import { useVoiding } from '../../features/results/useVoiding';
import { Voids } from '../../features/results/Voids';
import { RowMenu } from '../../features/table/RowMenu';

interface Props {
  nomination: NominationDetail;
}

/** One nomination, with judging and decisions as far as the reader may see them. */
export function NominationPage() {
  const { nominationId = '' } = useParams();
  const query = useCall('getNomination', { query: { nominationId } });
  return (
    <ConsolePage {...(query.data && topOf(query.data))}>
      <Loaded query={query} what="the nomination">
        {(nomination) => <Parts nomination={nomination} />}
      </Loaded>
    </ConsolePage>
  );
}

const topOf = (nomination: NominationDetail) => ({
  title: nomination.fullName,
  lead: `${nomination.designation}, ${nomination.organization}`,
  actions: <Decisions nomination={nomination} />,
});

/** Decisions that the server allows now. */
function Decisions({ nomination }: Props) {
  const { actionsFor, dialog } = useVoiding(nomination);
  const { voidableFor = [] } = useEntryRatings(nomination).data ?? {};
  const { id, fullName, may, returnProposed } = nomination;
  const what = `the nomination of ${fullName}`;
  return (
    <>
      {may.return && !returnProposed && <ReturnAction nomination={nomination} />}
      <RowMenu name={what} actions={actionsFor(what, { kind: 'entry', id }, voidableFor)} />
      {dialog}
    </>
  );
}

function Parts({ nomination }: Props) {
  const mayAudit = useMay()('listAudit');
  const { id: nominationId, fullName, may, returnProposed } = nomination;
  const { result, recognition, correction } = useEntryRatings(nomination).data ?? {};
  return (
    <>
      {may.return && returnProposed && (
        <Panel title="Proposal to return it">
          <ReturnAction nomination={nomination} />
        </Panel>
      )}
      {result && <PublishedOutcome result={result} />}
      {recognition && (
        <Revocation nominationId={nominationId} fullName={fullName} state={recognition} />
      )}
      {correction && <Correction nominationId={nominationId} state={correction} />}
      <Submission nomination={nomination} isPublished={Boolean(result)} />
      <Notes about={{ noun: 'nomination', id: nominationId }} />
      <JudgesOfEntry nomination={nomination} />
      {nomination.judging && <Voids nominationId={nominationId} />}
      <PossibleColleagues path="judges" people={nomination.possibleColleagues} />
      <Conflicts nomination={nomination} />
      <Panel title="Decisions">
        <History
          entries={nomination.history}
          none={
            mayAudit
              ? 'No decisions about the nomination itself. Those about its judges and ratings are in Audit.'
              : 'No decisions about the nomination yet.'
          }
        />
      </Panel>
    </>
  );
}
