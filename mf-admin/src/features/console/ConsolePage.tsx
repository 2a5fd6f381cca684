import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import type { ReactNode } from 'react';
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
    <div className={classNames(design.column3, styles.page)}>
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
        {actions && <div className={design.wrap1}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
