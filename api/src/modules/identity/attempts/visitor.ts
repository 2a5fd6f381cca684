import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../../platform/rates/origins';
import { keepDevice, knownDeviceOf } from './device-cookie';
import type { Guard, Visitor } from './guard';

/** Who attempts something with the account of an address, as the guard tells visitors apart. */
export function visitorOf(
  request: FastifyRequest,
  { email }: { email: string },
  { key }: Guard,
): Visitor {
  return { email, origin: originOf(request.ip), device: knownDeviceOf(request, key) };
}

/** After somebody got in: their browser and network are no strangers to the account from now on. */
export async function rememberVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { account: { email }, guard }: { account: { email: string }; guard: Guard },
): Promise<void> {
  keepDevice(request, reply, { email, key: guard.key });
  await guard.remember({ email, origin: originOf(request.ip) });
}
