import type { ConfirmedMessage, MessageTexts } from '@meritum/shared/contracts/messages';
import type { Caller } from '../../platform/authorisation/actor';
import { type Audience, type Messages, previewMessage, sendMessage } from './sending';

/** What other modules may do: write to several people whom they know. */
export const messagesApi = (context: Messages) => ({
  preview: (sender: Caller, texts: MessageTexts, audience: Audience) =>
    previewMessage(context, sender, texts, audience),
  send: (
    sender: Caller,
    sent: MessageTexts & ConfirmedMessage,
    audience: () => Promise<Audience>,
  ) => sendMessage(context, sender, sent, audience),
});

export type MessagesApi = ReturnType<typeof messagesApi>;
