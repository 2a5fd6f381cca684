import { call } from '@meritum/shared/client/call';
import type { ReplyOf } from '@meritum/shared/client/calls';
import { isClientError } from '@meritum/shared/client/clientError';
import type {
  Application,
  ApplicationsReply,
  DecisionsRequest,
  UndoRequest,
} from '@meritum/shared/contracts/applications';
import { verificationNotes } from '@meritum/shared/contracts/judges';
import { limits } from '@meritum/shared/contracts/limits';
import { unsent } from '@meritum/shared/forms/unsent';
import { pluralize } from '@meritum/shared/programme/format-count';
import { useMutation, useQueryClient } from '@meritum/shared/query';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import type { Failure } from '../bulk/actOnEach';
import { useReload } from '../console/ConsoleCache';
import { applicationList } from './list';

type Reply = ReplyOf<'decideApplications'>;

export interface Decision {
  decision: DecisionsRequest['decision'];
  rows: readonly Application[];
}

/** A decision that can be undone. */
export interface Decided extends Decision, UndoRequest {
  /** End of the time for undoing, in milliseconds. */
  endsAt: number;
}

export const namesOf = (rows: readonly Application[]) =>
  rows.length === 1 && rows[0] ? rows[0].name : pluralize(rows.length, 'application');

const words = { verified: 'accepted', rejected: 'rejected' };

export const decidedWords = ({ decision, rows }: Decision) => `${namesOf(rows)} ${words[decision]}`;

const isRecent = ({ endsAt }: Decided) => endsAt > Date.now();

/** Key for the mark that something is still to be saved. */
const saving = 'decisions about applications';

/**
 * Decides about applications, one request after the other, so that a fresh proof is requested once.
 * The server decides immediately and holds the mails, so leaving the page loses no sent decision.
 */
export function useDecisions(announce: (text: string) => void) {
  const client = useQueryClient();
  const reload = useReload();
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [failures, setFailures] = useState<readonly Failure<Application>[]>([]);
  const { mutateAsync, isPending } = useMutation({
    scope: { id: saving },
    mutationFn: (work: () => Promise<Reply>) => work(),
    onSettled() {
      if (client.isMutating() > 1) return;
      unsent.forget(saving);
      void reload();
    },
  });

  /** Sends a decision; keeps failed rows for display. Undefined if all failed. */
  const send = async (rows: readonly Application[], work: () => Promise<Reply>) => {
    const fail = (row: Application, why: string) =>
      setFailures((before) => [...before, { row, why }]);
    unsent.keep(saving, true);
    try {
      const { outcomes } = await mutateAsync(work);
      for (const { judgeId, done, message } of outcomes) {
        const row = rows.find(({ id }) => id === judgeId);
        if (row && !done) fail(row, message);
        else if (message) showToast({ type: 'info', title: 'Done', text: message });
      }
      return outcomes.filter(({ done }) => done);
    } catch (error) {
      if (!isClientError(error)) throw error;
      for (const row of rows) fail(row, error.message);
      return [];
    }
  };

  /** The rows leave the list immediately. Returns whether the server has decided about any. */
  const decide = async (one: Decision, given: string) => {
    const { decision, rows } = one;
    const listed = { queryKey: [applicationList.screen] };
    await client.cancelQueries(listed);
    client.setQueriesData<ApplicationsReply>(
      listed,
      (before) =>
        before && { rows: before.rows.filter(({ id }) => !rows.some((r) => r.id === id)) },
    );
    const reason = given || verificationNotes[decision];
    const applications = rows.map(({ id: judgeId, revision }) => ({ judgeId, revision }));
    const done = await send(rows, () =>
      call('decideApplications', { body: { decision, reason, applications } }),
    );
    const undoable = done.flatMap(({ judgeId, revision, undoable: can }) =>
      can && revision !== null ? [{ judgeId, revision }] : [],
    );
    const endsAt = Date.now() + limits.undoSeconds * 1_000;
    if (undoable.length > 0)
      setDecided((all) => [{ ...one, applications: undoable, endsAt }, ...all.filter(isRecent)]);
    if (done.length > 0) announce(`${decidedWords(one)}.`);
    return done.length > 0;
  };

  const undo = async (one = decided.find(isRecent)) => {
    if (!one) return;
    setDecided((all) => all.filter((each) => each !== one));
    const { rows, applications } = one;
    const done = await send(rows, () => call('undoDecisions', { body: { applications } }));
    if (done.length > 0) announce(`Undone: ${decidedWords(one)}.`);
  };
  return { decided, isSaving: isPending, failures, forget: () => setFailures([]), decide, undo };
}
