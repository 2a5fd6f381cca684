import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Failed journeys that are shown, and lines of each: a whole broken stack fails all of them alike. */
const most = { shown: 5, lines: 80 };

/**
 * What the page of each failed journey showed in its last moment, as lines to print. The folder of
 * the results goes with the run, so that a log is all that is left of it.
 */
export async function evidenceIn(results: string): Promise<string[]> {
  const names = await readdir(results, { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.endsWith('error-context.md')).toSorted();
  const shown = files.slice(0, most.shown).map(async (file) => {
    const lines = (await readFile(join(results, file), 'utf8')).split('\n');
    const cut = lines.length > most.lines ? ['  ...'] : [];
    return ['', `What the page showed (${file}):`, ...lines.slice(0, most.lines), ...cut];
  });
  return (await Promise.all(shown)).flat();
}
