import * as z from 'zod/mini';
import { maxLengthOf, takeFields, withoutRules } from './shape';

const link = z.string().check(z.maxLength(40));
const fields = {
  name: z.string().check(z.minLength(1), z.maxLength(20)),
  link: z.pipe(z.string().check(z.minLength(1)), link),
  agreed: z.boolean().check(z.refine((agreed) => agreed)),
  years: z.number().check(z.gte(5)),
};

test('plain fields keep their types and lose their rules', () => {
  const schema = z.object(withoutRules(fields));
  const early = { name: '', link: '', agreed: false, years: 1 };
  expect(schema.parse(early)).toEqual(early);
  expect(schema.safeParse({ ...early, name: 1 }).success).toBe(false);
  expect(schema.safeParse({ ...early, years: '1' }).success).toBe(false);
});

test('a field of an unknown type is refused', () => {
  expect(() => withoutRules({ when: z.date() })).toThrow('The field when has an unsupported type');
});

test('exactly the fields are taken, and missing ones are blank', () => {
  const from = { name: 'Ana', secret: 'x' };
  expect(takeFields(fields, from)).toEqual({ name: 'Ana', link: '', agreed: false });
});

test('the limit of a text is read from its schema, also behind a pipe', () => {
  expect(maxLengthOf(fields.name)).toBe(20);
  expect(maxLengthOf(fields.link)).toBe(40);
  expect(maxLengthOf(z.pipe(z.string().check(z.maxLength(9)), link))).toBe(9);
  expect(maxLengthOf(z.string())).toBeUndefined();
});
