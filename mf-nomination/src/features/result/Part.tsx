import * as design from '@meritum/shared/ui/design.module.css';
import type { ReactNode } from 'react';
import styles from './Part.module.css';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={design.spaceBelow3}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface PartProps {
  title: string;
  about: readonly string[];
  children: ReactNode;
}

/** One of a winner's benefits, beside its buttons. */
export function Part({ title, about, children }: PartProps) {
  return (
    <div className={styles.part}>
      <div className={styles.about}>
        <h3>{title}</h3>
        {about.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div>{children}</div>
    </div>
  );
}
