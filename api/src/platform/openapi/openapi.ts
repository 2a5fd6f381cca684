import swagger from '@fastify/swagger';
import viewer from '@fastify/swagger-ui';
import { site } from '@meritum/shared/programme/site';
import type { FastifySchema } from 'fastify';
import plugin from 'fastify-plugin';
import { type App, jsonSchema } from '../zod/provider';

const viewerPath = '/api/docs';
/** The viewer uses data URLs for icons and inline styles for its layout. */
const viewerPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

const requestParts = ['body', 'querystring', 'params', 'headers'] as const;

/** The route's schema with JSON schemas instead of zod; replies already have them. */
function documented(schema: FastifySchema, body: object | undefined): FastifySchema {
  const result: FastifySchema = { ...schema };
  for (const part of requestParts)
    if (schema[part]) result[part] = jsonSchema(schema[part], 'input');
  if (body) result.body = body;
  return result;
}

/** Collects every route; registered before the routes, and before hooks that read them. */
export const openapi = plugin(
  async (app) => {
    // The viewer's routes declare neither access nor replies.
    app.addHook('onRoute', (route) => {
      if (!route.url.startsWith(viewerPath)) return;
      route.config = { ...route.config, may: 'public', rate: 'unlimited', withoutDatabase: true };
      route.schema = { hide: true, response: {} };
    });
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: `${site.productName} API`, version: '1' },
        components: {
          securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          },
        },
      },
      transform: ({ schema, url, route }) => {
        const signedIn = route.config?.may !== 'public';
        return {
          url,
          schema: {
            ...documented(schema ?? {}, route.config?.documentedBody),
            ...(signedIn ? { security: [{ bearer: [] }] } : {}),
          },
        };
      },
    });
  },
  { name: 'openapi' },
);

interface Options {
  /** Whether /api/docs shows the document to people. */
  viewer: boolean;
}

export async function openapiRoutes(app: App, options: Options) {
  if (options.viewer)
    await app.register(viewer, { routePrefix: viewerPath, staticCSP: viewerPolicy });
  app.call('getOpenApi', { withoutDatabase: true }, ({ reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return { ...app.swagger() };
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** JSON schema of a body that zod does not parse. */
    documentedBody?: object;
  }
}
