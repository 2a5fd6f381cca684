import { type PublicName, publicCalls } from '../contracts/public-calls';
import type { Arguments, Options, OutgoingCall, PublicCall, ReplyOf } from './calls';
import { parse, request, urlOf } from './request';

/** Address of a call that needs no session, its parameters filled in. */
export function addressOf<Name extends PublicName>(
  name: Name,
  parts: Pick<Options<Name>, 'params' | 'query'>,
): string;
export function addressOf(name: PublicName, parts: OutgoingCall): string {
  return urlOf(publicCalls[name], parts);
}

/**
 * A call that needs no session: the parsed reply, or undefined for an empty one.
 * Throws ClientError; a caller's own abort is passed on as it is.
 */
export function send<Name extends PublicCall>(
  name: Name,
  ...options: Arguments<Name>
): Promise<ReplyOf<Name>>;
export function send(name: PublicCall, options: OutgoingCall = {}): Promise<unknown> {
  return request(publicCalls[name], options, parse);
}
