import type * as z from 'zod/mini';
import { line } from './fields';

type Fields = Readonly<Record<string, z.core.$ZodType>>;

export const fieldsOf = ({ values }: { values: z.core.$ZodType }): Fields =>
  (values as { _zod: { def: { shape?: Fields } } })._zod.def.shape ?? {};

/** Returns the schema inside optional ones. */
export function innermostSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? innermostSchema(innerType) : schema;
}

/**
 * Returns a mail's values without typed text. Anyone can register another person's address and type
 * any name or organization. A stranger would read it as our words, and mail programs turn even bare
 * domains into links.
 */
export function withoutTyped<Values extends object>(
  definition: { values: z.core.$ZodType<Values> },
  values: Values,
): Values {
  const typed = Object.entries(fieldsOf(definition)).filter(
    ([, field]) => innermostSchema(field) === line,
  );
  return { ...values, ...Object.fromEntries(typed.map(([name]) => [name, ''])) };
}
