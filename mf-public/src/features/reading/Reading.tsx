import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import { Prose } from '@meritum/shared/ui/Prose';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useFragmentTarget } from '../fragments/useFragmentTarget';
import styles from './Reading.module.css';
import { useCurrentSection } from './useCurrentSection';

interface ReadingSectionProps {
  /** The fragment in the address: `/terms#judges`. */
  id: string;
  heading: string;
  children: ReactNode;
}

export interface ReadingProps {
  children: readonly ReactElement<ReadingSectionProps, typeof ReadingSection>[];
  /** Numbers the sections, for texts that are quoted by number. */
  numbered?: boolean;
}

/** A long text in sections, with its contents beside it. */
export function Reading({ children, numbered = false }: ReadingProps) {
  const current = useCurrentSection(children.map(({ props: { id } }) => id));
  return (
    <Container className={styles.columns} data-numbered={numbered || undefined}>
      <nav className={styles.contents} aria-label="On this page">
        <p className={styles.title}>On this page</p>
        <ol className={styles.list}>
          {children.map(({ props: { id, heading } }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>{children}</div>
    </Container>
  );
}

/** A section of a long text. */
export function ReadingSection({ id, heading, children }: ReadingSectionProps) {
  const headingId = useId();
  const { anchor, className, ...target } = useFragmentTarget(id);
  return (
    <section
      {...target}
      className={classNames(styles.section, className)}
      aria-labelledby={headingId}
    >
      {anchor}
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <Prose>{children}</Prose>
    </section>
  );
}
