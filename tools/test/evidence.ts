import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Limits of failed journeys and lines shown: a broken stack fails all of them alike. */
const most = { shown: 5, lines: 80 };

/**
 * The last page of each failed journey, as lines to print. On CI only the log remains of a run, not
 * the folder of results.
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
