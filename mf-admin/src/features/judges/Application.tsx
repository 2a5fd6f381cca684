import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { formatDateTime } from '@meritum/shared/programme/moments';
import * as design from '@meritum/shared/ui/design.module.css';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Panel } from '../facts/Panel';
import { Reasons } from '../facts/Reasons';
import { ApplicationFacts } from './ApplicationFacts';
import { StateBadge } from './StateBadge';

export function Application({ judge }: { judge: JudgeDetail }) {
  const { state, answer, reasons, deactivated } = judge;
  return (
    <Panel title="Application" actions={<StateBadge state={state} answer={answer} />}>
      <ApplicationFacts
        applicant={judge}
        more={[
          { label: 'Accepted by', value: judge.verifiedBy.join(', ') },
          { label: 'Deactivated', value: deactivated && formatDateTime(deactivated.at) },
        ]}
      />
      {reasons.length > 0 && (
        <>
          <h3 className={design.textL}>Reasons to judge</h3>
          <Reasons reasons={reasons} />
        </>
      )}
      {state === 'waiting' && (
        <p>
          <ConsoleLink to={`${consolePath('queue')}?search=${encodeURIComponent(judge.email)}`}>
            Accept or reject this applicant
          </ConsoleLink>
        </p>
      )}
    </Panel>
  );
}
