import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { useParams } from '@meritum/shared/router';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { Panel } from '../../features/facts/Panel';
import { PossibleColleagues } from '../../features/facts/PossibleColleagues';
import { History } from '../../features/history/History';
import { Activity } from '../../features/judges/Activity';
import { Application } from '../../features/judges/Application';
import { JudgeActs } from '../../features/judges/JudgeActs';
import { JudgeSettings } from '../../features/judges/JudgeSettings';
import { ofSeason, useSeasonShown } from '../../features/season/useSeasonShown';

export function JudgePage() {
  const { judgeId = '' } = useParams();
  const query = useCall('getJudge', { query: { judgeId, ...ofSeason(useSeasonShown()) } });
  return (
    <ConsolePage {...(query.data && topOf(query.data))}>
      <Loaded query={query} what="the judge">
        {(judge) => (
          <>
            <Application judge={judge} />
            <Activity judge={judge} />
            <PossibleColleagues path="nominations" people={judge.possibleColleagues} />
            {judge.may.change && <JudgeSettings judge={judge} />}
            <Panel title="Decisions">
              <History entries={judge.history} />
            </Panel>
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}

const topOf = (judge: JudgeDetail) => ({
  title: judge.name || judge.email,
  lead: [judge.designation, judge.organization].filter(Boolean).join(', '),
  actions: <JudgeActs judge={judge} />,
});
