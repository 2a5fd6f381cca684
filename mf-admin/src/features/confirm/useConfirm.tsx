import { isClientError } from '@meritum/shared/client/clientError';
import { showToast } from '@meritum/shared/ui/toasts';
import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog, type Refused } from './ConfirmDialog';

/** An action that somebody is asked about before it is done. */
export interface Question {
  /** `Deactivate Ada Lovelace?` */
  title: string;
  /** What follows from it, so that nobody finds out afterwards. */
  consequence: ReactNode;
  /** What the button does: `Deactivate`. */
  confirm: string;
  /** It decides somebody's fate. */
  danger?: boolean;
  /** Asks why; what is said is recorded. */
  reason?: { label: string; hint?: string; maxLength: number };
  /** Does it. The reason is '' where none is asked for. Throws ClientError. */
  act(reason: string): Promise<unknown>;
  /** What to say once it is done: `Ada Lovelace was deactivated.` */
  done: string;
  /** Reads anew what the page shows: after it is done, and when somebody else was first. */
  refresh?(): unknown;
}

/** The refusals that mean: what you saw is not so any more. */
const changed = new Set(['already-exists', 'failed-precondition', 'not-found']);

/**
 * Asks before something is done, and says what came of it. Draw `dialog` anywhere; `busy` is true
 * while it is being done, when nothing else can be asked.
 *
 * The dialog is closed while the server is asked: the proof that it may demand opens in a dialog of
 * the shell's, and two that hold the focus would fight for it. A refusal opens it again, with the
 * reason that was typed.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const ask = (next: Question) => {
    if (running.current) return;
    setRefused(undefined);
    setQuestion(next);
    setOpen(true);
  };
  const act = async (asked: Question, reason: string) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setOpen(false);
    try {
      await asked.act(reason);
      showToast({ type: 'success', title: 'Done', text: asked.done });
      await asked.refresh?.();
    } catch (error) {
      if (!isClientError(error)) throw error;
      const stale = changed.has(error.code);
      setRefused({ text: error.message, stale, reason });
      setOpen(true);
      if (stale) await asked.refresh?.();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const dialog = question && (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      question={question}
      refused={refused}
      onConfirm={(reason) => void act(question, reason)}
    />
  );
  return { ask, busy, dialog };
}
