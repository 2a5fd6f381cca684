import { session } from '@meritum/shared/auth/session';
import { call } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import type { Assignment, Ratings } from '@meritum/shared/contracts/assignments';
import { limits } from '@meritum/shared/contracts/limits';
import { dismissToast, showToast, type ToastRequest } from '@meritum/shared/ui/toasts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { submitRating } from '../assignments/requests';
import { type Problem, problemWords } from '../receipts/problems';
import { confirmedRatings, type Read, unsentRatings } from './drafts';

/** Milliseconds between two attempts while the server cannot be reached. */
const retryEvery = 10_000;

/** `signed out`: confirmed, and sent after the judge has signed in again. */
export type SubmissionState = 'sending' | 'waiting' | 'signed out';

interface Options {
  uid: string;
  sessionEnded: boolean;
  /** Undefined until loaded. */
  assignments: readonly Assignment[] | undefined;
  /** Called on success; `byHand` is false if the ratings had to wait for the connection. */
  onDone(id: string, ratings: Ratings, byHand: boolean): void;
  /** Called once a rating was undone; its scores are unsent again. */
  onUndone(assignment: Assignment): void;
  /** Called on a permanent refusal; the screen may be out of date. */
  onRefused(): void;
}

/**
 * Sends evaluations, one at a time for each assignment. Confirmed ratings are stored on this device
 * until the server replies. They are sent again when connection or session return, the portal is
 * reopened, and before a sign-out; the call is idempotent.
 */
export function useSubmissions(options: Options) {
  const { uid, assignments, sessionEnded } = options;
  // The reply may come after the judge has moved on.
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });
  const [states, setStates] = useState<ReadonlyMap<string, SubmissionState>>(new Map());
  const running = useRef(new Map<string, Promise<void>>());
  const mark = useCallback((id: string, state: SubmissionState | undefined) => {
    setStates((before) => {
      const after = new Map(before);
      if (state) after.set(id, state);
      else after.delete(id);
      return after;
    });
  }, []);

  const send = async (read: Read, ratings: Ratings, byHand: boolean) => {
    const { id, version } = read;
    mark(id, 'sending');
    unsentRatings.keep(uid, id, { ratings, confirmed: true, version });
    try {
      const { problem, receipt, mayUndo } = await submitRating(uid, read, ratings);
      // Without a receipt the choices stay: the reply may not come from our server.
      if (receipt) unsentRatings.forget(uid, id);
      else unsentRatings.keep(uid, id, { ratings, confirmed: false, version });
      mark(id, undefined);
      tellSuccess(mayUndo && { label: 'Undo', act: () => void undo(id, ratings) });
      newest.current.onDone(id, ratings, byHand);
      void problem.then(tellProblem);
    } catch (error) {
      const waits = whatFor(error);
      mark(id, waits);
      if (!waits) {
        unsentRatings.keep(uid, id, { ratings, confirmed: false, version });
        newest.current.onRefused();
      }
      if (!waits || (byHand && waits === 'waiting')) tellFailure(error);
    }
  };
  const undo = async (id: string, ratings: Ratings) => {
    try {
      const params = { assignmentId: id };
      const { assignment } = await call('undoTechAssignmentRating', { params });
      unsentRatings.keep(uid, id, { ratings, confirmed: false, version: assignment.version });
      newest.current.onUndone(assignment);
      showToast({ type: 'info', title: 'Your rating is undone', text: 'It no longer counts.' });
    } catch (error) {
      const text = error instanceof Error ? error.message : '';
      showToast({ type: 'error', title: 'Could not undo the rating', text });
      newest.current.onRefused();
    }
  };
  const attempt = (read: Read, ratings: Ratings, byHand: boolean): Promise<void> => {
    const { current } = running;
    const sending =
      current.get(read.id) ??
      send(read, ratings, byHand).finally(() => {
        current.delete(read.id);
      });
    current.set(read.id, sending);
    return sending;
  };

  const isReady = assignments !== undefined && !sessionEnded;
  /** Sends everything that is confirmed; true if nothing is left to send. */
  const resume = async (): Promise<boolean> => {
    const pending = (assignments ?? []).filter(({ status }) => status === 'pending');
    await Promise.all(
      pending.map((assignment) => {
        const ratings = confirmedRatings(uid, assignment);
        if (ratings) return attempt(assignment, ratings, false);
        // The nomination has changed, so the waiting rating is not sent.
        if (states.get(assignment.id) === 'waiting') mark(assignment.id, undefined);
        return undefined;
      }),
    );
    return !pending.some((assignment) => confirmedRatings(uid, assignment));
  };
  useResuming(resume, isReady, [...states.values()].includes('waiting'));

  return {
    stateOf: (id: string) => states.get(id),
    submit(read: Read, ratings: Ratings) {
      void attempt(read, ratings, true);
    },
    undo,
  };
}

/** Sends waiting ratings once the judge and the assignments are there, when the connection returns, at intervals, and before a sign-out. */
function useResuming(resume: () => Promise<boolean>, ready: boolean, waiting: boolean): void {
  const resumeNow = useEffectEvent(resume);
  useEffect(() => session.beforeSignOut(() => resumeNow()), []);
  useEffect(() => {
    if (!ready) return;
    const again = () => void resumeNow();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [ready]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void resumeNow(), retryEvery);
    return () => clearInterval(timer);
  }, [waiting]);
}

/** The reason why a rating waits after a failed attempt; undefined for a refusal. */
function whatFor(error: unknown): SubmissionState | undefined {
  if (!isClientError(error)) return undefined;
  if (error.code === 'unauthenticated') return 'signed out';
  return ['unavailable', 'resource-exhausted'].includes(error.code) ? 'waiting' : undefined;
}

let success: string | undefined;

/** ERR-022; toasts replace each other, and stay as long as the rating can be undone. */
function tellSuccess(action: ToastRequest['action'] | false): void {
  if (success) dismissToast(success);
  success = showToast({
    type: 'success',
    title: 'Success',
    text: 'Evaluation submitted successfully!',
    ...(action && { action, duration: limits.ratingUndoSeconds * 1_000 }),
  });
}

/** Stays until it is dismissed, so that the judge does not miss a wrong receipt. */
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
