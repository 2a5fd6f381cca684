import * as z from 'zod/mini';
import type { CallContract } from './call';

/** Addresses of what is called by those who run and describe the API, never by our pages. */
export const operationAddresses = {
  getLiveness: { method: 'GET', path: '/api/health/live' },
  getReadiness: { method: 'GET', path: '/api/health/ready' },
  getOpenApi: { method: 'GET', path: '/api/openapi.json' },
} as const;

const state = z.object({ status: z.literal('ok') });

export const operationCalls = {
  getLiveness: {
    tag: 'health',
    summary: 'Whether the process answers',
    may: 'public',
    rate: 'unlimited',
    replies: { 200: state },
  },
  getReadiness: {
    tag: 'health',
    summary: 'Whether it can do its work; `unavailable` while the database is away',
    may: 'public',
    rate: 'unlimited',
    replies: { 200: state },
  },
  getOpenApi: {
    tag: 'meta',
    summary: 'The OpenAPI document of the running version',
    may: 'public',
    rate: 'read',
    replies: { 200: z.looseObject({}) },
  },
} as const satisfies Record<keyof typeof operationAddresses, CallContract>;
