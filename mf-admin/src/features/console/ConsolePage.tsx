import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import type { ReactNode } from 'react';
import text from '../facts/text.module.css';
import { ConsoleLink } from './ConsoleLink';
import styles from './ConsolePage.module.css';

interface Props {
  /** The one heading, and the document's title. */
  title: string;
  lead?: ReactNode;
  /** Actions for the whole screen: export, import, add. */
  actions?: ReactNode;
  /** The list that the page belongs to. */
  back?: { to: string; label: string };
  children: ReactNode;
}

export function ConsolePage({ title, lead, actions, back, children }: Props) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.words}>
          {back && (
            <p className={styles.back}>
              <ConsoleLink to={back.to}>{back.label}</ConsoleLink>
            </p>
          )}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={text.acts}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
