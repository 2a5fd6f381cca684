import * as z from 'zod/mini';

/** Fields by name, as passed to `z.object`. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The same fields with types but without rules. */
export type Unvalidated<Fields extends Shape> = {
  [Name in keyof Fields]: z.ZodMiniType<z.output<Fields[Name]>, z.output<Fields[Name]>>;
};

type Blank<Value> = string extends Value
  ? string
  : boolean extends Value
    ? boolean
    : Value | undefined;

/** A value for each field; texts and booleans have to be present. */
export type Values<Fields extends Shape> = {
  [Name in keyof Fields]: Blank<z.output<Fields[Name]>>;
};

type Given<Fields extends Shape> = { [Name in keyof Fields]?: z.output<Fields[Name]> | undefined };

const plainTypes: Record<string, () => z.core.$ZodType> = {
  string: () => z.string(),
  number: () => z.number(),
  boolean: () => z.boolean(),
};

const blanks: Record<string, unknown> = { string: '', boolean: false };

/**
 * Returns the fields with their types but without their rules, for drafts and older records, which
 * may be invalid. Throws for an unknown type.
 */
export function withoutRules<Fields extends Shape>(fields: Fields): Unvalidated<Fields> {
  const entries = Object.entries(fields).map(([name, schema]) => {
    const type = plainTypes[typeOf(schema)];
    if (!type) throw new Error(`The field ${name} has an unsupported type`);
    return [name, type()];
  });
  return Object.fromEntries(entries);
}

/** Returns exactly these fields of `from`; missing texts and booleans become '' and false. */
export function takeFields<Fields extends Shape>(
  fields: Fields,
  from: Given<Fields>,
): Values<Fields> {
  const entries = Object.entries(fields).map(([name, schema]) => [
    name,
    from[name] ?? blanks[typeOf(schema)],
  ]);
  return Object.fromEntries(entries);
}

/** Returns the maximum length of a text, if its schema sets one. */
export function maxLengthOf(schema: z.core.$ZodType): number | undefined {
  const limits = stagesOf(schema)
    .flatMap(({ _zod }) => _zod.def.checks ?? [])
    .map(({ _zod }) => _zod.def as { maximum?: number; check: string })
    .flatMap(({ check, maximum }) => (check === 'max_length' && maximum ? [maximum] : []));
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** Returns a schema, or both schemas of a pipe. */
function stagesOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (!isPipe(schema)) return [schema];
  return [...stagesOf(schema._zod.def.in), ...stagesOf(schema._zod.def.out)];
}

function typeOf(schema: z.core.$ZodType): string {
  return isPipe(schema) ? typeOf(schema._zod.def.in) : schema._zod.def.type;
}

function isPipe(schema: z.core.$ZodType): schema is z.core.$ZodPipe {
  return schema._zod.def.type === 'pipe';
}
