import type { CallContract } from '@meritum/shared/contracts/calls/call';
import * as z from 'zod/mini';

/** Names of an object's fields, as a schema has it; none of what is no object. */
function fieldsOf(schema: z.core.$ZodType | undefined): [string, { optional: boolean }][] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.shape).map(([name, { _zod }]) => [
    name,
    { optional: _zod.optin === 'optional' },
  ]);
}

/** What a part of a request must have, by name. */
export const requiredIn = (schema: z.core.$ZodType | undefined): string[] =>
  fieldsOf(schema).flatMap(([name, { optional }]) => (optional ? [] : [name]));

/** What a call must be told, by name, besides what it may be told. */
export const requiredOf = ({ params, query, body }: CallContract): string[] =>
  [params, query, body].flatMap(requiredIn);
