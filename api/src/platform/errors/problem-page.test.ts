import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemPolicy, unavailablePage } from './problem-page';

const deployed = (name: string) =>
  readFile(join(import.meta.dirname, '../../../../tools/deploy', name), 'utf8');

test('the edge shows the same page for a part that is down, under the same policy', async () => {
  expect(await deployed('unavailable.html')).toBe(`${unavailablePage()}\n`);
  expect(await deployed('edge.Caddyfile')).toContain(`"${problemPolicy}"`);
});
