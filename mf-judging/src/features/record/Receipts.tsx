import { call } from '@meritum/shared/client/call';
import { saveFile } from '@meritum/shared/client/saveFile';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import styles from './RecordView.module.css';

/** Receipts, with which a judge finds their own ratings unchanged in the published ledger. */
export function Receipts() {
  const { answer, busy, run } = useAnsweredCall();
  const download = async () => {
    const receipts = await call('getReceipts', {});
    const type = 'application/json';
    saveFile(new Blob([JSON.stringify(receipts, null, 2)], { type }), 'rating-receipts.json');
  };
  return (
    <Card as="section" aria-labelledby="receipts" className={styles.papers}>
      <h2 id="receipts">Receipts</h2>
      <p>
        You have a receipt for each rating you submitted. It does not reveal the rating. Once
        results are published, use it to check that your rating is in the ledger, unchanged.
      </p>
      <div className={styles.downloads}>
        <div className={styles.paper}>
          <Button
            variant="secondary"
            busy={busy}
            busyLabel="Preparing..."
            onClick={() => run(download, 'Could not download the receipts.')}
          >
            Receipts (JSON)
          </Button>
          <FormAnswer answer={answer} />
        </div>
      </div>
    </Card>
  );
}
