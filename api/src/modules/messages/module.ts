import { defineModule, needs } from '../../module-kit/define-module';
import { withContext } from '../../module-kit/with-context';
import { ownLinksOnly } from '../mail/links-elsewhere';
import type { Messages } from './context';
import { messageTrial } from './mails/MessageTrial';
import { plannedStore } from './planned-store';
import { planMessage, sendPlanned } from './planning';
import { messageRoutes } from './routes';
import { previewMessage, sendMessage, tryMessage } from './sending';
import { messagesStore } from './store';
import { templatesStore } from './templates-store';

/** Organisers' mails to several people; the modules judges and nominations find the recipients. */
export const messagesModule = defineModule({
  name: 'messages',
  stores: { messages: messagesStore, planned: plannedStore, templates: templatesStore },
  mails: [messageTrial],
  deps: needs<Messages['deps']>(),
  start({ stores, deps, platform }) {
    const { messages, planned } = stores;
    const { trail, config } = platform;
    const context: Messages = {
      ...{ stores, deps, platform },
      recordMessage: (message) => trail.recordAudit(messages.pendingEntries, message),
      recordPlanned: (message) => trail.recordAudit(planned.pendingEntries, message),
      ownLinksOnly: ownLinksOnly(config.publicOrigin),
    };
    return {
      api: {
        ...withContext(() => context, {
          preview: previewMessage,
          attempt: tryMessage,
          send: sendMessage,
          plan: planMessage,
        }),
        sendPlanned: sendPlanned(context),
      },
      commands: {},
      routes: [(app) => messageRoutes(app, context)],
      upkeep: [],
      personalData: {
        messages: {
          archive: {
            none: 'that they mailed several people as an organiser, which is among decisions',
          },
          erase: ({ _id }) => messages.erase(_id),
        },
        planned: {
          archive: {
            none: 'a message that they planned as an organiser, which is among decisions',
          },
          erase: ({ _id }) => planned.erase(_id),
        },
      },
    };
  },
});

export type MessagesApi = ReturnType<ReturnType<typeof messagesModule.prepare>['start']>['api'];
