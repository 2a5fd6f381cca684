import { overviewReply } from '../overview';
import { at, type CallContract } from './call';

/** The season at a glance, for organisers. */
export const overviewCalls = {
  getOverview: {
    ...at('GET', '/api/admin/overview'),
    tag: 'overview',
    summary: 'The current season in numbers, and what needs a person now',
    may: 'admin',
    rate: 'frequent',
    replies: { 200: overviewReply },
  },
} as const satisfies Record<string, CallContract>;
