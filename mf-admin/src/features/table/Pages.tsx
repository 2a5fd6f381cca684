import { formatCount } from '@meritum/shared/programme/format-count';
import { Button } from '@meritum/shared/ui/Button';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import text from '../facts/text.module.css';
import { useConsoleKeys } from '../keys/useConsoleKeys';

interface Props {
  /** Label for screen readers, such as `Pages of nominations`. */
  label: string;
  /** Counted from 1. */
  page: number;
  /** Rows on a page. */
  size: number;
  /** Number of all rows. */
  total: number;
  onPage(page: number): void;
}

/** Pagination of a list, with the keys p and n for the previous and the next page. */
export function Pages({ label, page, size, total, onPage }: Props) {
  // On a page beyond the last, as of an old address, links back.
  const last = Math.max(page, Math.ceil(total / size));
  const from = Math.min(total, (page - 1) * size + 1);
  const to = Math.min(total, page * size);
  const shown = `${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)}`;
  const go = (to: number) => {
    if (to >= 1 && to <= last) onPage(to);
  };
  useConsoleKeys({ p: () => go(page - 1), n: () => go(page + 1) });
  return (
    <nav aria-label={label} className={classNames(text.apart, design.minor)}>
      <p role="status">{total > 0 ? shown : <VisuallyHidden>Nothing found</VisuallyHidden>}</p>
      {last > 1 && (
        <div className={design.row}>
          <Button
            variant="secondary"
            aria-keyshortcuts="p"
            disabled={page <= 1}
            onClick={() => go(page - 1)}
          >
            Previous
          </Button>
          <Button
            variant="secondary"
            aria-keyshortcuts="n"
            disabled={page >= last}
            onClick={() => go(page + 1)}
          >
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}

interface CursorProps {
  label: string;
  /** Cursor of the current page; '' for the newest. */
  cursor: string;
  /** Cursor of the next page, if there is one. */
  next: string | null | undefined;
  onCursor(cursor: string): void;
}

/** Pagination of a list that is read by cursor; empty with a single page. */
export function CursorPages({ label, cursor, next, onCursor }: CursorProps) {
  if (!cursor && !next) return null;
  return (
    <nav aria-label={label} className={design.row}>
      <Button variant="secondary" disabled={!cursor} onClick={() => onCursor('')}>
        Newest
      </Button>
      <Button variant="secondary" disabled={!next} onClick={() => onCursor(next ?? '')}>
        Older
      </Button>
    </nav>
  );
}
