import type { ComponentProps, ReactNode } from 'react';
import { Container } from './Container';
import { classNames } from './classNames';
import styles from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle';

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  title: string;
  /** The title of the document, if it is another. */
  documentTitle?: string;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
};

/** The top of a page, with its only h1, which is the title of the document too. */
export function PageHeader(props: PageHeaderProps) {
  const {
    title,
    documentTitle = title,
    lead,
    eyebrow,
    actions,
    className,
    children,
    ...rest
  } = props;
  usePageTitle(documentTitle);
  return (
    <header className={classNames(styles.root, className)} {...rest}>
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
