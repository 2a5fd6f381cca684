import { unsent } from '@meritum/shared/forms/unsent';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';
import { useState } from 'react';
import { LastChange } from '../audit/LastChange';
import { ConfirmDialog } from '../confirm/ConfirmDialog';
import { type Question, reasonKey } from '../confirm/question';
import { useReload } from '../console/ConsoleCache';
import text from '../facts/text.module.css';
import type { Failure } from './actOnEach';
import { useRun } from './useRun';

/** An act on several rows, by one call for each. */
export interface BulkQuestion<Row> extends Omit<Question, 'about' | 'act' | 'done' | 'refresh'> {
  rows: readonly Row[];
  /** Throws ClientError. Must be idempotent. */
  act(row: Row, reason: string): Promise<unknown>;
  /** The result in words: `deactivated`. */
  done: string;
}

/** The parts of a list that an act on several rows needs. */
export interface Selected<Row> {
  list: {
    /** Such as `judge`. */
    noun: string;
    rowName?(row: Row): string;
  };
  selected: { chosen: readonly Row[]; clear(): void; keep(ids: readonly string[]): void };
}

/**
 * Confirms an act on several rows, performs it row by row, and reports failures with reasons. Stops
 * when the screen is left. Untried rows stay selected and can be tried again. Render `shown` above
 * the list.
 */
export function useBulk<Row extends { id: string }>({ list, selected }: Selected<Row>) {
  const { noun } = list;
  const reload = useReload();
  const [question, setQuestion] = useState<BulkQuestion<Row>>();
  const [open, setOpen] = useState(false);
  const [result, setResult] =
    useState<Omit<OutcomeProps<Row>, 'onClose' | keyof Selected<Row>['list']>>();
  const { done, stop, run } = useRun();

  const confirm = async (asked: BulkQuestion<Row>, reason: string) => {
    const { rows, act } = asked;
    setOpen(false);
    setResult(undefined);
    setQuestion(asked);
    const { failures, untried } = await run({ rows, act: (row) => act(row, reason) });
    const count = rows.length - failures.length - untried.length;
    if (count > 0) unsent.forget(reasonKey(asked));
    const left = [...failures.flatMap(({ row, isOpen }) => (isOpen ? [row] : [])), ...untried];
    setResult({
      text: `${pluralize(count, noun)} ${asked.done}.`,
      failures,
      untried: untried.length,
      ...(left.length > 0 && {
        again: {
          label: `Continue with ${pluralize(left.length, noun)}`,
          act: () => void confirm({ ...asked, rows: left }, reason),
        },
      }),
    });
    // The other rows have changed since they were selected.
    selected.keep(left.map(({ id }) => id));
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
        {result && <BulkOutcome {...list} {...result} onClose={() => setResult(undefined)} />}
        {question && open && (
          <ConfirmDialog
            onClose={() => setOpen(false)}
            question={question}
            onConfirm={(reason) => void confirm(question, reason)}
          />
        )}
      </>
    ),
  };
}

type OutcomeProps<Row> = Selected<Row>['list'] & {
  /** The success in words: `3 judges deactivated.` */
  text: string;
  failures: readonly Failure<Row>[];
  untried?: number;
  /** Tries the untried rows. */
  again?: { label: string; act(): void };
  onClose(): void;
};

/** Maximum number of failures that are listed. */
const maxNamed = 50;

/** The outcome of an act on several rows, with the failures. */
export function BulkOutcome<Row extends { id: string }>(props: OutcomeProps<Row>) {
  const { text, failures, untried = 0, again, noun, rowName, onClose } = props;
  const { length } = failures;
  const title = length > 0 ? `${pluralize(length, 'failure')}, see below` : 'Stopped';
  const isDone = length + untried === 0;
  return (
    <Notice kind={isDone ? 'success' : 'warning'} role="alert" title={isDone ? 'Done' : title}>
      <p>
        {text}
        {untried > 0 && ` ${pluralize(untried, `${noun} was`, `${noun}s were`)} not tried.`}
      </p>
      {length > 0 && (
        <ul aria-label="Failures">
          {failures.slice(0, maxNamed).map(({ row, why, isStale }) => (
            <li key={row.id}>
              {rowName?.(row)}: {why}
              {isStale && <LastChange about={row.id} />}
            </li>
          ))}
          {length > maxNamed && <li>{length - maxNamed} more</li>}
        </ul>
      )}
      {again && (
        <Button variant="secondary" onClick={again.act}>
          {again.label}
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        Dismiss
      </Button>
    </Notice>
  );
}
