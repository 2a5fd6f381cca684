import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import styles from './Notice.module.css';

export type NoticeKind = 'success' | 'error' | 'info' | 'warning';

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  kind: NoticeKind;
  title?: ReactNode;
  /** A button or link that belongs to the message. */
  action?: ReactNode;
};

/** The icon of each kind, so that colour alone never tells kinds apart. */
export const kindIcons: Record<NoticeKind, IconName> = {
  success: 'check-circle',
  error: 'stop',
  info: 'info',
  warning: 'alert',
};

/** A message within the page; errors and warnings interrupt screen readers, the others wait. */
export function Notice({ kind, title, action, className, children, ...rest }: NoticeProps) {
  const urgent = kind === 'error' || kind === 'warning';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={classNames(styles.root, styles[kind], className)}
      {...rest}
    >
      <Icon name={kindIcons[kind]} size={22} className={styles.icon} />
      <div className={styles.content}>
        <div className={styles.body}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
