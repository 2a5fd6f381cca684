import { isClientError } from '@meritum/shared/client/clientError';
import { unsent } from '@meritum/shared/forms/unsent';
import { showToast } from '@meritum/shared/ui/toasts';
import { useRef, useState } from 'react';
import { useReload } from '../console/ConsoleCache';
import { ConfirmDialog, type Refused } from './ConfirmDialog';
import { isStale, type Question, reasonKey } from './question';

/**
 * Asks for confirmation, performs the action, reports the result and reads the page's data again.
 * Render `dialog` anywhere.
 * While `busy`, nothing else can be asked.
 *
 * The dialog closes during the call, because the server may ask for a fresh proof in a dialog of
 * the shell, and two would fight for the focus. A refusal reopens it.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const reload = useReload();

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
      unsent.forget(reasonKey(asked));
      const text = typeof asked.done === 'string' ? asked.done : asked.done();
      showToast({ type: 'success', title: 'Done', text });
      await Promise.all([reload(), asked.refresh?.()]);
    } catch (error) {
      if (!isClientError(error)) throw error;
      const stale = isStale(error);
      setRefused({ text: error.message, stale, proposal: error.proposal });
      setOpen(true);
      if (stale) await Promise.all([reload(), asked.refresh?.()]);
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
