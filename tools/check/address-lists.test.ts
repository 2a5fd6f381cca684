import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressLists } from './address-lists';

test.each(Object.entries(addressLists))(
  '%s has the addresses of the contract',
  async (path, text) => {
    // Otherwise: node --import tsx tools/check/api-doc.ts
    expect(await readFile(join(__dirname, '../..', path), 'utf8')).toBe(text);
  },
);
