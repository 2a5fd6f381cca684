import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../../platform/rates/origins';
import { keepDevice, knownDeviceOf } from './device-cookie';
import type { Guard, Visitor } from './guard';
import { type DeviceProofSubject, isKnownTo } from './known-device';

/** Returns who is trying to sign in to the account of an address, as the guard sees them. */
export function visitorOf(
  request: FastifyRequest,
  { email }: { email: string },
  { deviceKeys }: Guard,
): Visitor {
  return { email, origin: originOf(request.ip), device: knownDeviceOf(request, deviceKeys) };
}

/** Whether this browser has signed in to the account before. */
export function isKnownVisitor(
  request: FastifyRequest,
  { account, guard: { deviceKeys } }: { account: DeviceProofSubject; guard: Guard },
): boolean {
  const device = knownDeviceOf(request, deviceKeys);
  return device !== undefined && isKnownTo(device, account, deviceKeys);
}

/** After a sign-in: the browser and network are known to the account from now on. */
export async function rememberVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { account, guard }: { account: DeviceProofSubject; guard: Guard },
): Promise<void> {
  keepDevice(request, reply, { account, keys: guard.deviceKeys });
  await guard.remember({ account, origin: originOf(request.ip) });
}
