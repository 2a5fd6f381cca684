import { isClientError, mayBeDone } from '@meritum/shared/client/clientError';
import { limits } from '@meritum/shared/contracts/limits';
import type { MessagePreview } from '@meritum/shared/contracts/messages';
import { unsent } from '@meritum/shared/forms/unsent';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { useMutation, useQuery, useQueryClient } from '@meritum/shared/query';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import type { Draft } from './draft';
import { type Addressed, MessageDialog } from './MessageDialog';

/** A message to a whole list, or to chosen rows. */
interface Written {
  texts: Draft;
  /** Ids of the chosen rows; undefined for the whole list. */
  chosen: string[] | undefined;
}

interface Begun extends Pick<Written, 'chosen'> {
  messageId: string;
  to: string;
  start: Draft;
  unsentKey: string;
}

interface Sending extends Addressed {
  /** The recipients, with examples. Throws ClientError. */
  preview(written: Written): Promise<MessagePreview>;
  /** Mails it to its writer alone. Throws ClientError. */
  attempt(written: Written): Promise<unknown>;
  /** Sends it; a retry sends nothing again. Throws ClientError. */
  send(
    written: Written & { messageId: string; maxRecipients: number; sendAt?: string },
  ): Promise<{ recipients: number }>;
  onSent(): void;
}

/** The earliest time of the next mail to several people, shared by both screens that write them. */
const sendFromKey = ['mail to several people'];
const pause = limits.messagePauseMinutes * 60_000;

/** Reminders begin with a text of their own and are kept separately. */
const messageKey = (noun: string, { isReminder }: Draft) =>
  `message to ${noun}${isReminder ? ', reminder' : ''}`;

const mayBeSent = (error: Error | null) => isClientError(error) && mayBeDone(error);

const blank: Draft = { subject: '', note: '', isReminder: false };

/** Writes to several people. Render `dialog` anywhere; it closes before asking for a fresh proof. */
export function useMessage({
  preview: previewOf,
  attempt,
  send: sendIt,
  onSent,
  ...addressed
}: Sending) {
  const { noun } = addressed;
  const client = useQueryClient();
  const waits = useQuery<string | null>({
    queryKey: sendFromKey,
    queryFn: () => null,
    enabled: false,
    gcTime: pause,
  });
  const [draft, setDraft] = useState<Begun>();
  const [open, setOpen] = useState(false);
  const [sendAt, setSendAt] = useState<string>();
  const preview = useMutation({
    mutationFn: previewOf,
    onSuccess: ({ sendFrom }) => client.setQueryData(sendFromKey, sendFrom ?? null),
  });
  const sending = useMutation({
    mutationFn: sendIt,
    onMutate: () => setOpen(false),
    onError(error) {
      // After a lost reply, the same message is sent again and counts once.
      if (!mayBeSent(error)) preview.reset();
      setOpen(true);
    },
    onSuccess({ recipients }, { sendAt }) {
      if (draft) unsent.forget(draft.unsentKey);
      if (!sendAt) client.setQueryData(sendFromKey, new Date(Date.now() + pause).toISOString());
      onSent();
      const text = sendAt
        ? `Your mail will be sent on ${formatDeadline(sendAt)}. You can stop it on the Mail page.`
        : `Your mail to ${pluralize(recipients, noun)} is being sent.`;
      showToast({ type: 'success', title: 'Done', text });
    },
  });
  const busy = preview.isPending || sending.isPending;

  const begin = (to: string, start: Draft, chosen?: readonly { id: string }[]) => {
    if (busy) return;
    const unsentKey = messageKey(noun, start);
    const ids = chosen?.map(({ id }) => id);
    setDraft({ to, start, unsentKey, messageId: crypto.randomUUID(), chosen: ids });
    setSendAt(undefined);
    preview.reset();
    sending.reset();
    setOpen(true);
    // A given text is previewed at once; it can still be changed.
    if (start.note) preview.mutate({ texts: unsent.read<Draft>(unsentKey) ?? start, chosen: ids });
  };
  return {
    writeToAll: (count: number) => begin(`all ${formatCount(count)} that match`, blank),
    writeTo: (chosen: readonly { id: string }[], texts: Draft = blank) =>
      begin(pluralize(chosen.length, `selected ${noun}`), texts, chosen),
    dialog: draft && open && (
      <MessageDialog
        {...addressed}
        {...draft}
        preview={preview.data}
        sendFrom={waits.data ?? undefined}
        error={(preview.error ?? sending.error)?.message}
        mayBeSent={mayBeSent(sending.error)}
        busy={busy}
        onPreview={(texts) => {
          sending.reset();
          preview.mutate({ texts, chosen: draft.chosen });
        }}
        onTry={async () => {
          if (preview.variables) await attempt(preview.variables);
        }}
        sendAt={sendAt}
        onSendAt={setSendAt}
        onSend={({ recipients: maxRecipients }) =>
          preview.variables &&
          sending.mutate({
            ...preview.variables,
            messageId: draft.messageId,
            maxRecipients,
            ...(sendAt && { sendAt }),
          })
        }
        onChange={() => {
          // The server would treat a changed text as the message it may already have.
          setDraft({ ...draft, messageId: crypto.randomUUID() });
          preview.reset();
        }}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
