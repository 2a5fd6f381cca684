import * as z from 'zod/mini';
import { type CallContract, calling } from './call';

/** Downloads by ordinary links, which send no access token. */
export const downloadCalls = {
  issueTicket: {
    ...calling({ tag: 'account', may: 'signed-in', rate: 'read' })('POST', '/api/downloads'),
    summary: 'A ticket with which a link downloads one file of the caller within a minute',
    body: z.strictObject({
      address: z
        .string()
        .check(z.regex(/^\/api\/[\x21-\x7e]+$/, 'A path below /api/'), z.maxLength(4_000)),
    }),
    replies: { 200: z.object({ ticket: z.string() }) },
  },
} as const satisfies Record<string, CallContract>;
