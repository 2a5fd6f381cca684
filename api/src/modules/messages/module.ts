import { defineModule } from '../../module-kit/define-module';
import { withContext } from '../../module-kit/with-context';
import { ownLinksOnly } from '../mail/links-elsewhere';
import { type Messages, previewMessage, sendMessage } from './sending';
import { messagesStore } from './store';

/** Mails that an organiser writes to several people; judges and nominations say to whom. */
export const messagesModule = defineModule({
  name: 'messages',
  stores: { messages: messagesStore },
  mails: [],
  start({ stores: { messages }, platform: { mail, trail, clock, config } }) {
    const context: Messages = {
      messages,
      clock,
      mail,
      recordMessage: (message) => trail.recordAudit(messages.pendingEntries, message),
      ownLinksOnly: ownLinksOnly(config.publicOrigin),
    };
    return {
      api: withContext(() => context, { preview: previewMessage, send: sendMessage }),
      commands: {},
      routes: [],
      upkeep: [],
      personalData: {
        messages: {
          archive: {
            none: 'that they mailed several people as an organiser; it is among decisions',
          },
          erase: ({ _id }) => messages.forget(_id),
        },
      },
    };
  },
});

export type MessagesApi = ReturnType<ReturnType<typeof messagesModule.prepare>['start']>['api'];
