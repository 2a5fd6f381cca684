import { isClientError } from '@meritum/shared/client/clientError';
import type { Assignment, Ratings } from '@meritum/shared/contracts/assignments';
import { showToast } from '@meritum/shared/ui/toasts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { submitRating } from '../assignments/requests';
import { type Problem, problemWords } from '../receipts/problems';
import { confirmedRatings, type Read, unsentRatings } from './drafts';

/** Milliseconds between two attempts while the server cannot be reached. */
const retryEvery = 10_000;

type State = 'sending' | 'waiting';

interface Options {
  uid: string;
  /** Undefined until loaded. */
  assignments: readonly Assignment[] | undefined;
  /** Called on success; `byHand` is false if it had to wait for the connection. */
  onDone(completed: Assignment, byHand: boolean): void;
  /** Called on a permanent refusal; the screen may be out of date. */
  onRefused(): void;
}

/**
 * Sends evaluations, one at a time for each assignment. Confirmed ratings are stored on this device
 * until the server replies, and sent again when the connection returns or the portal is reopened;
 * the call is idempotent.
 */
export function useSubmissions(options: Options) {
  const { uid, assignments } = options;
  // The reply may come after the judge has moved to another entry.
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });
  const [states, setStates] = useState<ReadonlyMap<string, State>>(new Map());
  const running = useRef(new Set<string>());
  const mark = useCallback((id: string, state: State | undefined) => {
    setStates((before) => {
      const after = new Map(before);
      if (state) after.set(id, state);
      else after.delete(id);
      return after;
    });
  }, []);

  const attempt = async (read: Read, ratings: Ratings, byHand: boolean) => {
    const { id, version } = read;
    if (running.current.has(id)) return;
    running.current.add(id);
    mark(id, 'sending');
    unsentRatings.keep(uid, id, { ratings, confirmed: true, version });
    try {
      const { assignment: completed, problem } = await submitRating(uid, read, ratings);
      unsentRatings.forget(uid, id);
      mark(id, undefined);
      showToast({
        type: 'success',
        title: 'Success',
        text: 'Evaluation submitted successfully!',
      });
      newest.current.onDone(completed, byHand);
      void problem.then(tellProblem);
    } catch (error) {
      const waits = mayGetThroughLater(error);
      mark(id, waits ? 'waiting' : undefined);
      if (!waits) {
        unsentRatings.keep(uid, id, { ratings, confirmed: false, version });
        newest.current.onRefused();
      }
      if (byHand || !waits) tellFailure(error);
    } finally {
      running.current.delete(id);
    }
  };

  const resume = () => {
    for (const assignment of assignments ?? []) {
      const isPending = assignment.status === 'pending';
      const ratings = isPending ? confirmedRatings(uid, assignment) : undefined;
      if (ratings) void attempt(assignment, ratings, false);
      // The nomination has changed since, so its waiting rating is not sent.
      else if (states.get(assignment.id) === 'waiting') mark(assignment.id, undefined);
    }
  };
  useResuming(resume, assignments !== undefined, [...states.values()].includes('waiting'));

  return {
    stateOf: (id: string) => states.get(id),
    submit: (read: Read, ratings: Ratings) => void attempt(read, ratings, true),
  };
}

/** Sends waiting ratings once the assignments are known, when the connection returns, and at intervals. */
function useResuming(resume: () => void, known: boolean, waiting: boolean): void {
  const newest = useRef(resume);
  useEffect(() => {
    newest.current = resume;
  });
  useEffect(() => {
    if (!known) return;
    const again = () => newest.current();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [known]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => newest.current(), retryEvery);
    return () => clearInterval(timer);
  }, [waiting]);
}

/** No reply, or a temporary error: the same request may succeed later. */
function mayGetThroughLater(error: unknown): boolean {
  return isClientError(error) && ['unavailable', 'resource-exhausted'].includes(error.code);
}

/** Stays until it is dismissed: the judge should not miss that a receipt is wrong. */
function tellProblem(problem: Problem | undefined): void {
  if (!problem) return;
  showToast({
    type: 'warning',
    title: 'Report this receipt',
    text: `Your evaluation is submitted. ${problemWords[problem]} Save your receipts under “Your judging” and report it.`,
    duration: 0,
  });
}

/** ERR-021. */
function tellFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : '';
  const text = message || 'Failed to submit evaluation. Please try again.';
  showToast({ type: 'error', title: 'Error', text });
}
