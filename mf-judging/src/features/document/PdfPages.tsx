import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './DocumentReader.module.css';
import { drawnToWidth } from './drawnToWidth';
import { drawPage, hasJpeg2000, openPdf, pageShapes } from './openPdf';

type Shape = Awaited<ReturnType<typeof pageShapes>>[number];

interface Opened {
  pdf: PDFDocumentProxy;
  pages: Shape[];
  lacksPictures: boolean;
}

interface Props {
  content: Blob;
  onOpened(pages: number): void;
  /** Called when the document is damaged or protected by a password. */
  onFailed(): void;
}

/** All pages of a PDF below each other; each is drawn when it comes near the screen. */
export function PdfPages({ content, onOpened, onFailed }: Props) {
  const opened = useOpened(content, onFailed);
  const count = opened?.pages.length;
  const tellPages = useEffectEvent(onOpened);
  useEffect(() => {
    if (count) tellPages(count);
  }, [count]);
  if (!opened) return <p role="status">Opening the document...</p>;
  return (
    <>
      {opened.lacksPictures && (
        <Notice kind="warning" title="Some pictures are not shown here">
          Their format (JPEG 2000) needs another program. Download the document to see them.
        </Notice>
      )}
      <ol className={design.grid1}>
        {opened.pages.map((page) => (
          <Page key={page.number} pdf={opened.pdf} page={page} of={opened.pages.length} />
        ))}
      </ol>
    </>
  );
}

function useOpened(content: Blob, onFailed: () => void): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let left = false;
    let pdf: PDFDocumentProxy | undefined;
    const open = async () => {
      try {
        pdf = await openPdf(content);
        const pages = await pageShapes(pdf);
        const lacksPictures = await hasJpeg2000(content);
        if (left) void pdf.destroy();
        else setOpened({ pdf, pages, lacksPictures });
      } catch {
        if (!left) fail();
      }
    };
    void open();
    return () => {
      left = true;
      void pdf?.destroy();
    };
  }, [content]);
  return opened;
}

function Page({ pdf, page, of }: { pdf: PDFDocumentProxy; page: Shape; of: number }) {
  const area = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!area.current) return;
    return drawnToWidth(area.current, async (width) => {
      if (!canvas.current || !text.current) return;
      await drawPage(pdf, page.number, { canvas: canvas.current, text: text.current, width });
    });
  }, [pdf, page.number]);
  return (
    <li
      ref={area}
      className={styles.page}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      aria-label={`Page ${page.number} of ${of}`}
    >
      <canvas ref={canvas} />
      <div ref={text} className={styles.text} />
    </li>
  );
}
