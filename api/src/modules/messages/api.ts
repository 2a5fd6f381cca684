import { withContext } from '../../composition/with-context';
import { type Messages, previewMessage, sendMessage } from './sending';

/** What other modules may do: write to several people whom they know. */
export const messagesApi = (context: Messages) =>
  withContext(() => context, { preview: previewMessage, send: sendMessage });

export type MessagesApi = ReturnType<typeof messagesApi>;
