import * as z from 'zod/mini';

/** Fields by name, as they are handed to `z.object`. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The same fields by their types alone. */
export type Unvalidated<Fields extends Shape> = {
  [Name in keyof Fields]: z.ZodMiniType<z.output<Fields[Name]>, z.output<Fields[Name]>>;
};

type Blank<Value> = string extends Value
  ? string
  : boolean extends Value
    ? boolean
    : Value | undefined;

/** A value for each field; what is neither a text nor a yes or no may be missing. */
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
 * The fields with their types and none of their rules: for what was typed or stored earlier, when
 * it need not hold (yet, or any more). Throws for a type that is not known here.
 */
export function withoutRules<Fields extends Shape>(fields: Fields): Unvalidated<Fields> {
  const entries = Object.entries(fields).map(([name, schema]) => {
    const type = plainTypes[typeOf(schema)];
    if (!type) throw new Error(`The field ${name} is of no plain type`);
    return [name, type()];
  });
  return Object.fromEntries(entries);
}

/** Exactly these fields of `from`; one that it lacks is blank: '' or false, where such is possible. */
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

/** The greatest number of characters that a text may have, where its schema sets one. */
export function maxLengthOf(schema: z.core.$ZodType): number | undefined {
  return stagesOf(schema)
    .flatMap(({ _zod }) => _zod.def.checks ?? [])
    .map(({ _zod }) => _zod.def as { maximum?: number; check: string })
    .filter(({ check }) => check === 'max_length')
    .map(({ maximum }) => maximum)
    .reduce(
      (least, next) => (least === undefined || (next ?? least) < least ? next : least),
      undefined,
    );
}

/** A schema, or the two that a pipe leads through. */
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
