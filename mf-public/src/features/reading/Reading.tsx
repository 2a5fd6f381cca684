import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import { Prose } from '@meritum/shared/ui/Prose';
import type { ReactNode } from 'react';
import { useFragmentTarget } from '../fragments/useFragmentTarget';
import styles from './Reading.module.css';

export interface ReadingSection {
  /** The fragment in the address: `/terms#judges`. */
  id: string;
  heading: string;
  content: ReactNode;
}

interface ReadingProps {
  sections: readonly ReadingSection[];
  /** Numbers the sections, for texts that are quoted by number. */
  numbered?: boolean;
}

/** A long text in sections, with its contents beside it. */
export function Reading({ sections, numbered = false }: ReadingProps) {
  return (
    <Container className={styles.columns} data-numbered={numbered || undefined}>
      <nav className={styles.contents} aria-label="On this page">
        <p className={styles.title}>On this page</p>
        <ol className={styles.list}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map((section) => (
          <Part key={section.id} {...section} />
        ))}
      </div>
    </Container>
  );
}

function Part({ id, heading, content }: ReadingSection) {
  const { anchor, className, ...target } = useFragmentTarget(id);
  return (
    <section
      {...target}
      className={classNames(styles.section, className)}
      aria-labelledby={`${id}-heading`}
    >
      {anchor}
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <Prose>{content}</Prose>
    </section>
  );
}
