import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import { Prose } from '@meritum/shared/ui/Prose';
import { type ReactElement, type ReactNode, useId, useSyncExternalStore } from 'react';
import { useFragmentTarget } from '../fragments/useFragmentTarget';
import styles from './Reading.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** The share of the window's height above which the section that is being read begins. */
const readingLine = 0.4;

/** The last section above the reading line, or the first one. */
function currentOf(ids: readonly string[]): string | undefined {
  const line = window.innerHeight * readingLine;
  const begins = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
  return ids.findLast((id) => (begins(id) ?? Number.POSITIVE_INFINITY) <= line) ?? ids[0];
}

/** The id of the section being read; the first until the page can be measured. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => currentOf(ids),
    () => ids[0],
  );
}

interface ReadingSectionProps {
  /** The fragment in the address: `/terms#judges`. */
  id: string;
  heading: string;
  children: ReactNode;
}

export interface ReadingProps {
  children: readonly ReactElement<ReadingSectionProps, typeof ReadingSection>[];
  /** Numbers the sections, for texts that are cited by number. */
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
