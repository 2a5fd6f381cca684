import swagger from '@fastify/swagger';
import { site } from '@meritum/shared/programme/site';
import type { FastifySchema } from 'fastify';
import plugin from 'fastify-plugin';
import { type App, jsonSchema } from '../zod/provider';

const requestParts = ['body', 'querystring', 'params', 'headers'] as const;

/** The route's schema with JSON schemas in place of zod; replies already are. */
function documented(schema: FastifySchema, body: object | undefined): FastifySchema {
  const result: FastifySchema = { ...schema };
  for (const part of requestParts)
    if (schema[part]) result[part] = jsonSchema(schema[part], 'input');
  if (body) result.body = body;
  return result;
}

/** Collects every route; registered before them. */
export const openapi = plugin(
  async (app) => {
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

/** The OpenAPI document of the running version. */
export async function openapiRoutes(app: App) {
  app.call('getOpenApi', { withoutDatabase: true }, ({ reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return { ...app.swagger() };
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** JSON schema of a body that is not parsed by zod. */
    documentedBody?: object;
  }
}
