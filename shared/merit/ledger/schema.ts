/** The part of JSON Schema (2020-12) that the ledger's schema uses. */
export interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'null';
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const types: Record<NonNullable<Schema['type']>, (value: unknown) => boolean> = {
  object: isMembers,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isSafeInteger,
  null: (value) => value === null,
};

const isWithin = (value: number, least = 0, most = Number.MAX_SAFE_INTEGER): boolean =>
  value >= least && value <= most;

function isTextAllowed(schema: Schema, value: string): boolean {
  if (schema.const !== undefined && value !== schema.const) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  const { minLength, maxLength, pattern } = schema;
  const isLimited = minLength !== undefined || maxLength !== undefined;
  if (isLimited && !isWithin([...value].length, minLength, maxLength)) return false;
  return pattern === undefined || expressionOf(pattern).test(value);
}

/** Kept, because a ledger has hundreds of thousands of texts. */
const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'u');
  expressions.set(pattern, known);
  return known;
}

function firstOf(problems: Iterable<string | undefined>): string | undefined {
  for (const problem of problems) if (problem !== undefined) return problem;
  return undefined;
}

function* inMembers(schema: Schema, value: Members, path: string) {
  for (const name of schema.required ?? [])
    yield Object.hasOwn(value, name) ? undefined : `${path}/${name}`;
  for (const [name, member] of Object.entries(value)) {
    const own = schema.properties && Object.hasOwn(schema.properties, name);
    if (own) yield misfit(schema.properties[name] as Schema, member, `${path}/${name}`);
    else if (schema.additionalProperties === false) yield `${path}/${name}`;
  }
}

function* inItems(schema: Schema, value: readonly unknown[], path: string) {
  if (!isWithin(value.length, schema.minItems, schema.maxItems)) yield path;
  if (!schema.items) return;
  for (const [index, item] of value.entries()) yield misfit(schema.items, item, `${path}/${index}`);
}

/**
 * Returns where a value first violates a schema, as a JSON pointer ('' is the whole value);
 * undefined if it conforms. All numbers are whole.
 */
export function misfit(schema: Schema, value: unknown, path = ''): string | undefined {
  if (schema.anyOf)
    return schema.anyOf.some((one) => misfit(one, value) === undefined) ? undefined : path;
  if (schema.type && !types[schema.type](value)) return path;
  if (typeof value === 'string') return isTextAllowed(schema, value) ? undefined : path;
  if (typeof value === 'number')
    return isWithin(value, schema.minimum, schema.maximum) ? undefined : path;
  if (Array.isArray(value)) return firstOf(inItems(schema, value, path));
  return isMembers(value) ? firstOf(inMembers(schema, value, path)) : undefined;
}
