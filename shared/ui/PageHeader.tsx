import type { ReactNode } from 'react';
import { Container } from './Container';
import { classNames } from './classNames';
import styles from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle';

interface Props {
  title: string;
  /** The document's title, if it is different. */
  documentTitle?: string;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** The top of a page, with its only h1, which is also the document's title. */
export function PageHeader(props: Props) {
  const { title, documentTitle = title, lead, eyebrow, actions, className, children } = props;
  usePageTitle(documentTitle);
  return (
    <header className={classNames(styles.root, className)}>
      <Container>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </Container>
    </header>
  );
}
