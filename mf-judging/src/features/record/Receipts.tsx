import { Card } from '@meritum/shared/ui/Card';
import { Download } from './Papers';
import styles from './RecordView.module.css';
import { getReceipts } from './requests';

/** Receipts, with which a judge finds their own ratings unchanged in the published ledger. */
export function Receipts() {
  return (
    <Card as="section" aria-labelledby="receipts" className={styles.papers}>
      <h2 id="receipts">Receipts</h2>
      <p>
        You have a receipt for each rating you submitted. It does not reveal the rating. Once
        results are published, use it to check that your rating is in the ledger, unchanged.
      </p>
      <div className={styles.downloads}>
        <Download
          label="Receipts (JSON)"
          what="the receipts"
          file="rating-receipts.json"
          get={getReceipts}
        />
      </div>
    </Card>
  );
}
