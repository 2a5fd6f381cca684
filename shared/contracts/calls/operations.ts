import * as z from 'zod/mini';
import { at, type CallContract } from './call';

const state = z.object({ status: z.literal('ok') });

const publicUnlimited = { tag: 'health', may: 'public', rate: 'unlimited' } as const;

/** Calls for operating and describing the API; our pages never make them. */
export const operationCalls = {
  getLiveness: {
    ...at('GET', '/api/health/live'),
    ...publicUnlimited,
    summary: 'Whether the process answers',
    replies: { 200: state },
  },
  getReadiness: {
    ...at('GET', '/api/health/ready'),
    ...publicUnlimited,
    summary: 'Whether it can do its work; `unavailable` while the database is away',
    replies: { 200: state },
  },
  getOpenApi: {
    ...at('GET', '/api/openapi.json'),
    tag: 'meta',
    summary: 'The OpenAPI document of the running version',
    may: 'public',
    rate: 'read',
    replies: { 200: z.looseObject({}) },
  },
} as const satisfies Record<string, CallContract>;
