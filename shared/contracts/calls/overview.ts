import { overviewReply } from '../overview';
import type { CallContract } from './call';

/** The season at a glance, for organisers. */
export const overviewCalls = {
  getOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    tag: 'overview',
    summary: 'The current season in numbers, and what needs a person now',
    may: 'admin',
    rate: 'read',
    replies: { 200: overviewReply },
  },
} as const satisfies Record<string, CallContract>;
