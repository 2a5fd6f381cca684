import * as z from 'zod/mini';
import { type CallContract, calling } from './call';

const state = z.object({ status: z.literal('ok') });

const publicUnlimited = calling({ tag: 'health', may: 'public', rate: 'unlimited' });

/** Calls that operate or describe the API; our pages never make them. */
export const operationCalls = {
  getLiveness: publicUnlimited('GET', '/api/health/live', {
    summary: 'Whether the process answers',
    replies: { 200: state },
  }),
  getReadiness: publicUnlimited('GET', '/api/health/ready', {
    summary: 'Whether it can do its work; `unavailable` while the database is away',
    replies: { 200: state },
  }),
  getOpenApi: publicUnlimited('GET', '/api/openapi.json', {
    tag: 'meta',
    summary: 'The OpenAPI document of the running version',
    rate: 'read',
    replies: { 200: z.looseObject({}) },
  }),
} as const satisfies Record<string, CallContract>;
