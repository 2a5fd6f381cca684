import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { limits } from '@meritum/shared/contracts/limits';
import fastify, { LogController } from 'fastify';
import { modules } from './composition/serving';
import type { Config } from './config/environment';
import type { UpkeepAtStart } from './module-kit/upkeep';
import { knownDeviceOf } from './modules/attempts/visitor';
import { accessTokens } from './platform/authorisation/access-tokens';
import { authorisation } from './platform/authorisation/authorisation';
import { downloadRoutes } from './platform/authorisation/download-tickets';
import { background } from './platform/background';
import { calls, requireEveryCall } from './platform/calls/calls';
import { type Clock, minutes, systemClock } from './platform/clock';
import { errors } from './platform/errors/errors';
import { answerUnreadable, ignoreExpectations, routedAddress } from './platform/errors/unrouted';
import { cookies } from './platform/headers/cookies';
import { headers } from './platform/headers/headers';
import { sameOrigin } from './platform/headers/same-origin';
import { healthRoutes } from './platform/health/health';
import { jsonBody } from './platform/json-body';
import { shedding } from './platform/load/shedding';
import { loggerOptions, requestLogger } from './platform/logs/logger';
import { requestLog } from './platform/logs/request-log';
import { metrics } from './platform/metrics/requests';
import { mongo } from './platform/mongo/mongo';
import { openapi, openapiRoutes } from './platform/openapi/openapi';
import { rateLimits } from './platform/rates/rates';
import { traces } from './platform/traces/traces';
import { type App, type ZodTypes, zodSchemas } from './platform/zod/provider';

/** What a test replaces. */
export interface Dependencies {
  clock?: Clock;
  /** Where log lines go; standard output otherwise. */
  logStream?: { write(line: string): void };
  /** When regular work runs first; before it is ready unless said otherwise. */
  upkeepAtStart?: UpkeepAtStart;
  /** Replaces the measured delay of replies, in milliseconds. */
  late?: () => number;
}

/** The application, complete but not listening. */
export async function buildApp(config: Config, deps: Dependencies = {}): Promise<App> {
  const { clock = systemClock, upkeepAtStart = 'before ready' } = deps;
  const app: App = fastify({
    logger: loggerOptions(config.logLevel, deps.logStream),
    childLoggerFactory: requestLogger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: limits.requestBytes,
    requestTimeout: minutes(5),
    // A start waits for the migrations of another process, and for regular work that is due.
    pluginTimeout: 0,
    exposeHeadRoutes: false,
    // Requests that Node and the router would answer themselves go through the hooks.
    rewriteUrl: routedAddress,
    routerOptions: {
      maxParamLength: maxHeaderSize,
      // Copied addresses of awards and profiles end in one.
      ignoreTrailingSlash: true,
    },
    clientErrorHandler: answerUnreadable,
    http: { requireHostHeader: false },
    return503OnClosing: false,
  }).withTypeProvider<ZodTypes>();

  ignoreExpectations(app);
  await app.register(requestLog);
  await app.register(traces, { endpoint: config.tracesEndpoint });
  await app.register(metrics, { enabled: config.metricsPort !== undefined });
  await app.register(headers);
  await app.register(shedding, { busyAtMs: config.busyAtMs, late: deps.late });
  await app.register(openapi);
  await app.register(zodSchemas);
  await app.register(rateLimits, {
    rates: config.rates,
    shareOf: (request) => knownDeviceOf(request, config.keys['known devices'])?.share,
  });
  await app.register(errors);
  await app.register(jsonBody);
  await app.register(calls);
  await app.register(mongo, {
    config: config.mongo,
    prepare: (db, say) =>
      modules.prepare(db, { revocations: app.revocations, config, log: app.log, say }),
  });
  await app.register(sameOrigin, { publicOrigin: config.publicOrigin });
  await app.register(cookies, { publicOrigin: config.publicOrigin });
  await app.register(accessTokens, { keys: config.keys['access tokens'], clock });
  await app.register(authorisation, {
    clock,
    keys: config.keys['download tickets'],
    personOf: (accountId) => modules.personOf(app.mongo.db, config, accountId),
    proofOf: (session) => modules.proofOf(app.mongo.db, session),
  });
  await app.register(background);
  await app.register(downloadRoutes);
  await app.register(healthRoutes);
  // Where mails are shown to everybody, on a computer of one's own.
  await app.register(openapiRoutes, { viewer: config.mail.pages });
  await app.register(modules.register, { config, clock, upkeepAtStart });
  requireEveryCall(app);
  return app;
}
