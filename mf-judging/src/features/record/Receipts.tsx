import { call } from '@meritum/shared/client/call';
import { saveFile } from '@meritum/shared/client/saveFile';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import styles from './RecordView.module.css';

/** By these a judge finds the own ratings in the published ledger, unchanged. */
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
        There is a receipt for each rating you submitted. It shows nobody what the rating was. Once
        results are published, you can use it to find your own rating in the ledger, unchanged.
      </p>
      <div className={styles.downloads}>
        <div className={styles.paper}>
          <Button
            variant="secondary"
            busy={busy}
            busyLabel="Preparing..."
            onClick={() => run(download, 'The receipts could not be downloaded.')}
          >
            Receipts (JSON)
          </Button>
          <FormAnswer answer={answer} />
        </div>
      </div>
    </Card>
  );
}
