import { Photo } from '@meritum/shared/ui/Photo';
import { TextLink } from '@meritum/shared/ui/TextLink';
import type { ReactNode } from 'react';
import { portraitSize } from '../featured/FeaturedWinner';
import { Later } from './Later';
import styles from './PeopleGrid.module.css';

export interface Person {
  path: string;
  name: string;
  portrait: string;
  line: string;
  more: ReactNode;
}

export function PeopleGrid({ label, people }: { label: string; people: readonly Person[] }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {people.map(({ path, name, portrait, line, more }) => (
        <li key={path} className={styles.person}>
          <Later className={styles.photo}>
            <Photo src={portrait} alt="" placeholder="person" of={name} {...portraitSize} />
          </Later>
          <div>
            <h3 className={styles.name}>
              <TextLink to={path}>{name}</TextLink>
            </h3>
            <p>{line}</p>
            <p className={styles.more}>{more}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
