import { Card } from '@meritum/shared/ui/Card';
import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface Props {
  /** For links to this part. */
  id?: string;
  heading: string;
  /** What this part is for. */
  about?: ReactNode;
  children: ReactNode;
}

/** One part of the account page: what it is about, and beside it what can be done. */
export function Panel({ id: anchor, heading, about, children }: Props) {
  const id = useId();
  return (
    <section id={anchor} className={styles.root} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{heading}</h2>
        {about && <p>{about}</p>}
      </header>
      <Card className={styles.card}>{children}</Card>
    </section>
  );
}
