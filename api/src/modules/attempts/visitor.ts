import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../../platform/clock';
import type { Keys } from '../../platform/keys/keys';
import { originOf } from '../../platform/rates/origins';
import type { Guard, Visitor } from './guard';
import {
  type Device,
  type DeviceProofSubject,
  isKnownTo,
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

export function visitorOf(
  request: FastifyRequest,
  { email }: { email: string },
  { deviceKeys }: Guard,
): Visitor {
  return { email, origin: originOf(request.ip), device: knownDeviceOf(request, deviceKeys) };
}

export function isKnownVisitor(
  request: FastifyRequest,
  { account, guard: { deviceKeys } }: { account: DeviceProofSubject; guard: Guard },
): boolean {
  const device = knownDeviceOf(request, deviceKeys);
  return device !== undefined && isKnownTo(device, account, deviceKeys);
}

/** Makes browser and network known to the account. */
export async function rememberVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { account, guard }: { account: DeviceProofSubject; guard: Guard },
): Promise<void> {
  const { deviceKeys } = guard;
  const device = withAccount(knownDeviceOf(request, deviceKeys), account, deviceKeys);
  reply.setCookie(deviceCookie, writeDevice(device, deviceKeys), attributes);
  await guard.remember({ account, origin: originOf(request.ip) });
}
