import type { PDFDocumentProxy } from 'pdfjs-dist';
import { canvasDensity } from './canvasDensity';

/** The library looks for this global before it starts its own worker. */
interface WorkerAddress {
  pdfjsWorker?: unknown;
}

/** Loaded once. The `minified-` chunk names tell the build not to minify them again. */
export const loadPdfLibrary = () =>
  Promise.all([
    import(/* webpackChunkName: "minified-pdfjs" */ 'pdfjs-dist/legacy/build/pdf.min.mjs'),
    import(
      /* webpackChunkName: "minified-pdfjs-parser" */ 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
    ),
    import(/* webpackChunkName: "pdf-data" */ './pdfData'),
  ]);

/** Opens a PDF on the page's thread: a worker needs its own headers (docs/decisions/0053). */
export async function openPdf(content: Blob): Promise<PDFDocumentProxy> {
  const [[library, parser, { PdfData }], bytes] = await Promise.all([
    loadPdfLibrary(),
    content.arrayBuffer(),
  ]);
  (globalThis as WorkerAddress).pdfjsWorker = parser;
  return library.getDocument({
    data: new Uint8Array(bytes),
    // The site's policy allows neither eval nor WebAssembly.
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    BinaryDataFactory: PdfData,
    useWorkerFetch: false,
    verbosity: library.VerbosityLevel.ERRORS,
  }).promise;
}

/** Whether a PDF has JPEG 2000 pictures, which the library leaves out without WebAssembly. */
export async function hasJpeg2000(content: Blob): Promise<boolean> {
  return new TextDecoder('latin1').decode(await content.arrayBuffer()).includes('/JPXDecode');
}

/** Draws a page with its text layer, which can be read aloud, selected and searched. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { canvas, text, width }: { canvas: HTMLCanvasElement; text: HTMLElement; width: number },
): Promise<void> {
  const [{ TextLayer }] = await loadPdfLibrary();
  const page = await pdf.getPage(number);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const density = canvasDensity(viewport, window.devicePixelRatio);
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

async function shapeOf(pdf: PDFDocumentProxy, number: number) {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
  return { number, width, height };
}

/**
 * Page sizes before drawing; a damaged page gets the first page's. Throws if the first is
 * unreadable.
 */
export async function pageShapes(pdf: PDFDocumentProxy) {
  const first = await shapeOf(pdf, 1);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map((number) => shapeOf(pdf, number).catch(() => ({ ...first, number }))),
  );
}
