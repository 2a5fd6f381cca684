import { call } from '@meritum/shared/client/call';
import type { ReplyOf } from '@meritum/shared/client/calls';
import { isClientError } from '@meritum/shared/client/clientError';
import type {
  Application,
  ApplicationsReply,
  DecisionsRequest,
} from '@meritum/shared/contracts/applications';
import { verificationNotes } from '@meritum/shared/contracts/judges';
import { limits } from '@meritum/shared/contracts/limits';
import { unsent } from '@meritum/shared/forms/unsent';
import { useQueryClient } from '@meritum/shared/query';
import { useEffect, useRef, useState } from 'react';

export type Decision = DecisionsRequest['decision'];
type Outcome = ReplyOf<'decideApplications'>['outcomes'][number];

/** Begins the keys of all lists of applications. */
const applicationsKey = ['listApplications'];

/** Where the reason of a rejection is kept until the server has it. */
export const rejectionKey = (rows: readonly Application[]) =>
  `rejection of ${rows.map(({ id }) => id).join()}`;

/** A decision about one or several applications, while it is sent or can be undone. */
export interface Decided {
  id: number;
  decision: Decision;
  rows: readonly Application[];
  /** Undefined until the server has decided. */
  undoable?: { judgeId: string; revision: number }[];
  /** When undoing is no longer offered, in milliseconds. */
  endsAt: number;
}

/** What was not decided or undone as asked. */
export interface Failure {
  name: string;
  text: string;
}

/**
 * Decides about applications, one request after the other, so that a fresh proof is asked for once.
 * The server decides immediately and holds the mails, so leaving the page loses no decision that
 * was sent.
 */
export function useDecisions(announce: (text: string) => void) {
  const client = useQueryClient();
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  /** The revisions at which rows were decided; a row with another one is shown again. */
  const [gone, setGone] = useState<ReadonlyMap<string, number>>(new Map());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);

  const isSending = decided.some(({ undoable }) => !undoable);
  useWarning(isSending);
  const now = useSeconds(decided.some(isRecent));
  const current = decided.filter(({ undoable, endsAt }) => !undoable || endsAt > now);

  const change = (id: number, changed: Partial<Decided>) =>
    setDecided((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)));
  const remove = (id: number) => setDecided((all) => all.filter((each) => each.id !== id));
  const reload = () => client.invalidateQueries({ queryKey: applicationsKey });
  const tell = (rows: readonly Application[], outcomes: readonly Outcome[]) => {
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const said = outcomes.flatMap(({ judgeId, message }) =>
      message ? [{ name: names.get(judgeId) ?? '', text: message }] : [],
    );
    setFailures((before) => [...said, ...before]);
    if (outcomes.some(({ done }) => !done)) void reload();
  };
  const failed = (rows: readonly Application[], error: unknown) => {
    if (!isClientError(error)) throw error;
    const name = rows.length === 1 ? (rows[0]?.name ?? '') : `${rows.length} applications`;
    setFailures((before) => [{ name, text: error.message }, ...before]);
    void reload();
  };
  const queued = (work: () => Promise<void>) => {
    const turn = last.current.then(work);
    last.current = turn.catch(() => {});
    void turn;
  };

  const decide = (decision: Decision, rows: readonly Application[], reason?: string) => {
    if (rows.length === 0) return;
    count.current += 1;
    const id = count.current;
    setGone(
      (before) => new Map([...before, ...rows.map((row) => [row.id, row.revision] as const)]),
    );
    setDecided((all) => [{ id, decision, rows, endsAt: 0 }, ...all.filter(isRecent)]);
    queued(async () => {
      try {
        const { outcomes } = await call('decideApplications', {
          body: {
            decision,
            reason: reason ?? verificationNotes[decision],
            applications: rows.map((row) => ({ judgeId: row.id, revision: row.revision })),
          },
        });
        unsent.forget(rejectionKey(rows));
        const undoable = outcomes.flatMap(({ judgeId, revision, undoable: can }) =>
          can && revision !== null ? [{ judgeId, revision }] : [],
        );
        tell(rows, outcomes);
        if (undoable.length === 0) return remove(id);
        change(id, { undoable, endsAt: Date.now() + limits.undoSeconds * 1_000 });
      } catch (error) {
        setGone((before) => new Map([...before].filter(([it]) => !rows.some((r) => r.id === it))));
        remove(id);
        failed(rows, error);
      }
    });
  };

  const undo = (one = current.find(({ undoable }) => undoable)) => {
    if (!one?.undoable) return;
    const { id, rows, undoable } = one;
    remove(id);
    queued(async () => {
      try {
        const { outcomes } = await call('undoDecisions', { body: { applications: undoable } });
        const revisions = new Map(outcomes.map(({ judgeId, revision }) => [judgeId, revision]));
        client.setQueriesData<ApplicationsReply>(
          { queryKey: applicationsKey },
          (before) =>
            before && {
              rows: before.rows.map((row) => ({
                ...row,
                revision: revisions.get(row.id) ?? row.revision,
              })),
            },
        );
        const [first] = rows;
        const isOne = rows.length === 1 && outcomes[0]?.done;
        if (isOne && first) announce(`Undone: ${first.name} waits again.`);
        else announce(`Undone: ${outcomes.filter(({ done }) => done).length} decisions.`);
        tell(rows, outcomes);
        void reload();
      } catch (error) {
        failed(rows, error);
      }
    });
  };
  return { decided: current, failures, forget: () => setFailures([]), gone, now, decide, undo };
}

/** Whether it is being sent or can be undone. */
const isRecent = ({ undoable, endsAt }: Decided) => !undoable || endsAt > Date.now();

/** Asks before the page is left. */
function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/** The time in milliseconds, anew each second while it is needed. */
function useSeconds(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
