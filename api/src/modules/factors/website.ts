import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/environment';

export interface Website {
  origin: string;
  /** The host; a passkey works on no other, even if its page looks the same. */
  rpId: string;
}

export type WebsiteOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>) => Website;

/** In development without a configured origin, this is the requested address. */
export const websiteWith =
  ({ publicOrigin, passkeyHost }: Pick<Config, 'publicOrigin' | 'passkeyHost'>): WebsiteOf =>
  ({ protocol, host }) => {
    const { origin, hostname } = new URL(publicOrigin ?? `${protocol}://${host}`);
    return { origin, rpId: passkeyHost ?? hostname };
  };
