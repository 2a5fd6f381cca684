import { call } from '@meritum/shared/client/call';
import type { SubmittedNominationReply } from '@meritum/shared/contracts/nominations';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { useState } from 'react';
import styles from '../review/Review.module.css';

/** A nomination of another season or category; by default the contest that is open now. */
export type Which = Partial<Pick<SubmittedNominationReply, 'season' | 'category'>>;

interface Props {
  which: Which;
  may: SubmittedNominationReply['may'];
  onChanged(): void;
}

/** Buttons to edit the nomination before it is assigned and to withdraw it before it is rated. */
export function TakingBack({ which, may, onChanged }: Props) {
  const [asking, setAsking] = useState(false);
  const { answer, busy, run } = useAnsweredCall();
  const act = (name: 'reopenTechNomination' | 'withdrawTechNomination', failed: string) =>
    run(async () => {
      await call(name, { query: which });
      setAsking(false);
      onChanged();
    }, failed);
  if (!may.withdraw && !may.reopen)
    return <p>You can no longer change it because judging has begun or is over.</p>;
  return (
    <>
      <div className={styles.takingBack}>
        <p>Changed your mind?</p>
        {may.reopen && (
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => act('reopenTechNomination', 'Could not return your nomination.')}
          >
            Return to edit
          </Button>
        )}
        {may.withdraw && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Withdraw
          </Button>
        )}
      </div>
      {!asking && <FormAnswer answer={answer} />}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw your nomination?"
        description="It will not be judged. You can submit it again only while nominations in its category and season are open."
        closeLabel="Keep the nomination"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              busy={busy}
              busyLabel="Withdrawing..."
              onClick={() => act('withdrawTechNomination', 'Could not withdraw your nomination.')}
            >
              Withdraw it
            </Button>
          </>
        }
      >
        <FormAnswer answer={answer} />
      </Dialog>
    </>
  );
}
