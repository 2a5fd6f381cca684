import type { Assignment } from '@meritum/shared/contracts/assignments';
import { labelledTexts, shownToJudges } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { SubmittedText } from '@meritum/shared/forms/SubmittedText';
import { Card } from '@meritum/shared/ui/Card';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { DocumentReader } from '../document/DocumentReader';
import { Notes } from '../notes/Notes';
import { ScrollBox } from '../reading/ScrollBox';
import styles from './Assignments.module.css';
import { SupportingLinks } from './SupportingLinks';

interface Props {
  uid: string;
  assignment: Assignment;
  /** Its position among all assignments, such as 'Entry 3 of 12 assigned to you'. */
  position: string;
}

/** The judged content: the texts declared for judges and the materials, nothing else (JUD-024 to JUD-029). */
export function Entry({ uid, assignment, position }: Props) {
  const { id, supportingLinks, document } = assignment;
  const { fullName, organization, line, essay, ...others } = takeFields(shownToJudges, assignment);
  return (
    <Card as="article" aria-labelledby="entry-name" className={design.grid3}>
      <header>
        <p className={classNames(design.eyebrow, design.accent)}>{position}</p>
        <h2
          id="entry-name"
          tabIndex={-1}
          className={classNames(design.spaceAboveHalf, design.text2xl, design.anywhere)}
        >
          {fullName}
        </h2>
        <p className={styles.organization}>{organization}</p>
        {line && <p className={styles.line}>{line}</p>}
      </header>
      <Essay text={essay} />
      {labelledTexts(others).map(({ name, label, control, text }) =>
        control === 'essay' ? (
          <Essay key={name} text={text} label={label} />
        ) : (
          text.trim() && (
            <p key={name} className={styles.organization}>
              {label}: <SubmittedText control={control} text={text} />
            </p>
          )
        ),
      )}
      {(supportingLinks.length > 0 || document) && (
        <section className={styles.materials} aria-labelledby="supporting-materials">
          <h3 id="supporting-materials">Supporting Materials</h3>
          {document && (
            <DocumentReader
              key={id}
              assignmentId={id}
              document={document}
              beside={<Essay text={essay} label="Essay beside the document" />}
            />
          )}
          <SupportingLinks key={`links ${id}`} assignment={assignment} />
        </section>
      )}
      <Notes key={id} uid={uid} assignmentId={id} />
    </Card>
  );
}

/** Several blank lines in a row, which could push text out of sight. */
const blankLines = /\n(?:[^\S\n]*\n){2,}/g;

/** The essay with runs of blank lines shortened; beyond 400 px it scrolls (JUD-029). */
export function Essay({ text, label = 'Essay' }: { text: string; label?: string }) {
  return (
    <ScrollBox label={label} className={styles.essay}>
      <p>{text.trim().replace(blankLines, '\n\n') || 'No description provided.'}</p>
    </ScrollBox>
  );
}
