import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import plugin from 'fastify-plugin';
import type { MongoClient } from 'mongodb';
import { seconds } from '../clock';

interface Options {
  /** Address of an OTLP collector; without one nothing is traced or loaded. */
  endpoint: string | undefined;
}

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Loaded only where there is a collector. */
const load = () =>
  Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);

/**
 * Traces each request and its database commands by the OpenTelemetry SDK, in the trace that the
 * browser has begun (`traceparent`). Spans have route patterns, names of commands and collections,
 * and the request's id: no address, path, query, header, body or value.
 */
export const traces = plugin<Options>(
  async (app, { endpoint }) => {
    if (!endpoint) {
      app.decorate('traceCommands', () => {});
      return;
    }
    const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace }, otlp, resources, sdk] =
      await load();
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
    const exporter = new otlp.OTLPTraceExporter({ url, timeoutMillis: seconds(5) });
    const provider = new sdk.BasicTracerProvider({
      resource: resources.resourceFromAttributes({ 'service.name': 'meritum-api' }),
      spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
    });
    const tracer = provider.getTracer('meritum');
    const current = new AsyncLocalStorage<Span>();
    const spans = new WeakMap<object, Span>();

    const parentOf = (header: string | string[] | undefined) => {
      const [, traceId, spanId] = pattern.exec(String(header)) ?? [];
      if (!traceId || !spanId) return ROOT_CONTEXT;
      // Always sampled, so that callers cannot prevent traces.
      const traceFlags = TraceFlags.SAMPLED;
      return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
    };
    const failed = { code: SpanStatusCode.ERROR };

    app.addHook('onRequest', (request, _reply, done) => {
      const { url: route = 'unknown', config } = request.routeOptions;
      if (config.quiet) return done();
      const attributes = {
        'http.request.method': request.method,
        'http.route': route,
        'meritum.request.id': request.id,
      };
      const name = `${request.method} ${route}`;
      const options = { kind: SpanKind.SERVER, attributes };
      const span = tracer.startSpan(name, options, parentOf(request.headers.traceparent));
      spans.set(request, span);
      current.run(span, done);
    });
    // Needed because a body arrives in its connection's context.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request);
      if (span) current.run(span, done);
      else done();
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus(failed);
      span?.end();
    });
    app.addHook('onRequestAbort', async (request) => spans.get(request)?.end());

    app.decorate('traceCommands', (client: MongoClient) => {
      const running = new Map<number, Span>();
      client.on('commandStarted', ({ requestId, commandName, command }) => {
        const parent = current.getStore();
        if (!parent) return;
        const collection: unknown = command.collection ?? command[commandName];
        const attributes = {
          'db.system.name': 'mongodb',
          'db.operation.name': commandName,
          ...(typeof collection === 'string' && { 'db.collection.name': collection }),
        };
        const context = trace.setSpan(ROOT_CONTEXT, parent);
        const options = { kind: SpanKind.CLIENT, attributes };
        running.set(requestId, tracer.startSpan(commandName, options, context));
      });
      const end = (requestId: number, isFailed: boolean) => {
        const span = running.get(requestId);
        running.delete(requestId);
        if (isFailed) span?.setStatus(failed);
        span?.end();
      };
      client.on('commandSucceeded', ({ requestId }) => end(requestId, false));
      client.on('commandFailed', ({ requestId }) => end(requestId, true));
    });
    // An unreachable collector must not delay the end of the process.
    app.addHook('onClose', () => provider.shutdown().catch(() => {}));
  },
  { name: 'traces' },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Traces the commands of requests; does nothing without a collector. */
    traceCommands(client: MongoClient): void;
  }
}
