import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../../../platform/clock';
import { type Device, readDevice, withAccount, writeDevice } from './known-device';

export const deviceCookie = '__Host-device';

/** As long as browsers keep any cookie. Lax, because the way back from Google begins elsewhere. */
const attributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: days(400) / 1_000,
} as const;

export function knownDeviceOf(request: FastifyRequest, key: string): Device | undefined {
  return readDevice(request.cookies[deviceCookie], key);
}

/** Notes in the browser that this account has signed in there. */
export function keepDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, key }: { email: string; key: string },
): void {
  const device = withAccount(knownDeviceOf(request, key), email, key);
  reply.setCookie(deviceCookie, writeDevice(device, key), attributes);
}
