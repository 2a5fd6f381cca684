import { isClientError } from '@meritum/shared/client/clientError';
import type { Assignment, Ratings } from '@meritum/shared/contracts/assignments';
import { showToast } from '@meritum/shared/ui/toasts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { submitRating } from '../assignments/requests';
import { confirmedRatings, type Read, unsentRatings } from './drafts';

/** Milliseconds between two tries while the server cannot be reached. */
const retryEvery = 10_000;

type State = 'sending' | 'waiting';

interface Options {
  uid: string;
  /** Undefined until they are known. */
  assignments: readonly Assignment[] | undefined;
  /** Completed; `byHand` unless it had to wait for the connection. */
  onDone(completed: Assignment, byHand: boolean): void;
  /** Refused for good: what is on the screen may no longer be so. */
  onRefused(): void;
}

/**
 * Sends evaluations, one at a time for each assignment. What was confirmed is kept on this device
 * until it is answered, and sent again when the connection is back or the portal is opened anew:
 * the server takes the same ratings twice as once.
 */
export function useSubmissions(options: Options) {
  const { uid, assignments } = options;
  // An answer may come long after the request, when another entry is on the screen.
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
      const completed = await submitRating(read, ratings);
      unsentRatings.forget(uid, id);
      mark(id, undefined);
      showToast({
        type: 'success',
        title: 'Success',
        text: 'Evaluation submitted successfully!',
      });
      newest.current.onDone(completed, byHand);
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
      // It has changed while its rating waited: that is not sent any more.
      else if (states.get(assignment.id) === 'waiting') mark(assignment.id, undefined);
    }
  };
  useResuming(resume, assignments !== undefined, [...states.values()].includes('waiting'));

  return {
    stateOf: (id: string) => states.get(id),
    submit: (read: Read, ratings: Ratings) => void attempt(read, ratings, true),
  };
}

/** Takes up what waits: once the assignments are known, when the connection is back, and now and then. */
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

/** No reply, or one that says to come again: the same request may well succeed later. */
function mayGetThroughLater(error: unknown): boolean {
  return isClientError(error) && ['unavailable', 'resource-exhausted'].includes(error.code);
}

/** ERR-021. */
function tellFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : '';
  const text = message || 'Failed to submit evaluation. Please try again.';
  showToast({ type: 'error', title: 'Error', text });
}
