import type { CallContract } from '@meritum/shared/contracts/calls/call';
import { contract, type Operation } from '@meritum/shared/contracts/calls/contract';
import * as z from 'zod/mini';

interface Field {
  name: string;
  schema: z.core.$ZodType;
  isRequired: boolean;
}

/** Fields of an object schema; empty for other schemas. */
function fieldsOf(schema: z.core.$ZodType | undefined): Field[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(([name, field]) => ({
    name,
    schema: field,
    isRequired: field._zod.optin !== 'optional',
  }));
}

/** Names of the required fields of a part of a request. */
export const requiredIn = (schema: z.core.$ZodType | undefined): string[] =>
  fieldsOf(schema).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));

/** Names of all required fields of a call. */
export const requiredOf = ({ params, query, body }: CallContract): string[] =>
  [params, query, body].flatMap(requiredIn);

type Query = Record<string, string>;

/** Values of query fields by name, or by call and name; enums need none. */
export type Examples = Readonly<Record<string, readonly string[]>>;

function valuesOf(call: Operation, { name, schema }: Field, examples: Examples) {
  const choices = z.toJSONSchema(schema, { io: 'input' }).enum as string[] | undefined;
  const values = examples[`${call}.${name}`] ?? examples[name] ?? choices;
  if (!values) throw new Error(`The query field ${name} of ${call} needs an example`);
  return values;
}

/**
 * Every query of a call: with only the required fields, and with each option in turn. Throws for an
 * option without a value, so that none is missed.
 */
export function queriesOf(name: Operation, examples: Examples): Query[] {
  const { query }: CallContract = contract[name];
  const fields = fieldsOf(query);
  const required = fields
    .filter(({ isRequired }) => isRequired)
    .reduce<Query[]>(
      (all, field) =>
        all.flatMap((asked) =>
          valuesOf(name, field, examples).map((value) => ({ ...asked, [field.name]: value })),
        ),
      [{}],
    );
  const optional = fields.filter(({ isRequired }) => !isRequired);
  return [
    ...required,
    ...optional.flatMap((field) =>
      valuesOf(name, field, examples).flatMap((value) =>
        required.map((asked) => ({ ...asked, [field.name]: value })),
      ),
    ),
  ];
}
