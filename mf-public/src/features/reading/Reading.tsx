import { Container } from '@meritum/shared/ui/Container';
import { Prose } from '@meritum/shared/ui/Prose';
import type { ReactNode } from 'react';
import styles from './Reading.module.css';

export interface ReadingSection {
  /** Part of the address: `/terms#judges`. */
  id: string;
  heading: string;
  content: ReactNode;
}

interface ReadingProps {
  sections: readonly ReadingSection[];
  /** Numbers the sections, as texts that are quoted by number need. */
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
        {sections.map(({ id, heading, content }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`} className={styles.heading}>
              {heading}
            </h2>
            <Prose>{content}</Prose>
          </section>
        ))}
      </div>
    </Container>
  );
}
