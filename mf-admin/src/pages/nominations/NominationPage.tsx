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
import { Voids } from '../../features/results/Voids';

/** One nomination: submission, judges and decisions. */
export function NominationPage() {
  const { nominationId = '' } = useParams();
  const query = useNomination(nominationId);
  return (
    <ConsolePage {...headingOfOne('nominations')} {...(query.data && topOf(query.data))}>
      <Loaded query={query} what="the nomination">
        {(nomination) => <Parts nomination={nomination} />}
      </Loaded>
    </ConsolePage>
  );
}

const topOf = (nomination: NominationDetail) => ({
  title: nomination.fullName,
  lead: `${nomination.designation}, ${nomination.organization}`,
  actions: <EntryActions nomination={nomination} />,
});

function Parts({ nomination }: { nomination: NominationDetail }) {
  const outcome = useOutcome(nomination);
  return (
    <>
      {outcome && <PublishedOutcome result={outcome} />}
      <Submission nomination={nomination} />
      <JudgesOfEntry nomination={nomination} />
      {nomination.tie === null && <Voids nominationId={nomination.id} />}
      <PossibleColleagues path="judges" people={nomination.possibleColleagues} />
      <Conflicts nomination={nomination} />
      <Panel title="Decisions">
        <History entries={nomination.history} />
      </Panel>
    </>
  );
}
