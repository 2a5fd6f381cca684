import type { PDFDocumentProxy } from 'pdfjs-dist';

/** What the library looks for before it would start a worker of its own. */
interface WorkerPlace {
  pdfjsWorker?: unknown;
}

/**
 * The library and its parser, which are loaded once. They come minified, which the names of their
 * chunks tell the build.
 */
export const loadPdfLibrary = () =>
  Promise.all([
    import(/* webpackChunkName: "minified-pdfjs" */ 'pdfjs-dist/legacy/build/pdf.min.mjs'),
    import(
      /* webpackChunkName: "minified-pdfjs-parser" */ 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
    ),
  ]);

/**
 * Opens a PDF. The library and its parser are chunks of this remote that are loaded with the first
 * document; the parser runs on the page's own thread, because a worker would need headers of its own
 * on the remote's files, and none can be started from another origin (docs/decisions/0053).
 */
export async function openPdf(content: Blob): Promise<PDFDocumentProxy> {
  const [[library, parser], bytes] = await Promise.all([loadPdfLibrary(), content.arrayBuffer()]);
  (globalThis as WorkerPlace).pdfjsWorker = parser;
  return library.getDocument({
    data: new Uint8Array(bytes),
    // The policy of the site allows neither code as text nor WebAssembly.
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    verbosity: library.VerbosityLevel.ERRORS,
  }).promise;
}

interface Target {
  canvas: HTMLCanvasElement;
  text: HTMLElement;
  /** In px of the page. */
  width: number;
}

/** Draws a page with its text above it, which can be read aloud, selected and searched. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { canvas, text, width }: Target,
): Promise<void> {
  const [{ TextLayer }] = await loadPdfLibrary();
  const page = await pdf.getPage(number);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  // Sharp on dense screens, but never so large that a phone runs out of memory.
  const density = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  text.style.setProperty('--total-scale-factor', String(scale));
  await page.render({
    canvas,
    viewport,
    transform: [density, 0, 0, density, 0, 0],
  }).promise;
  text.replaceChildren();
  await new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  }).render();
}

/** Width and height of each page at its natural size, so that the pages have their places at once. */
export async function pageShapes(pdf: PDFDocumentProxy) {
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const shape = { width: first.width, height: first.height };
  return Array.from({ length: pdf.numPages }, (_, index) => ({ number: index + 1, ...shape }));
}
