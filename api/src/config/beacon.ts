import { hasPlainHost } from '@meritum/shared/contracts/web-host';
import type { BeaconChain } from '@meritum/shared/merit/assign/beacon';
import * as z from 'zod/mini';
import { isLocalAddress } from './local-address';

/** A public source of chance, and the relays that publish its rounds. */
export interface Beacon {
  /** Addresses without a final slash, in the order of use. */
  relays: readonly string[];
  chain: BeaconChain;
}

const isRelay = (address: string) => {
  if (!URL.canParse(address) || !hasPlainHost(address)) return false;
  const { protocol, search, hash } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocalAddress(address));
  return isSafe && search + hash === '';
};

/** Comma-separated relays of drand. Each of their replies is verified. */
export const relays = z.optional(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(',').map((one) => one.trim().replace(/\/$/, ''))),
    ),
    z
      .array(z.string())
      .check(z.maxLength(4, 'must be four at most, because each is waited for'))
      .check(
        z.refine(
          (all) => all.every(isRelay),
          'must be https addresses such as https://api.drand.sh, separated by commas; http only on this machine',
        ),
      ),
  ),
);
