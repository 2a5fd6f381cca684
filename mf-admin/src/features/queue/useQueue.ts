import type { Application } from '@meritum/shared/contracts/applications';
import { limits } from '@meritum/shared/contracts/limits';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Decision, useDecisions } from './useDecisions';
import { matching, type QueueView } from './view';

export const words: Record<Decision, string> = { verified: 'accepted', rejected: 'rejected' };

/** What the queue shows and does: rows, the one in view, those checked, and decisions. */
export function useQueue(all: readonly Application[], values: QueueView['values']) {
  const [said, announce] = useState('');
  const decisions = useDecisions(announce);
  const { gone, decide: send } = decisions;
  const rows = matching(
    all.filter(({ id, revision }) => gone.get(id) !== revision),
    values,
  );
  const [currentId, setCurrent] = useState<string>();
  const [checkedIds, setChecked] = useState<ReadonlySet<string>>(new Set());
  const index = Math.max(
    0,
    rows.findIndex(({ id }) => id === currentId),
  );
  const current = rows[index];
  const checked = rows.filter(({ id, mayDecide }) => mayDecide && checkedIds.has(id));
  const list = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);

  // The row has to be rendered as the current one before it takes the focus. A later effect could
  // run after the next key.
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const target = list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current;
    target?.focus();
  });

  /** Shows a row; the focus follows if it is in the list or on what is about to disappear. */
  const show = (row: Application | undefined, isLeft = false) => {
    const isInList = list.current?.contains(document.activeElement) ?? false;
    isMoving.current = isInList || isLeft || !row;
    if (row) setCurrent(row.id);
  };
  const move = (by: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index + by))];
    show(next);
    if (next) announce(`${next.name}, ${rows.indexOf(next) + 1} of ${rows.length}`);
  };
  const check = (ids: readonly string[], isChecked: boolean) =>
    setChecked((before) => {
      const next = new Set(before);
      for (const id of ids) isChecked ? next.add(id) : next.delete(id);
      return next;
    });
  const decide = (decision: Decision, about: readonly Application[], why?: string) => {
    const ids = new Set(about.map(({ id }) => id));
    const rest = rows.filter(({ id }) => !ids.has(id));
    const next =
      current && !ids.has(current.id)
        ? current
        : (rows.slice(index + 1).find(({ id }) => !ids.has(id)) ?? rest.at(-1));
    const what = about.length === 1 ? about[0]?.name : `${about.length} applications`;
    announce(
      `${what} ${words[decision]}. ${next ? `Next: ${next.name}.` : 'No applications left.'}`,
    );
    send(decision, about, why);
    check([...ids], false);
    show(next, about === checked);
  };
  const decidable = rows.filter(({ mayDecide }) => mayDecide).slice(0, limits.decisionsAtOnce);
  return {
    ...decisions,
    said,
    rows,
    current,
    index,
    checked,
    decidable,
    list,
    show,
    move,
    check,
    decide,
  };
}

export type QueueState = ReturnType<typeof useQueue>;
