import type { ComponentProps, ReactNode } from 'react';
import { Container } from './Container';
import { classNames } from './classNames';
import styles from './PageHeader.module.css';

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  width?: 'page' | 'prose' | undefined;
};

/** The top of a page, with its only h1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, eyebrow, actions, width, className, children, ...rest } = props;
  return (
    <header className={classNames(styles.root, className)} {...rest}>
      <Container width={width}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </Container>
    </header>
  );
}
