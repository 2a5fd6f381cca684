import type { CallContract } from '@meritum/shared/contracts/calls/call';
import { contract, type Operation } from '@meritum/shared/contracts/calls/contract';
import * as z from 'zod/mini';

interface Field {
  name: string;
  schema: z.core.$ZodType;
  isRequired: boolean;
}

/** The fields of an object; none of what is no object. */
function fieldsOf(schema: z.core.$ZodType | undefined): Field[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(([name, field]) => ({
    name,
    schema: field,
    isRequired: field._zod.optin !== 'optional',
  }));
}

/** What a part of a request must have, by name. */
export const requiredIn = (schema: z.core.$ZodType | undefined): string[] =>
  fieldsOf(schema).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));

/** What a call must be told, by name, besides what it may be told. */
export const requiredOf = ({ params, query, body }: CallContract): string[] =>
  [params, query, body].flatMap(requiredIn);

type Query = Record<string, string>;

/** Values of query fields by name, or by call and name; a field that is a choice needs none. */
export type Examples = Readonly<Record<string, readonly string[]>>;

function valuesOf(call: Operation, { name, schema }: Field, examples: Examples) {
  const choices = z.toJSONSchema(schema, { io: 'input' }).enum as string[] | undefined;
  const values = examples[`${call}.${name}`] ?? examples[name] ?? choices;
  if (!values) throw new Error(`The query field ${name} of ${call} needs an example`);
  return values;
}

/**
 * Every way to ask that the contract offers: with what is required alone, and with each option in
 * turn. Throws for an option without a value, so that none is left unasked.
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
