import plugin from 'fastify-plugin';
import { type Metrics, noMetrics } from './metrics';
import { prometheusMetrics } from './prometheus';

/** `app.metrics`, with the count and duration of requests by call. */
export const metrics = plugin<{ enabled: boolean }>(
  async (app, { enabled }) => {
    const measured = enabled ? await prometheusMetrics() : noMetrics;
    app.decorate('metrics', measured);
    if (!enabled) return;
    const answered = measured.counter({
      name: 'meritum_http_requests_total',
      help: 'Answered requests by call of the API and class of status; none is an unknown address',
      labels: ['call', 'status'],
    });
    const took = measured.durations({
      name: 'meritum_http_request_duration_seconds',
      help: 'Time until the reply was sent, by call of the API',
      labels: ['call'],
      buckets: [0.005, 0.025, 0.1, 0.3, 1, 3, 10],
    });
    app.addHook('onResponse', (request, reply, done) => {
      const { call = 'none' } = request.routeOptions.config;
      answered({ call, status: `${Math.floor(reply.statusCode / 100)}xx` });
      took({ call }, reply.elapsedTime / 1_000);
      done();
    });
  },
  { name: 'metrics' },
);

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
  interface FastifyContextConfig {
    /** The call's name in the contract. */
    call?: string;
  }
}
