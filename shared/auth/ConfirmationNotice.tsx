import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice';
import { ConfirmAddress } from './ConfirmAddress';
import styles from './ConfirmAddress.module.css';
import { useSession } from './useSession';

/** Says that the address is unconfirmed and what depends on it, and helps to confirm it. */
export function ConfirmationNotice({ children }: { children: ReactNode }) {
  const state = useSession();
  if (state.status !== 'signed-in') return null;
  return (
    <Notice kind="warning" title="One step left: confirm your email address">
      <div className={styles.root}>
        <p>{children}</p>
        <ConfirmAddress user={state.user} />
      </div>
    </Notice>
  );
}
