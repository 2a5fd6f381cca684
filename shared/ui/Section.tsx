import { type ComponentProps, type ReactNode, useId } from 'react';
import { Container } from './Container';
import { classNames } from './classNames';
import styles from './Section.module.css';

export type SectionProps = ComponentProps<'section'> & {
  heading?: ReactNode;
  tone?: 'paper' | 'raised' | 'ink' | undefined;
};

/** A band of the page with an h2; with `ink` its content uses the dark scheme. */
export function Section(props: SectionProps) {
  const { heading, tone = 'paper', className, children, ...rest } = props;
  const headingId = useId();
  return (
    <section
      aria-labelledby={heading ? headingId : undefined}
      data-scheme={tone === 'ink' ? 'dark' : undefined}
      className={classNames(styles.root, styles[tone], className)}
      {...rest}
    >
      <Container>
        {heading && (
          <header className={styles.header}>
            <h2 id={headingId}>{heading}</h2>
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}
