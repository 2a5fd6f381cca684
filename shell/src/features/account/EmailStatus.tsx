import { AddressForm, ConfirmAddress } from '@meritum/shared/auth/ConfirmAddress';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { useState } from 'react';
import styles from './EmailStatus.module.css';

export function EmailStatus({ user }: { user: UserProfile }) {
  const [changing, setChanging] = useState(false);
  const { email, emailConfirmed, confirming, unclaimed } = user;
  return (
    <div className={styles.root}>
      <p className={design.semibold}>Email</p>
      <p className={classNames(design.row, design.anywhere)}>
        <span>{email}</span>
        <Badge kind={emailConfirmed ? 'success' : 'neutral'}>
          {emailConfirmed ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      </p>
      {user.cameBack && <p className={design.minor}>Our last email to this address came back.</p>}
      {!emailConfirmed && (
        <p className={design.minor}>
          You can already nominate and apply to judge. Your nomination takes part, and you are
          assigned nominations, once your address is confirmed.
        </p>
      )}
      {emailConfirmed && confirming && (
        <p className={design.minor}>
          {confirming.email} takes its place once it is confirmed. Until then nothing changes.
        </p>
      )}
      {(!emailConfirmed || confirming) && <ConfirmAddress user={user} />}
      {emailConfirmed && !confirming && !unclaimed && (
        <>
          <Button
            variant="secondary"
            aria-expanded={changing}
            onClick={() => setChanging(!changing)}
          >
            Change the address
          </Button>
          {changing && <AddressForm onDone={() => setChanging(false)} />}
        </>
      )}
    </div>
  );
}
