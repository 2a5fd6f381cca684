import { unsent } from '@meritum/shared/forms/unsent';
import { Button } from '@meritum/shared/ui/Button';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../confirm/ConfirmDialog';
import { type Question, reasonKey } from '../confirm/question';
import { useReload } from '../console/ConsoleCache';
import { pluralize } from '../facts/pluralize';
import text from '../facts/text.module.css';
import type { Failure } from './actOnEach';
import { BulkOutcome } from './BulkOutcome';
import { useRun } from './useRun';

/** An act on several rows, each by the call for one. */
export interface BulkQuestion<Row> {
  rows: readonly Row[];
  /** `Deactivate 3 judges?` */
  title: string;
  consequence: ReactNode;
  confirm: string;
  danger: boolean;
  reason: NonNullable<Question['reason']>;
  /** Throws ClientError. Repeating it changes nothing. */
  act(row: Row, reason: string): Promise<unknown>;
  /** What happened to those it worked for: `deactivated`. */
  done: string;
}

interface Options<Row> {
  rowName(row: Row): string;
  /** `judge` */
  noun: string;
  /** Called once the rows were acted on; they are not as they were selected. */
  onEnd(): void;
}

/**
 * Confirms an act on several rows, does it for one after the other and says for which it failed and
 * why. It stops when the screen is left. Render `shown` above the list.
 */
export function useBulk<Row extends { id: string }>({ rowName, noun, onEnd }: Options<Row>) {
  const reload = useReload();
  const [question, setQuestion] = useState<BulkQuestion<Row>>();
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState<{ text: string; failures: Failure<Row>[] }>();
  const { done, stop, run } = useRun();

  const confirm = async (asked: BulkQuestion<Row>, reason: string) => {
    const { rows, act } = asked;
    setOpen(false);
    setResult(undefined);
    const failures = await run({ rows, act: (row) => act(row, reason) });
    if (failures.length < rows.length) unsent.forget(reasonKey(asked));
    setResult({
      text: `${pluralize(rows.length - failures.length, noun)} ${asked.done}.`,
      failures,
    });
    onEnd();
    await reload();
  };
  const isRunning = done !== undefined;
  return {
    isRunning,
    ask(next: BulkQuestion<Row>) {
      if (isRunning) return;
      setQuestion(next);
      setOpen(true);
    },
    shown: (
      <>
        {isRunning && question && (
          <div className={text.apart}>
            <p role="status">
              {formatCount(done)} of {pluralize(question.rows.length, noun)} {question.done} … Stay
              on this page until it is done.
            </p>
            <Button variant="secondary" onClick={stop}>
              Stop
            </Button>
          </div>
        )}
        {result && (
          <BulkOutcome
            {...result}
            noun={noun}
            rowName={rowName}
            onClose={() => setResult(undefined)}
          />
        )}
        {question && (
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            question={question}
            refused={undefined}
            onConfirm={(reason) => void confirm(question, reason)}
          />
        )}
      </>
    ),
  };
}
