import { Badge } from '@meritum/shared/ui/Badge';
import * as design from '@meritum/shared/ui/design.module.css';
import { Address } from '../facts/Address';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import { profileFact } from '../facts/profileFact';
import { Reasons } from '../facts/Reasons';
import { createdText, judgeName, type PendingJudge } from './judge';

/** The dashboard's details of one judge (ADM-006 to ADM-012). */
export function JudgeDetails({ judge }: { judge: PendingJudge }) {
  const { email, emailConfirmed, linkedInUrl, isVerified, reasons = [] } = judge;
  return (
    <Panel title={judgeName(judge)}>
      <Facts
        facts={[
          {
            label: 'Email',
            value: <Address email={email || 'no-email'} emailConfirmed={emailConfirmed} />,
          },
          profileFact(linkedInUrl),
          { label: 'Status', value: <Badge>{judge.status}</Badge> },
          { label: 'Verification', value: isVerified ? 'Verified' : 'Not Verified' },
          { label: 'Created at', value: createdText(judge) },
          { label: 'Company', value: judge.company },
          { label: 'Designation', value: judge.designation },
        ]}
      />
      <h3 className={design.textL}>Reasons</h3>
      {reasons.length === 0 ? <p>No reasons provided.</p> : <Reasons reasons={reasons} />}
    </Panel>
  );
}
