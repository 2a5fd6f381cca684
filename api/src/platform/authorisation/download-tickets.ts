import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Clock, minutes } from '../clock';
import { unauthenticated } from '../errors/domain-error';
import type { Key, Keys } from '../keys/keys';
import type { App } from '../zod/provider';
import type { AccessClaims } from './access-tokens';

/** Long enough for download managers, which request a link twice. */
const lifetime = minutes(1);

const named = 'ticket=';

function partsOf(url: string): { address: string; ticket: string } | undefined {
  const at = Math.max(url.lastIndexOf(`?${named}`), url.lastIndexOf(`&${named}`));
  const ticket = url.slice(at + 1 + named.length);
  return at < 0 || ticket.includes('&') ? undefined : { address: url.slice(0, at), ticket };
}

/** The ticket at the end of a URL; undefined without one. */
export const ticketIn = (url: string): string | undefined => partsOf(url)?.ticket;

/**
 * A link with a ticket downloads one file, even in a program without access token and cookies. The
 * ticket is bound to session, address and minute, and is not stored.
 */
export function downloadTickets({ current, all }: Keys, clock: Clock) {
  const proofOf = ({ bytes }: Key, claims: string, address: string) =>
    createHmac('sha256', bytes).update(`${claims} ${address}`).digest();
  return {
    issue({ sub, sid }: AccessClaims, address: string): string {
      const until = clock().getTime() + lifetime;
      const claims = Buffer.from(JSON.stringify([sub, sid, until])).toString('base64url');
      return `${claims}.${proofOf(current, claims, address).toString('base64url')}`;
    },
    /** Returns the session of the ticket in a URL. Throws unauthenticated. */
    verify(url: string): AccessClaims {
      const { address = '', ticket = '' } = partsOf(url) ?? {};
      const [, claims, proof] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(ticket) ?? [];
      if (!claims || !proof) throw unauthenticated();
      const shown = Buffer.from(proof, 'base64url');
      if (!all.some((key) => timingSafeEqual(shown, proofOf(key, claims, address))))
        throw unauthenticated();
      const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
      const [sub, sid, until] = said as [sub: string, sid: string, until: number];
      if (clock().getTime() > until) throw unauthenticated();
      return { sub, sid };
    },
  };
}

export async function downloadRoutes(app: App) {
  app.call('issueTicket', ({ actor: { accountId: sub, sessionId: sid }, body }) => ({
    ticket: app.downloadTickets.issue({ sub, sid }, body.address),
  }));
}
