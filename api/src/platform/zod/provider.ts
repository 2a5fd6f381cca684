import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import plugin from 'fastify-plugin';
import * as z from 'zod/mini';
import { refusalOf } from './issues';

/** Types of a route's request and replies, inferred from its zod schemas. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.core.$ZodType ? z.input<this['schema']> : unknown;
}

/** The application's type in route files. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypes
>;

const isZod = (schema: unknown): schema is z.core.$ZodType =>
  typeof schema === 'object' && schema !== null && '_zod' in schema;

/** Caches compiled schemas, which many routes and statuses share. */
const written = { input: new WeakMap<object, object>(), output: new WeakMap<object, object>() };
const compiled = new WeakMap<object, ReturnType<FastifySerializerCompiler<object>>>();

/** The JSON schema of a zod schema; anything else is returned unchanged. */
export function jsonSchema(schema: unknown, io: 'input' | 'output'): unknown {
  if (!isZod(schema)) return schema;
  const before = written[io].get(schema);
  if (before) return before;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  written[io].set(schema, rest);
  return rest;
}

const validate: FastifySchemaCompiler<unknown> = ({ schema }) => {
  if (!isZod(schema)) throw new Error('Requests are described by zod schemas only');
  return (data: unknown) => {
    const parsed = z.safeParse(schema, data);
    return parsed.success ? { value: parsed.data } : { error: refusalOf(parsed.error) };
  };
};

const compile = SerializerSelector()({}, {});

const serialise: FastifySerializerCompiler<object> = (route) => {
  const before = compiled.get(route.schema);
  if (before) return before;
  const serialiser = compile({ ...route, httpStatus: route.httpStatus ?? '' });
  compiled.set(route.schema, serialiser);
  return serialiser;
};

/**
 * Requests are parsed by zod. Replies are serialised by code compiled from the schema, which is
 * faster and leaves out everything that the schema does not name.
 */
export const zodSchemas = plugin(
  async (app) => {
    app.setValidatorCompiler(validate);
    app.setSerializerCompiler(serialise);
    app.addHook('onRoute', (route) => {
      const response = route.schema?.response as Record<string, unknown> | undefined;
      if (!response) throw new Error(`${route.method} ${route.url} describes no replies`);
      for (const status of Object.keys(response))
        response[status] = jsonSchema(response[status], 'output');
    });
  },
  { name: 'zod-schemas' },
);
