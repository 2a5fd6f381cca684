import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '@meritum/shared/contracts/calls/contract';
import { callsInMarkdown } from './calls-table';
import { withPart } from './generated';

const page = () => readFile(join(__dirname, '../../docs/api.md'), 'utf8');

test('docs/api.md lists the calls as the contract has them', async () => {
  // Otherwise: node --import tsx tools/check/api-doc.ts
  expect(await page()).toBe(withPart(await page(), 'calls', callsInMarkdown()));
});

test('every call has its row, and a call that nothing answers has none', async () => {
  const rows = [...(await page()).matchAll(/^\| `(\w+)` \| .*\/api\//gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual([...operations].sort());
});

test('a row says who may call, what is sent and what comes back', () => {
  expect(callsInMarkdown()).toContain(
    "| `endSession` | Ends one of the caller's sessions | DELETE /api/account/sessions/{sessionId} | signed in | 204 | not-found |",
  );
  expect(callsInMarkdown()).toContain(
    "| `getTechNominationStatus` | How the caller's nomination stands | GET /api/nominations/status, query `{category?}` | signed in | 200 `{data}` |  |",
  );
});

test('a generated part takes the place of the former one', () => {
  const page =
    'Before\n<!-- x: written by tools/check/api-doc.ts -->\nold\n<!-- end of x -->\nAfter';
  expect(withPart(page, 'x', 'new')).toBe(
    'Before\n<!-- x: written by tools/check/api-doc.ts -->\n\nnew\n\n<!-- end of x -->\nAfter',
  );
  expect(() => withPart('# The API', 'x', 'new')).toThrow('The page has no');
});
