import { publishedKeys } from '@meritum/shared/client/publishedKeys';
import { unreadableFile } from '@meritum/shared/client/readableFile';
import { type Answer, answersTo } from '@meritum/shared/merit/ledger/answers';
import { NotAReceipt } from '@meritum/shared/merit/ledger/held-receipts';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { useEffect, useId, useRef, useState } from 'react';
import type { Checked } from './checked';
import styles from './ReceiptCheck.module.css';
import { sampleReceipt } from './sample';

const answerKey = ({ name, words }: Answer): string => `${name} ${words}`;

type Outcome = { error: string } | { answers: readonly Answer[] };

/** Looks up the receipts in a text; a repeated one is reported once. */
async function outcomeOf({ ledger, verification }: Checked, text: string): Promise<Outcome> {
  try {
    const asked = { ledger, root: verification.root, keysOf: () => publishedKeys() };
    const answers = await answersTo(text, asked);
    const distinct = new Map(answers.map((one) => [answerKey(one), one]));
    return { answers: [...distinct.values()] };
  } catch (error) {
    if (error instanceof NotAReceipt) return { error: error.message };
    throw error;
  }
}

const maxBytes = 2_000_000;

function Answers({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome || 'error' in outcome) return null;
  return (
    <ol className={styles.answers}>
      {outcome.answers.map((one) => (
        <li key={answerKey(one)}>
          {one.of === 'nominator' ? `Entry ${one.name}: ${one.words}` : one.words}
        </li>
      ))}
    </ol>
  );
}

/** A judge's own ratings or a nominator's entry, by receipts that never leave the browser. */
export function ReceiptCheck({ checked }: { checked: Checked }) {
  const headingId = useId();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome && 'error' in outcome) form.current?.querySelector('textarea')?.focus();
  }, [outcome]);
  // A slower reply to an earlier text must not replace the newest.
  const newest = useRef('');
  const look = async (given: string) => {
    newest.current = given;
    setText(given);
    const found = await outcomeOf(checked, given);
    if (newest.current === given) setOutcome(found);
  };
  const read = async (file: File) => {
    if (file.size > maxBytes)
      return setOutcome({ error: 'This file is too large to contain receipts.' });
    const content = await file.text().catch(() => undefined);
    return content === undefined ? setOutcome({ error: unreadableFile }) : look(content);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        void look(text);
      }}
    >
      <h3 id={headingId}>For judges and nominators: find your own ratings or entry</h3>
      <p>
        As a judge, save your receipts in the judge portal; as a nominator, take the file from our
        mail at the end of judging, or save it in your portal. Choose the file, or paste it. It
        stays in this browser. If it has the numbers that a judge gave, they are compared with the
        ledger’s.
      </p>
      <FileInput label="File of receipts" accept=".json" onChoose={read} />
      <TextArea
        label="Or receipts as text"
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={outcome && 'error' in outcome ? outcome.error : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={design.wrap2}>
        <Button type="submit">Look up</Button>
        {checked.isSample && (
          <Button
            variant="quiet"
            onClick={() => void look(JSON.stringify(sampleReceipt(checked.ledger)))}
          >
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
