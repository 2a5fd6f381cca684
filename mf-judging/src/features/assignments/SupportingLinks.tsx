import { call } from '@meritum/shared/client/call';
import type { Assignment } from '@meritum/shared/contracts/assignments';
import { AnsweredButton } from '@meritum/shared/forms/AnsweredButton';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { useState } from 'react';
import styles from './Assignments.module.css';
import { linkText } from './addresses';

/** The links of an entry, each with a way to report it; use the assignment's id as key. */
export function SupportingLinks({ assignment }: { assignment: Assignment }) {
  const { id: assignmentId, supportingLinks, reportedLinks = [] } = assignment;
  const [reportedNow, setReportedNow] = useState<readonly string[]>([]);
  const report = async (url: string) => {
    await call('reportTechAssignmentLink', { params: { assignmentId }, body: { url } });
    setReportedNow([...reportedNow, url]);
  };
  if (supportingLinks.length === 0) return null;
  return (
    <>
      <ul className={styles.links}>
        {supportingLinks.map((link) => (
          <li key={link.url}>
            <TextLink href={link.url} newTab>
              {linkText(link)}
            </TextLink>
            {[...reportedLinks, ...reportedNow].includes(link.url) ? (
              <p className={design.minor}>You have reported that it does not open.</p>
            ) : (
              <AnsweredButton
                variant="quiet"
                className={design.inLine}
                busyLabel="Reporting..."
                act={() => report(link.url)}
                failedText="Could not report the link."
              >
                Report that it does not open
                <VisuallyHidden>: {linkText(link)}</VisuallyHidden>
              </AnsweredButton>
            )}
          </li>
        ))}
      </ul>
      <p className={design.minor}>
        These links lead to other sites, which see that somebody opened them. Do not ask for access
        there: the owner would see who you are. Report the link instead; its owner is not told who
        did.
      </p>
    </>
  );
}
