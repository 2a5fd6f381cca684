import type * as z from 'zod/mini';
import type { MailDefinition } from './define-mail';
import { line } from './fields';

type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** The fields of a mail's values. */
export const fieldsOf = ({ values }: Pick<MailDefinition, 'values'>): Fields =>
  (values as { _zod: { def: { shape?: Fields } } })._zod.def.shape ?? {};

/** What a schema is about, whether it may be absent or not. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? innermost(innerType) : schema;
}

/**
 * A mail's values without what somebody typed. Anyone can register another's address under any name
 * and nominate any organization: what they type would reach a stranger as our words, and mail
 * programs make links even of bare domains.
 */
export function withoutTyped<Values extends object>(
  definition: Pick<MailDefinition<Values>, 'values'>,
  values: Values,
): Values {
  const typed = Object.entries(fieldsOf(definition as Pick<MailDefinition, 'values'>)).filter(
    ([, field]) => innermost(field) === line,
  );
  return { ...values, ...Object.fromEntries(typed.map(([name]) => [name, ''])) };
}
