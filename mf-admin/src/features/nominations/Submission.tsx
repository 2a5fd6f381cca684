import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { spelled } from '@meritum/shared/ui/spelled';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { Address } from '../facts/Address';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import { NominationDocument } from './NominationDocument';
import { StandingBadge } from './StandingBadge';
import styles from './Submission.module.css';

/** What the moment is called at which it was given back. */
const givenBackWords = {
  'under-review': 'Returned',
  returned: 'Returned',
  reopened: 'Reopened',
  withdrawn: 'Withdrawn',
} as const;

/** What the nominator sent. */
export function Submission({ nomination }: { nomination: NominationDetail }) {
  const { standing, submittedAt, returned, supportingLinks, essay, linkedInUrl } = nomination;
  return (
    <Panel title="What was sent" actions={<StandingBadge standing={standing} />}>
      <Facts
        facts={[
          { label: 'Nominee', value: nomination.fullName },
          { label: 'Designation', value: nomination.designation },
          { label: 'Organization', value: nomination.organization },
          {
            label: 'E-mail',
            value: <Address email={nomination.email} emailConfirmed={nomination.emailConfirmed} />,
          },
          {
            label: 'LinkedIn',
            value: linkedInUrl && (
              <TextLink href={linkedInUrl} newTab>
                {linkedInUrl}
              </TextLink>
            ),
          },
          { label: 'Category', value: `${nomination.category}, season ${nomination.season}` },
          { label: 'Submitted', value: spelled(submittedAt) },
          { label: givenBackWords[standing], value: returned && spelled(returned.at) },
        ]}
      />
      {returned?.note && <blockquote className={styles.note}>{returned.note}</blockquote>}
      <h3 className={styles.heading}>Essay</h3>
      <p className={styles.essay}>{essay}</p>
      {supportingLinks.length > 0 && (
        <>
          <h3 className={styles.heading}>Links</h3>
          <ul className={styles.links}>
            {supportingLinks.map((link) => (
              <li key={link}>
                <TextLink href={link} newTab>
                  {link}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <NominationDocument nomination={nomination} />
    </Panel>
  );
}
