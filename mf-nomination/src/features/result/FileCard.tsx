import type { ReactNode } from 'react';
import styles from './Yours.module.css';

interface Props {
  name: string;
  text: string;
  picture: ReactNode;
  /** Its downloads. */
  children: ReactNode;
}

/** Something to download, in one or several forms. */
export function FileCard({ name, text, picture, children }: Props) {
  return (
    <li className={styles.paper}>
      {picture}
      <div className={styles.words}>
        <h4>{name}</h4>
        <p>{text}</p>
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  );
}
