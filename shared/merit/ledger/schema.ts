/** The part of JSON Schema (2020-12) that the ledger's schema uses. */
export interface Schema {
  readonly $schema?: string;
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

function inMembers(schema: Schema, value: Members): string | undefined {
  for (const name of schema.required ?? []) if (!Object.hasOwn(value, name)) return `/${name}`;
  for (const name of Object.keys(value)) {
    const isListed = schema.properties && Object.hasOwn(schema.properties, name);
    if (!isListed && schema.additionalProperties === false) return `/${name}`;
    const at = isListed ? misfit(schema.properties[name] as Schema, value[name]) : undefined;
    if (at !== undefined) return `/${name}${at}`;
  }
  return undefined;
}

function inItems(schema: Schema, value: readonly unknown[]): string | undefined {
  if (!isWithin(value.length, schema.minItems, schema.maxItems)) return '';
  const { items } = schema;
  if (!items) return undefined;
  // A ledger has hundreds of thousands of items; the way to one is written when it does not fit.
  for (let index = 0; index < value.length; index += 1) {
    const at = misfit(items, value[index]);
    if (at !== undefined) return `/${index}${at}`;
  }
  return undefined;
}

/**
 * Returns where a value first violates a schema, as a JSON pointer ('' is the whole value);
 * undefined if it conforms. All numbers are whole.
 */
export function misfit(schema: Schema, value: unknown): string | undefined {
  if (schema.anyOf)
    return schema.anyOf.some((one) => misfit(one, value) === undefined) ? undefined : '';
  if (schema.type && !types[schema.type](value)) return '';
  if (typeof value === 'string') return isTextAllowed(schema, value) ? undefined : '';
  if (typeof value === 'number')
    return isWithin(value, schema.minimum, schema.maximum) ? undefined : '';
  if (Array.isArray(value)) return inItems(schema, value);
  return isMembers(value) ? inMembers(schema, value) : undefined;
}
