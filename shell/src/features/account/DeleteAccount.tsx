import type { UserProfile } from '@meritum/shared/contracts/identity';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { useState } from 'react';
import { DeletionForm } from './DeletionForm';

interface Props {
  user: UserProfile;
  hasPassword: boolean;
  onDeleted(): void;
}

/** The way to erase the account, with a last question in between. */
export function DeleteAccount({ user, hasPassword, onDeleted }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>
        Your name, your email address, your nomination with its documents and everything else that
        says who you are is erased at once. Ratings that judges have already given stay counted,
        without your name. This cannot be undone.
      </p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        description={`Everything of ${user.email} is erased and cannot be brought back. You may want to download your data first.`}
        closeLabel="Keep my account"
      >
        <DeletionForm
          email={user.email}
          hasPassword={hasPassword}
          onKeep={() => setAsking(false)}
          onDeleted={onDeleted}
        />
      </Dialog>
    </>
  );
}
