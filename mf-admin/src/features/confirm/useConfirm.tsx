import { isClientError } from '@meritum/shared/client/clientError';
import { showToast } from '@meritum/shared/ui/toasts';
import { useRef, useState } from 'react';
import { ConfirmDialog, type Refused } from './ConfirmDialog';
import type { Question } from './question';

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
