import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Panel } from '../facts/Panel';
import { ApplicationFacts } from './ApplicationFacts';
import styles from './Judge.module.css';
import { StateBadge } from './StateBadge';

/** The judge's application. */
export function Application({ judge }: { judge: JudgeDetail }) {
  const { state, answer, reasons, deactivated } = judge;
  return (
    <Panel title="Application" actions={<StateBadge state={state} answer={answer} />}>
      <ApplicationFacts
        applicant={judge}
        more={[
          { label: 'Verified by', value: judge.verifiedBy.join(', ') },
          { label: 'Deactivated', value: deactivated && formatDateTime(deactivated.at) },
        ]}
      />
      {reasons.length > 0 && (
        <>
          <h3 className={styles.heading}>Reasons to judge</h3>
          <ol className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ol>
        </>
      )}
      {state === 'waiting' && (
        <p>
          <ConsoleLink to={`${consolePath('queue')}?search=${encodeURIComponent(judge.email)}`}>
            Verify or reject this applicant
          </ConsoleLink>
        </p>
      )}
    </Panel>
  );
}
