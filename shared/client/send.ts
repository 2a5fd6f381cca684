import { type PublicName, publicCalls } from '../contracts/public-calls';
import type { Arguments, Options, OutgoingCall, PublicCall, ReplyOf } from './calls';
import { parse, request, urlOf } from './request';

/** Returns the address of a public call with its parameters filled in. */
export function addressOf<Name extends PublicName>(
  name: Name,
  parts: Pick<Options<Name>, 'params' | 'query'>,
): string;
export function addressOf(name: PublicName, parts: OutgoingCall): string {
  return urlOf(publicCalls[name], parts);
}

/**
 * A call that needs no session: returns the parsed reply, or undefined if it is empty.
 * Throws ClientError; an abort by the caller rejects with the signal's reason.
 */
export function send<Name extends PublicCall>(
  name: Name,
  ...options: Arguments<Name>
): Promise<ReplyOf<Name>>;
export function send(name: PublicCall, options: OutgoingCall = {}): Promise<unknown> {
  return request(publicCalls[name], options, parse);
}
