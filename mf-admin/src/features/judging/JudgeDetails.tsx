import { readableAddress } from '@meritum/shared/contracts/addresses';
import { Badge } from '@meritum/shared/ui/Badge';
import { Card } from '@meritum/shared/ui/Card';
import { TextLink } from '@meritum/shared/ui/TextLink';
import type { ReactNode } from 'react';
import { Address } from '../facts/Address';
import styles from './JudgeDetails.module.css';
import { createdText, nameOf, type PendingJudge } from './judge';

/** The dashboard's details of one judge (ADM-006 to ADM-012). */
export function JudgeDetails({ judge }: { judge: PendingJudge }) {
  const { email, emailConfirmed, linkedInUrl, status, company, designation } = judge;
  const { isVerified, reasons = [] } = judge;
  return (
    <Card as="section" className={styles.root} aria-labelledby="selected-judge">
      <h2 id="selected-judge" className={styles.name}>
        {nameOf(judge)}
      </h2>
      <dl className={styles.facts}>
        <Fact term="Email">
          <Address email={email || 'no-email'} emailConfirmed={emailConfirmed} />
        </Fact>
        {linkedInUrl && (
          <Fact term="LinkedIn">
            <TextLink href={linkedInUrl} newTab>
              {readableAddress(linkedInUrl)}
            </TextLink>
          </Fact>
        )}
        <Fact term="Status">
          <Badge>{status}</Badge>
        </Fact>
        <Fact term="Verification">{isVerified ? 'Verified' : 'Not Verified'}</Fact>
        <Fact term="Created at">{createdText(judge)}</Fact>
        <Fact term="Company">{company}</Fact>
        <Fact term="Designation">{designation}</Fact>
      </dl>
      <h3 className={styles.heading}>Reasons</h3>
      {reasons.length === 0 ? (
        <p>No reasons provided.</p>
      ) : (
        <ol className={styles.reasons} aria-label="Reasons">
          {reasons.map(inItsPlace).map(({ key, reason }) => (
            <li key={key}>{reason}</li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Keys by index, because two reasons may be the same. */
const inItsPlace = (reason: string, place: number) => ({ key: `reason ${place}`, reason });

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
