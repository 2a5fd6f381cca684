import { Button } from '@meritum/shared/ui/Button';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ScrollBox } from '../reading/ScrollBox';
import styles from './DocumentReader.module.css';

/** Page widths, as multiples of the reader's. */
const zooms = [1, 1.25, 1.5, 2, 3] as const;
/** In px: a page of this width shows 11-point text at 11 px or more. */
const legible = 620;

interface Props {
  name: string;
  /** 0 until known, and for pictures. */
  pages: number;
  full: boolean;
  onFull(): void;
  children: ReactNode;
}

/** The frame of a document: page, zoom, and the button for the full screen. */
export function Reader({ name, pages, full, onFull, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0);
  const [page, setPage] = useState(1);
  useLayoutEffect(() => {
    const width = frame.current?.clientWidth ?? 0;
    const enough = zooms.findIndex((each) => width * each >= legible);
    if (width > 0 && enough > 0) setZoom(enough);
  }, []);

  const box = () => frame.current?.querySelector<HTMLElement>('section');
  const follow = () => setPage(pageInSight(box()));
  const turnTo = (next: number) => {
    const [section, shown] = [box(), box()?.querySelectorAll('li')[next - 1]];
    if (!section || !shown) return;
    section.scrollTop += shown.getBoundingClientRect().top - section.getBoundingClientRect().top;
    setPage(next);
  };
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.tools}>
        {pages > 1 && (
          <div className={styles.group}>
            <Tool label="Previous page" disabled={page === 1} onPress={() => turnTo(page - 1)}>
              &lsaquo;
            </Tool>
            <span role="status">
              Page {page} of {pages}
            </span>
            <Tool label="Next page" disabled={page === pages} onPress={() => turnTo(page + 1)}>
              &rsaquo;
            </Tool>
          </div>
        )}
        <div className={styles.group}>
          <Tool label="Zoom out" disabled={zoom === 0} onPress={() => setZoom(zoom - 1)}>
            &minus;
          </Tool>
          <span>{Math.round((zooms[zoom] ?? 1) * 100)}%</span>
          <Tool
            label="Zoom in"
            disabled={zoom === zooms.length - 1}
            onPress={() => setZoom(zoom + 1)}
          >
            +
          </Tool>
        </div>
        {!full && (
          <Button variant="quiet" onClick={onFull}>
            Full screen
          </Button>
        )}
      </div>
      <ScrollBox className={styles.reader} label={`Document: ${name}`} onScroll={follow}>
        <div style={{ inlineSize: `${(zooms[zoom] ?? 1) * 100}%` }}>{children}</div>
      </ScrollBox>
    </div>
  );
}

/** The last page that begins above the middle of the window. */
function pageInSight(section: HTMLElement | null | undefined): number {
  if (!section) return 1;
  const { top, height } = section.getBoundingClientRect();
  const begun = [...section.querySelectorAll('li')].filter(
    (page) => page.getBoundingClientRect().top < top + height / 2,
  );
  return Math.max(1, begun.length);
}

interface ToolProps {
  label: string;
  disabled: boolean;
  onPress(): void;
  children: ReactNode;
}

/** Stays focusable at the first and last page, so that the focus is not lost. */
const Tool = ({ label, disabled, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled}
    className={styles.tool}
    onClick={() => !disabled && onPress()}
  >
    {children}
  </button>
);
