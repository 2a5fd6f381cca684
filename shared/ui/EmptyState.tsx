import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface Props {
  title: ReactNode;
  /** What will be shown here. */
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  icon?: ReactNode;
  /** `status` for the result of a search. */
  role?: 'status';
}

export function EmptyState({ title, text, action, icon, role }: Props) {
  return (
    <div className={styles.root} role={role}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
