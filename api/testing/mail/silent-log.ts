import fastify, { type FastifyBaseLogger } from 'fastify';

/** A logger that says nothing. */
export const silentLog: FastifyBaseLogger = fastify({ logger: false }).log;
