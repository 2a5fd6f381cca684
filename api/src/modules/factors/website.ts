import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/environment';

/** What passkeys are bound to. */
export interface Website {
  origin: string;
  /** The host: a passkey of one works on no other, even if a page looks the same. */
  rpId: string;
}

export type WebsiteOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>) => Website;

/**
 * Returns the configured origin; in development without one, the requested address. Passkeys stay
 * bound to the host that the site had when they were made.
 */
export const websiteWith =
  ({ publicOrigin, passkeyHost }: Pick<Config, 'publicOrigin' | 'passkeyHost'>): WebsiteOf =>
  ({ protocol, host }) => {
    const { origin, hostname } = new URL(publicOrigin ?? `${protocol}://${host}`);
    return { origin, rpId: passkeyHost ?? hostname };
  };
