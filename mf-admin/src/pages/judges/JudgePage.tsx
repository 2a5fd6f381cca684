import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { useParams } from '@meritum/shared/router';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { ConsolePage } from '../../features/console/ConsolePage';
import { headingOfOne } from '../../features/console/screens';
import { Panel } from '../../features/facts/Panel';
import { PossibleColleagues } from '../../features/facts/PossibleColleagues';
import { History } from '../../features/history/History';
import { Activity } from '../../features/judges/Activity';
import { Application } from '../../features/judges/Application';
import { ConfirmVerification } from '../../features/judges/ConfirmVerification';
import { DeactivateAction } from '../../features/judges/DeactivateAction';
import { JudgeSettings } from '../../features/judges/JudgeSettings';
import { useJudge } from '../../features/judges/requests';

const heading = headingOfOne('judges');

/** One judge: application, activity, settings and decisions. */
export function JudgePage() {
  const { judgeId = '' } = useParams();
  const query = useJudge(judgeId);
  if (!query.data) {
    return (
      <ConsolePage {...heading}>
        <Loaded query={query} what="the judge">
          {() => null}
        </Loaded>
      </ConsolePage>
    );
  }
  return <Judge judge={query.data} />;
}

function Judge({ judge }: { judge: JudgeDetail }) {
  const { name, email, designation, organization, may, history } = judge;
  return (
    <ConsolePage
      {...heading}
      title={name || email}
      lead={[designation, organization].filter(Boolean).join(', ')}
      actions={
        <>
          <ConfirmVerification judge={judge} />
          <DeactivateAction judge={judge} />
        </>
      }
    >
      <Application judge={judge} />
      <Activity judge={judge} />
      <PossibleColleagues path="nominations" people={judge.possibleColleagues} />
      {may.change && <JudgeSettings judge={judge} />}
      <Panel title="Decisions">
        <History entries={history} />
      </Panel>
    </ConsolePage>
  );
}
