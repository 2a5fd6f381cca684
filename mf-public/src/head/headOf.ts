import type { PageHead } from '@meritum/shared/federation/prerender';
import { documentTitle } from '@meritum/shared/programme/site';
import { judgeHead } from './judgeHead';
import { pageHeads } from './pageHeads';
import { winnerHead } from './winnerHead';

/**
 * Returns the head of a public page.
 * @throws Error for a path that is not a public page, which would be prerendered without a title.
 */
export function headOf(path: string): PageHead {
  const head = pageHeads[path] ?? winnerHead(path) ?? judgeHead(path);
  if (!head) throw new Error(`no head for ${path}`);
  return { ...head, title: documentTitle(head.title) };
}
