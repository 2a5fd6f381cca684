import { Card } from '@meritum/shared/ui/Card';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface Props {
  /** The fragment for links to this panel. */
  id?: string;
  heading: string;
  about?: ReactNode;
  children: ReactNode;
}

export function Panel({ id: anchor, heading, about, children }: Props) {
  const id = useId();
  return (
    <section id={anchor} className={styles.root} aria-labelledby={id}>
      <header>
        <h2 id={id} className={design.textXl}>
          {heading}
        </h2>
        {about && <p className={classNames(design.minor, design.spaceAbove1)}>{about}</p>}
      </header>
      <Card className={design.grid3}>{children}</Card>
    </section>
  );
}
