import { defineModule } from '../../composition/define-module';
import { ownLinksOnly } from '../mail/links-elsewhere';
import { messagesApi } from './api';
import { messagesStore } from './store';

/** Mails that an organiser writes to several people; judges and nominations say to whom. */
export const messagesModule = defineModule({
  name: 'messages',
  stores: { messages: messagesStore },
  mails: [],
  start({ stores: { messages }, mail, trail, clock, config }) {
    return {
      api: messagesApi({
        messages,
        clock,
        mail,
        recordMessage: (message) => trail.recordAudit(messages.pendingEntries, message),
        ownLinksOnly: ownLinksOnly(config.publicOrigin),
      }),
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
