import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './EmptyState.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** What will be shown here. */
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  icon?: ReactNode;
};

export function EmptyState({ title, text, action, icon, className, ...rest }: EmptyStateProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
