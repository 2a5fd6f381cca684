import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { useParams } from '@meritum/shared/router';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { ConsolePage } from '../../features/console/ConsolePage';
import { headingOfOne } from '../../features/console/screens';
import { Panel } from '../../features/facts/Panel';
import { PossibleColleagues } from '../../features/facts/PossibleColleagues';
import { History } from '../../features/history/History';
import { Conflicts } from '../../features/nominations/Conflicts';
import { EntryActions } from '../../features/nominations/EntryActions';
import { JudgesOfEntry } from '../../features/nominations/JudgesOfEntry';
import { useNomination } from '../../features/nominations/requests';
import { Submission } from '../../features/nominations/Submission';
import { PublishedOutcome, useOutcome } from '../../features/results/PublishedOutcome';
import { useVoids } from '../../features/results/requests';
import { Voids } from '../../features/results/Voids';

const heading = headingOfOne('nominations');

/** One nomination: submission, judges and decisions. */
export function NominationPage() {
  const { nominationId = '' } = useParams();
  const query = useNomination(nominationId);
  if (!query.data) {
    return (
      <ConsolePage {...heading}>
        <Loaded query={query} what="the nomination">
          {() => null}
        </Loaded>
      </ConsolePage>
    );
  }
  return <Nomination nomination={query.data} />;
}

function Nomination({ nomination }: { nomination: NominationDetail }) {
  const { id, fullName, designation, organization, history, tie } = nomination;
  const voids = useVoids();
  const outcome = useOutcome(nomination);
  return (
    <ConsolePage
      {...heading}
      title={fullName}
      lead={`${designation}, ${organization}`}
      actions={<EntryActions nomination={nomination} voids={voids.data?.voids} />}
    >
      {outcome && <PublishedOutcome result={outcome} />}
      <Submission nomination={nomination} />
      <JudgesOfEntry nomination={nomination} voids={voids.data?.voids} />
      {tie === null && <Voids nominationId={id} query={voids} />}
      <PossibleColleagues path="judges" people={nomination.possibleColleagues} />
      <Conflicts nomination={nomination} />
      <Panel title="Decisions">
        <History entries={history} />
      </Panel>
    </ConsolePage>
  );
}
