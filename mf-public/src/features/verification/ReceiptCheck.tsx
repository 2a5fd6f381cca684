import type { Receipt } from '@meritum/shared/merit/ledger/commitment';
import { Button } from '@meritum/shared/ui/Button';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { useState } from 'react';
import type { Checked } from './checked';
import styles from './ReceiptCheck.module.css';
import {
  type AnsweredReceipt,
  answersTo,
  NotAReceipt,
  parseReceipts,
  receiptWords,
} from './receipts';
import { sampleReceipt } from './sample';

type Outcome = { error: string } | { answers: readonly AnsweredReceipt[] };

function outcomeOf({ ledger, verification }: Checked, text: string): Outcome {
  try {
    return { answers: answersTo(ledger, verification.root, parseReceipts(text)) };
  } catch (error) {
    if (error instanceof NotAReceipt) return { error: error.message };
    throw error;
  }
}

const lineOf = ({ commitment, judgeHalf }: Receipt) => `${commitment}:${judgeHalf}`;

const mostBytes = 2_000_000;

function Answers({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome || 'error' in outcome) return null;
  return (
    <ol className={styles.answers}>
      {outcome.answers.map(({ commitment, answer }) => (
        <li key={commitment}>{receiptWords(answer)}</li>
      ))}
    </ol>
  );
}

/** A judge's own ratings, by receipts that never leave the browser. */
export function ReceiptCheck({ checked }: { checked: Checked }) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const look = (given: string) => {
    setText(given);
    setOutcome(outcomeOf(checked, given));
  };
  const read = async (file: File) => {
    if (file.size > mostBytes) setOutcome({ error: 'This file is too large to contain receipts.' });
    else look(await file.text());
  };
  return (
    <form
      className={styles.form}
      aria-labelledby="receipts"
      onSubmit={(event) => {
        event.preventDefault();
        look(text);
      }}
    >
      <h3 id="receipts">For judges: find your own ratings</h3>
      <p>
        Download your receipts from the judge portal and choose the file, or paste it. It stays in
        this browser.
      </p>
      <FileInput
        label="File of receipts"
        accept=".json"
        file={null}
        onChoose={read}
        onCancel={() => {}}
        onRemove={() => {}}
      />
      <TextArea
        label="Or receipts as text"
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={outcome && 'error' in outcome ? outcome.error : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit">Find my ratings</Button>
        {checked.isSample && (
          <Button variant="quiet" onClick={() => look(lineOf(sampleReceipt(checked.ledger)))}>
            Try a sample receipt
          </Button>
        )}
      </div>
      <div role="status">
        <Answers outcome={outcome} />
      </div>
    </form>
  );
}
