import { unsent } from '@meritum/shared/forms/unsent';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm/ConfirmDialog';
import type { Question } from '../confirm/question';
import { placeOfReason } from '../confirm/question';
import { useReload } from '../console/ForgetOnLeaving';
import { pluralize } from '../facts/pluralize';
import { actOnEach } from './actOnEach';
import { BulkOutcome } from './BulkOutcome';

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
  nameOf(row: Row): string;
  /** `judge` */
  noun: string;
}

interface Result {
  text: string;
  failures: { name: string; why: string }[];
}

/**
 * Confirms an act on several rows, does it for one after the other and says for which it failed and
 * why. It stops when the screen is left. Render `shown` above the list.
 */
export function useBulk<Row>({ nameOf, noun }: Options<Row>) {
  const reload = useReload();
  const [question, setQuestion] = useState<BulkQuestion<Row>>();
  const [open, setOpen] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [result, setResult] = useState<Result>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const run = async (asked: BulkQuestion<Row>, reason: string) => {
    const { rows, act, done } = asked;
    setOpen(false);
    setResult(undefined);
    setProgress(0);
    const failures = await actOnEach({
      rows,
      act: (row) => act(row, reason),
      onProgress: setProgress,
      isWanted: () => isHere.current,
    });
    if (failures.length < rows.length) unsent.forget(placeOfReason(asked));
    setProgress(undefined);
    setResult({
      text: `${pluralize(rows.length - failures.length, noun)} ${done}.`,
      failures: failures.map(({ row, why }) => ({ name: nameOf(row), why })),
    });
    await reload();
  };
  const isRunning = progress !== undefined;
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
          <p role="status">
            {progress} of {pluralize(question.rows.length, noun)} {question.done} … Stay on this
            page until it is done.
          </p>
        )}
        {result && <BulkOutcome {...result} onClose={() => setResult(undefined)} />}
        {question && (
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            question={question}
            refused={undefined}
            onConfirm={(reason) => void run(question, reason)}
          />
        )}
      </>
    ),
  };
}
