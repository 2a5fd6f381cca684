import { useLocation } from '@meritum/shared/router';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { LoadingShape } from '@meritum/shared/ui/Loaded';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import type { ReactNode } from 'react';
import { ConsoleLink } from './ConsoleLink';
import styles from './ConsolePage.module.css';
import { headingAt } from './screens';

interface Props {
  /** By default the title of the screen at the address. */
  title?: string;
  lead?: ReactNode;
  /** Acts on the whole screen: export, import, add. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page below its one heading, which is also the document's title. */
export function ConsolePage({ actions, children, ...given }: Props) {
  const heading = headingAt(useLocation().pathname);
  const { back } = heading;
  const { title = heading.title, lead = heading.lead } = given;
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
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={classNames(design.wrap1, styles.actions)}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** Shown while a screen's code loads, with the heading in place. */
export const ScreenLoading = () => (
  <ConsolePage>
    <LoadingShape what="this page" />
  </ConsolePage>
);
