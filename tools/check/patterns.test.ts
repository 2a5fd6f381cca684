import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts';
import { patternsBelow, patternsOf, problemOf } from './patterns';

/** The only file of the merit engine that reads typed text. */
const formulas = 'shared/merit/ledger/formulas.ts';

jest.setTimeout(180_000);

test.each([
  ['twice nested', '(a+)+$'],
  ['quadratic at the end of a text', '^[.\\s]+|[.\\s]+$'],
])('a pattern that is %s is found', async (_, source) => {
  const found = await problemOf({ file: 'some.ts', source, flags: '' });
  expect(found).toContain(`some.ts: /${source}/ is vulnerable`);
});

test('a pattern made at run time is refused', async () => {
  await expect(patternsOf('some.ts', 'export const it = new RegExp(given);')).rejects.toThrow(
    'made at run time',
  );
});

test('no pattern that the API or a schema uses can be made slow', async () => {
  const patterns = [
    ...(await patternsBelow('api/src')),
    ...(await patternsBelow('shared/contracts')),
    ...(await patternsOf(formulas, readFileSync(join(root, formulas), 'utf8'))),
  ];
  expect(patterns.length).toBeGreaterThan(40);
  const different = new Map(patterns.map((one) => [`${one.source}/${one.flags}`, one]));
  const problems: string[] = [];
  for (const pattern of different.values()) {
    const problem = await problemOf(pattern);
    if (problem) problems.push(problem);
  }
  expect(problems).toEqual([]);
});
