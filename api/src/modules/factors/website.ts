import type { FastifyRequest } from 'fastify';

/** What passkeys are bound to. */
export interface Website {
  origin: string;
  /** The host: a passkey of one works on no other, even if a page looks the same. */
  rpId: string;
}

/** Returns the configured origin; in development without one, the requested address. */
export function websiteOf(
  publicOrigin: string | undefined,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): Website {
  const { origin, hostname } = new URL(publicOrigin ?? `${protocol}://${host}`);
  return { origin, rpId: hostname };
}
