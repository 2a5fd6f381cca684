import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { useState } from 'react';
import { ownKeys, removeJudgesOwn } from '../notes/notes';
import { keptRatings, removeKept } from './kept';
import styles from './Receipts.module.css';

/** What this device keeps outlives a sign-out, so it can be removed. */
export function OnThisDevice({ uid, onRemoved }: { uid: string; onRemoved(): void }) {
  const [asks, setAsks] = useState(false);
  if (keptRatings(uid).length === 0 && ownKeys(uid).length === 0) return null;
  const remove = () => {
    setAsks(false);
    removeKept(uid);
    removeJudgesOwn(uid);
    onRemoved();
  };
  return (
    <div className={styles.device}>
      <p className={styles.meta}>
        Only this browser knows what you gave, also after you sign out, until its data are cleared.
        So save the file. On a device that others use, remove it afterwards.
      </p>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        Remove from this device
      </Button>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title="Remove what you gave from this device?"
        description="Your submitted ratings stay as they are. Only a saved file then still shows which numbers you gave. Your private notes and ratings that you have not submitted go too."
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              Keep
            </Button>
            <Button variant="danger" onClick={remove}>
              Remove
            </Button>
          </>
        }
      />
    </div>
  );
}
