import type { App } from '../../../platform/zod/provider';
import type { Judges } from '../context';
import {
  countInvitations,
  openInvitation,
  previewInvitations,
  remindInvited,
  sendInvitations,
  stopInvitations,
} from './commands';

export async function invitationRoutes(app: App, context: Judges) {
  app.call('getInvitations', ({ query: { season } }) => countInvitations(context, season));
  app.call('previewInvitations', ({ body }) => previewInvitations(context, body));
  app.call('sendInvitations', ({ actor, body }) => sendInvitations(context, actor, body));
  app.call('remindInvited', ({ actor, body: { season } }) => remindInvited(context, actor, season));
  app.call('openInvitation', ({ body: { token } }) => openInvitation(context, token));
  app.call('stopInvitations', ({ body: { token } }) => stopInvitations(context, token));
}
