import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { formatDateTime } from '@meritum/shared/ui/formatDateTime';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Address } from '../facts/Address';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import styles from './Judge.module.css';
import { StateBadge } from './StateBadge';

/** The judge's application. */
export function Application({ judge }: { judge: JudgeDetail }) {
  const { state, answer, linkedInUrl, reasons, deactivated } = judge;
  return (
    <Panel title="Application" actions={<StateBadge state={state} answer={answer} />}>
      <Facts
        facts={[
          { label: 'Designation', value: judge.designation },
          { label: 'Organization', value: judge.organization },
          {
            label: 'Email',
            value: <Address email={judge.email} emailConfirmed={judge.emailConfirmed} />,
          },
          {
            label: 'LinkedIn',
            value: linkedInUrl && (
              <TextLink href={linkedInUrl} newTab>
                {linkedInUrl}
              </TextLink>
            ),
          },
          { label: 'Years of experience', value: judge.experienceYears },
          { label: 'Years of judging', value: judge.judgingYears },
          { label: 'Applied', value: formatDateTime(judge.appliedAt) },
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
