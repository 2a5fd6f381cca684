import type * as z from 'zod/mini';
import { mailAddressOf, webAddressOf } from '../addresses';
import { normalPassword } from '../identity';
import { lineOf, textOf, trimmedTextOf } from '../texts';
import type { CallContract } from './call';
import { contract, operations } from './contract';

const cleaners = new Set<unknown>([
  lineOf,
  textOf,
  trimmedTextOf,
  mailAddressOf,
  webAddressOf,
  normalPassword,
]);

/** A draft keeps texts as typed; submitting cleans them. */
const asTyped = /^saveNominationDraft body\.values\./;

interface Definition {
  type: string;
  format?: string;
  checks?: { _zod: { def: { check: string; tx?: unknown } } }[];
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: z.core.$ZodType[];
}

/** Pointers to every text of a schema that has no pattern and is not cleaned. */
function uncleaned(schema: z.core.$ZodType, pointer: string): string[] {
  const definition = schema._zod.def as Definition;
  const { shape = {}, innerType, element, valueType, options = [] } = definition;
  if (definition.type === 'string') {
    const checks = (definition.checks ?? []).map(({ _zod }) => _zod.def);
    const isHeld = checks.some(
      ({ check, tx }) => check === 'string_format' || (check === 'overwrite' && cleaners.has(tx)),
    );
    return isHeld || definition.format ? [] : [pointer];
  }
  const parts: [string, z.core.$ZodType | undefined][] = [
    ...Object.entries(shape).map(([name, part]): [string, z.core.$ZodType] => [`.${name}`, part]),
    ...options.map((option): [string, z.core.$ZodType] => ['', option]),
    ['', innerType],
    ['[]', element],
    ['{}', valueType],
    ['', definition.in],
  ];
  return parts.flatMap(([name, part]) => (part ? uncleaned(part, pointer + name) : []));
}

const found = operations.flatMap((name) => {
  const { body, query }: CallContract = contract[name];
  return [
    ...(body ? uncleaned(body, `${name} body`) : []),
    ...(query ? uncleaned(query, `${name} query`) : []),
  ];
});

test('every free text of a call is cleaned as one line, as several, as an address or as a password', () => {
  expect(found.filter((pointer) => !asTyped.test(pointer))).toEqual([]);
});

test('nothing is left as typed but drafts', () => {
  expect(found).toContain('saveNominationDraft body.values.essay');
});
