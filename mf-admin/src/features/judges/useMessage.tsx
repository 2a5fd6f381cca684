import { isClientError } from '@meritum/shared/client/clientError';
import type { ConsoleJudge } from '@meritum/shared/contracts/listed-judges';
import type { MessagePreview } from '@meritum/shared/contracts/messages';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import { pluralize } from '../facts/pluralize';
import { MessageDialog, type MessageTexts } from './MessageDialog';
import { previewMessage, type Recipients, sendMessage } from './requests';

interface Draft extends Recipients {
  messageId: string;
  to: string;
  texts: MessageTexts;
}

const blank: MessageTexts = { subject: '', note: '', isReminder: false };

const reminder: MessageTexts = {
  subject: 'Your ratings are awaited',
  note: 'You have {pending} of your nominations left to rate. What you have submitted is saved. If you cannot rate them, tell us, so that other judges can.',
  isReminder: true,
};

/** Writing to several judges; render `dialog` anywhere. The dialog closes while it is sent, because
 * the server may ask for a fresh proof in another one. */
export function useMessage(filter: Recipients['filter']) {
  const [draft, setDraft] = useState<Draft>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<MessagePreview>();
  const [error, setError] = useState<string>();

  const begin = (to: string, texts: MessageTexts, chosen?: readonly ConsoleJudge[]) => {
    if (busy) return;
    const judgeIds = chosen?.map(({ id }) => id);
    setDraft({ to, texts, filter, messageId: crypto.randomUUID(), ...(judgeIds && { judgeIds }) });
    setPreview(undefined);
    setError(undefined);
    setOpen(true);
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failed) {
      if (!isClientError(failed)) throw failed;
      setError(failed.message);
      setPreview(undefined);
      setOpen(true);
    } finally {
      setBusy(false);
    }
  };
  const show = (texts: MessageTexts) =>
    attempt(async () => {
      if (!draft) return;
      setDraft({ ...draft, texts });
      setPreview(await previewMessage({ ...recipientsOf(draft), ...texts }));
    });
  const send = () =>
    attempt(async () => {
      if (!draft || !preview) return;
      setOpen(false);
      const { messageId, texts } = draft;
      const mostRecipients = preview.recipients;
      const asked = { ...recipientsOf(draft), ...texts, messageId, mostRecipients };
      const { recipients } = await sendMessage(asked);
      const text = `Your mail to ${pluralize(recipients, 'judge')} is being sent.`;
      showToast({ type: 'success', title: 'Done', text });
    });
  const selected = (chosen: readonly ConsoleJudge[]) => pluralize(chosen.length, 'selected judge');
  return {
    writeToAll: () => begin('all judges of this list', blank),
    writeTo: (chosen: readonly ConsoleJudge[]) => begin(selected(chosen), blank, chosen),
    remind: (chosen: readonly ConsoleJudge[]) => begin(selected(chosen), reminder, chosen),
    dialog: draft && (
      <MessageDialog
        open={open}
        to={draft.to}
        texts={draft.texts}
        preview={preview}
        error={error}
        busy={busy}
        onPreview={(texts) => void show(texts)}
        onSend={() => void send()}
        onChange={() => setPreview(undefined)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

const recipientsOf = ({ filter, judgeIds }: Draft): Recipients => ({
  filter,
  ...(judgeIds && { judgeIds }),
});
