import type { App } from '../zod/provider';

/** Tickets for downloads by ordinary links. */
export async function downloadRoutes(app: App) {
  app.call('issueTicket', ({ actor: { accountId: sub, sessionId: sid }, body }) => ({
    ticket: app.downloadTickets.issue({ sub, sid }, body.address),
  }));
}
