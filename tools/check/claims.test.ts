import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import claims from '../../mf-public/src/pages/claims.json' with { type: 'json' };
import { root } from '../parts';

test.each(Object.keys(claims))('what makes claims of public pages true is there: %s', (source) => {
  const [file = '', words = ''] = source.split(': ');
  expect(readFileSync(join(root, file), 'utf8')).toContain(words);
});
