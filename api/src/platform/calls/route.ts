import { type CallContract, rolesFor } from '@meritum/shared/contracts/calls/call';
import { contract, type Operation } from '@meritum/shared/contracts/calls/contract';
import type { ErrorCode } from '@meritum/shared/contracts/errors';
import type { FastifySchema } from 'fastify';
import { compress } from '../encoded/compress';
import { urgencyOf } from '../load/shedding';
import { refusals } from '../zod/replies';

/** Error codes implied by a call's inputs and access, and its own. */
function refusalsOf(call: CallContract): ErrorCode[] {
  const { may, body, file, bytes, query, params, headers, proof } = call;
  const codes: ErrorCode[] = [...(call.refusals ?? [])];
  if (body ?? query ?? params ?? headers) codes.push('invalid-argument');
  if (body || file || bytes) codes.push('payload-too-large', 'unsupported-media-type');
  if (may !== 'public') codes.push('unauthenticated');
  if (may === 'admin' || proof) codes.push('permission-denied');
  return [...new Set(codes)];
}

function repliesOf({ replies }: CallContract) {
  return Object.fromEntries(
    Object.entries(replies).map(([status, reply]) => {
      if (!('media' in reply)) return [status, reply];
      const schema = { type: 'string', format: 'binary' };
      const { media, description, others = [] } = reply;
      const content = [media, ...others].map((type) => [type, { schema }]);
      return [status, { description, content: Object.fromEntries(content) }];
    }),
  );
}

const readBy = { admin: 'organisers', reader: 'readers', screener: 'screeners' };

function peopleOf(call: CallContract): string {
  if (call.may === 'public') return 'anybody';
  if (call.may === 'signed-in') return 'people who are signed in';
  return rolesFor(call)
    .map((role) => readBy[role])
    .join(', ');
}

const listed = (title: string, words: string | readonly string[] = []) =>
  words.length > 0 ? ` ${title}: ${[words].flat().join(', ')}.` : '';

const descriptionOf = (call: CallContract) =>
  `For ${peopleOf(call)}.${listed('Refusals of its own', call.refusals)}${listed('Audit trail', call.records)}`;

function schemaOf(name: Operation, call: CallContract): FastifySchema {
  const { tag, summary, body, query, params, headers, file, bytes } = call;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: descriptionOf(call),
    ...(body && { body }),
    ...(query && { querystring: query }),
    ...(params && { params }),
    ...(headers && { headers }),
    ...(file && { consumes: ['multipart/form-data'] }),
    ...(bytes && { consumes: ['application/octet-stream'] }),
    response: { ...repliesOf(call), ...refusals(...refusalsOf(call)) },
  };
}

/** JSON schema of a form with one file, which zod does not parse. */
const formOf = (file: string) => ({
  type: 'object',
  required: [file],
  properties: { [file]: { type: 'string', format: 'binary' } },
});

const isFile = (reply: CallContract['replies'][number] | undefined) =>
  reply !== undefined && 'media' in reply;

/** Method, path, access and schemas of a call as a Fastify route. */
export function routeOf(name: Operation) {
  const call: CallContract = contract[name];
  const { method, path: url } = contract[name];
  const { may, rate, file, proof, replies } = call;
  const config = {
    call: name,
    may,
    roles: rolesFor(call),
    rate,
    urgency: urgencyOf(call),
    ...(proof && { proof }),
    ...(method === 'GET' && isFile(replies[200]) && { byTicket: true as const }),
    ...(file && { documentedBody: formOf(file) }),
  };
  // Public reads also answer HEAD (RFC 9110), which feed readers use.
  const exposeHeadRoute = method === 'GET' && may === 'public' && rate === 'read';
  const onSend = may === 'admin' ? compress : [];
  return { method, url, exposeHeadRoute, config, onSend, schema: schemaOf(name, call) };
}

/** Whether a call replies with a page that visitors open. */
export function isPage(name: Operation): boolean {
  const { 200: reply }: CallContract['replies'] = contract[name].replies;
  return reply !== undefined && 'media' in reply && reply.media === 'text/html';
}

/** Whether a call may reply without a body. */
export function mayBeEmpty(name: Operation): boolean {
  return 204 in contract[name].replies;
}

/** The success status of a call with a body; there is at most one. */
export function statusOf(name: Operation): number {
  return Math.min(...Object.keys(contract[name].replies).map(Number));
}
