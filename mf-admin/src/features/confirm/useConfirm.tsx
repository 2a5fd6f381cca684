import type { ClientError } from '@meritum/shared/client/clientError';
import { unsent } from '@meritum/shared/forms/unsent';
import { useMutation } from '@meritum/shared/query';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import { useReload } from '../console/ConsoleCache';
import { ConfirmDialog } from './ConfirmDialog';
import { isStale, type Question, reasonKey } from './question';

/** Moves the focus to the heading if the pressed button is gone or disabled after it acted. */
export function keepFocus() {
  if (document.activeElement?.matches('body, :disabled'))
    document.querySelector('h1')?.focus({ preventScroll: true });
}

/**
 * Asks for confirmation, performs the action, reports the result and reads the page's data again.
 * Render `dialog` anywhere. While `busy`, nothing else can be asked.
 * The dialog closes during the call, because the server may ask for a fresh proof in a dialog of
 * the shell, and only one can have the focus. A refusal reopens it.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Question>();
  const reload = useReload();
  const { mutate, isPending, error, reset } = useMutation<
    void,
    ClientError,
    { asked: Question; reason: string }
  >({
    async mutationFn({ asked, reason }) {
      await asked.act(reason);
      unsent.forget(reasonKey(asked));
      // The announced change is also shown by then, unless loading takes long.
      const shown = Promise.all([reload(), asked.refresh?.()]);
      await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, 2_000))]);
      const text = typeof asked.done === 'string' ? asked.done : asked.done();
      showToast({ type: 'success', title: 'Done', text });
      await shown;
      requestAnimationFrame(keepFocus);
    },
    onError(refused, { asked }) {
      setQuestion(asked);
      if (isStale(refused)) void Promise.all([reload(), asked.refresh?.()]);
    },
  });
  const close = () => {
    setQuestion(undefined);
    reset();
  };
  const ask = (next: Question) => {
    if (!isPending) setQuestion(next);
  };
  const dialog = question && (
    <ConfirmDialog
      onClose={close}
      question={question}
      refused={error}
      onConfirm={(reason) => {
        close();
        mutate({ asked: question, reason });
      }}
    />
  );
  return { ask, busy: isPending, dialog };
}
