import * as z from 'zod/mini';
import type { CallContract } from './call';

const state = z.object({ status: z.literal('ok') });

/** Calls for operating and describing the API; our pages never make them. */
export const operationCalls = {
  getLiveness: {
    method: 'GET',
    path: '/api/health/live',
    tag: 'health',
    summary: 'Whether the process answers',
    may: 'public',
    rate: 'unlimited',
    replies: { 200: state },
  },
  getReadiness: {
    method: 'GET',
    path: '/api/health/ready',
    tag: 'health',
    summary: 'Whether it can do its work; `unavailable` while the database is away',
    may: 'public',
    rate: 'unlimited',
    replies: { 200: state },
  },
  getOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    tag: 'meta',
    summary: 'The OpenAPI document of the running version',
    may: 'public',
    rate: 'read',
    replies: { 200: z.looseObject({}) },
  },
} as const satisfies Record<string, CallContract>;
