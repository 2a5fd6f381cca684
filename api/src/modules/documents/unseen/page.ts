import {
  areaOf,
  type Box,
  boxOf,
  isIn,
  type Matrix,
  placeOf,
  product,
  scaleOf,
  unchanged,
} from './geometry';

/** The graphics state while a page is drawn. */
interface Graphics {
  matrix: Matrix;
  /** A colour as #rrggbb; null for patterns. */
  fill: string | null;
  opacity: number;
  /** The text rendering mode (ISO 32000-2, 9.3.6). */
  mode: number;
  size: number;
  leading: number;
}

export interface Page {
  now: Graphics;
  before: Graphics[];
  line: Matrix;
  /** Painted areas that can hide text; the colour is null for pictures and patterns. */
  painted: { box: Box; color: string | null }[];
  view: Box;
  /** Whether each open layer is shown. */
  layers: boolean[];
  previous: string;
  unseen: string[];
  isScan: boolean;
}

export const emptyPage = (view: Box): Page => ({
  now: { matrix: unchanged, fill: '#000000', opacity: 1, mode: 0, size: 0, leading: 0 },
  before: [],
  line: unchanged,
  painted: [],
  view,
  layers: [],
  previous: '',
  unseen: [],
  isScan: false,
});

/** In points; text is readable from four points on. */
const minSize = 2;
const minOpacity = 0.05;
/** Of the sums of red, green and blue; nobody sees a smaller difference. */
const minDifference = 30;
const invisible = [3, 7];

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function differenceOf(one: string, other: string): number {
  const others = channels(other);
  return channels(one).reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0);
}

/** Whether a text drawn in the present state is invisible. */
function isUnseen({ now, line, painted, view, layers }: Page): boolean {
  const matrix = product(now.matrix, line);
  const place = placeOf(matrix);
  const under = painted.findLast(({ box }) => isIn(box, place));
  const background = under ? under.color : '#ffffff';
  const isLost =
    now.mode === 0 &&
    now.fill !== null &&
    background !== null &&
    differenceOf(now.fill, background) < minDifference;
  return (
    isLost ||
    invisible.includes(now.mode) ||
    now.opacity < minOpacity ||
    Math.abs(now.size) * scaleOf(matrix) < minSize ||
    !isIn(view, place) ||
    layers.includes(false)
  );
}

/** The letters of a text; a wide gap is a space. */
function lettersOf(glyphs: readonly unknown[]): string {
  const read = glyphs.map((glyph) => {
    if (typeof glyph === 'number') return glyph < -200 ? ' ' : '';
    const { unicode } = { ...(glyph as { unicode?: unknown } | null) };
    return typeof unicode === 'string' ? unicode : '';
  });
  return read.join('');
}

function paint(page: Page, box: Box, color: string | null): void {
  page.painted.push({ box, color });
  if (color === null && areaOf(box) > areaOf(page.view) / 2) page.isScan = true;
}

/** In PDF, a picture fills the unit square of its coordinate system. */
const paintPicture = (page: Page) => paint(page, boxOf(page.now.matrix, [0, 0, 1, 1]), null);

function moveLine(page: Page, x: number, y: number): void {
  page.line = product(page.line, [1, 0, 0, 1, x, y]);
}

function restore(page: Page): void {
  // pdf.js skips pictures, but still sets up the area for them.
  if (page.previous === 'transform') paintPicture(page);
  page.now = page.before.pop() ?? page.now;
}

function save(page: Page, matrix: Matrix = unchanged): void {
  page.before.push(page.now);
  page.now = { ...page.now, matrix: product(page.now.matrix, matrix) };
}

/** Applies one drawing instruction of pdf.js. */
type Instruction = (page: Page, args: readonly unknown[]) => void;

const set =
  (name: 'fill' | 'mode' | 'leading'): Instruction =>
  (page, [value]) => {
    page.now = { ...page.now, [name]: value };
  };

const setUnknownFill: Instruction = (page) => {
  page.now = { ...page.now, fill: null };
};

const fills = new Set([
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
]);

export const instructions = (
  nameFor: (operation: number) => string,
  isShown: (layer: unknown) => boolean,
): Readonly<Record<string, Instruction>> => ({
  save: (page) => save(page),
  restore,
  transform(page, matrix) {
    page.now = { ...page.now, matrix: product(page.now.matrix, matrix as Matrix) };
  },
  paintFormXObjectBegin: (page, [matrix]) => save(page, (matrix as Matrix | null) ?? unchanged),
  paintFormXObjectEnd: restore,
  setFillRGBColor: set('fill'),
  setFillColorN: setUnknownFill,
  setTextRenderingMode: set('mode'),
  setLeading: set('leading'),
  setGState(page, [changes]) {
    for (const [name, value] of changes as [string, unknown][])
      if (name === 'ca') page.now = { ...page.now, opacity: Number(value) };
      else if (name === 'Font') page.now = { ...page.now, size: Number((value as unknown[])[1]) };
  },
  setFont(page, [, size]) {
    page.now = { ...page.now, size: Number(size) };
  },
  beginText(page) {
    page.line = unchanged;
  },
  setTextMatrix(page, [matrix]) {
    page.line = matrix as Matrix;
  },
  moveText: (page, [x, y]) => moveLine(page, Number(x), Number(y)),
  setLeadingMoveText(page, [x, y]) {
    page.now = { ...page.now, leading: -Number(y) };
    moveLine(page, Number(x), Number(y));
  },
  nextLine: (page) => moveLine(page, 0, -page.now.leading),
  showText(page, [glyphs]) {
    if (isUnseen(page)) page.unseen.push(lettersOf(glyphs as unknown[]));
  },
  constructPath(page, [operation, , box]) {
    if (box && fills.has(nameFor(Number(operation))))
      paint(
        page,
        boxOf(page.now.matrix, Array.from(box as Float32Array) as unknown as Box),
        page.now.fill,
      );
  },
  shadingFill: (page) => paint(page, page.view, null),
  beginMarkedContentProps(page, [tag, layer]) {
    page.layers.push(tag !== 'OC' || isShown(layer));
  },
  beginMarkedContent: (page) => void page.layers.push(true),
  endMarkedContent: (page) => void page.layers.pop(),
});
