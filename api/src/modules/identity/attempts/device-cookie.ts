import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../../../platform/clock';
import type { Keys } from '../../../platform/keys/keys';
import {
  type Device,
  type DeviceProofSubject,
  readDevice,
  withAccount,
  writeDevice,
} from './known-device';

export const deviceCookie = '__Host-device';

/** The longest lifetime of cookies. Lax, because the return from Google is cross-site. */
const attributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: days(400) / 1_000,
} as const;

export function knownDeviceOf(request: FastifyRequest, keys: Keys): Device | undefined {
  return readDevice(request.cookies[deviceCookie], keys);
}

/** Records in the browser that this account has signed in there. */
export function keepDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { account, keys }: { account: DeviceProofSubject; keys: Keys },
): void {
  const device = withAccount(knownDeviceOf(request, keys), account, keys);
  reply.setCookie(deviceCookie, writeDevice(device, keys), attributes);
}
