import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '@meritum/shared/contracts/calls/contract';
import { addressLists } from './address-lists';
import { withTable } from './calls-table';

const page = () => readFile(join(__dirname, '../../docs/api.md'), 'utf8');

test('docs/api.md matches the contract', async () => {
  // Otherwise: node --import tsx tools/check/api-doc.ts
  expect(await page()).toBe(withTable(await page()));
});

test.each(Object.entries(addressLists))(
  '%s has the addresses of the contract',
  async (path, text) => {
    // Otherwise: node --import tsx tools/check/api-doc.ts
    expect(await readFile(join(__dirname, '../..', path), 'utf8')).toBe(text);
  },
);

test('every implemented call has a row', async () => {
  const rows = [...(await page()).matchAll(/^\| `(\w+)` \| .*\/api\//gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual([...operations].sort());
});

test('a row has request, access and refusals', () => {
  const written = withTable(
    'Before\n<!-- calls: written by tools/check/api-doc.ts -->\nold\n<!-- end of calls -->\nAfter',
  );
  expect(written).toContain(
    "| `endSession` | Ends one of the caller's sessions | DELETE /api/account/sessions/{sessionId} | signed in | not-found |  |",
  );
  expect(written).toContain(
    "| `getTechNominationStatus` | How the caller's nomination stands | GET /api/nominations/status, query `{season?, category?}` | signed in | not-found |  |",
  );
  expect(written).toContain(
    '| POST /api/admin/judges/paid `{judgeId, revision, isPaid}` | admins |',
  );
  expect(written).toMatch(/\| `markJudgePaid` \| .* \| judge\.paid-marked \|/);
  expect(written).toMatch(/^Before\n.*\nAfter$/s);
  expect(written).not.toContain('old');
});

test('a page without the markers is refused', () => {
  expect(() => withTable('# The API')).toThrow('The page lacks');
});
