import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import type PDFDocument from 'pdfkit';
import { ascents, type Fonts, loadFonts } from './faces';
import { missing, type Run, runsOf } from './letters';

/** Millimetres in points. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4;

const ink = '#1d1b18';
const quiet = '#5c564d';
const accent = '#8a5a1f';

interface About {
  title: string;
  layout: 'portrait' | 'landscape';
  /** Replaces the creation time, so that the same record gives the same bytes. */
  date: Date;
  author: string;
  /** The full text, attached when some characters are missing in the fonts. */
  inFull?: { name: string; text: string };
}

type Doc = typeof PDFDocument extends new () => infer Made ? Made : never;

interface Line {
  size: number;
  font?: 'heading' | 'text';
  colour?: 'ink' | 'quiet' | 'accent';
  align?: 'left' | 'center';
  /** Space below in points. */
  below?: number;
  /** Its role for screen readers. */
  role?: 'H1' | 'P';
}

/** Writes lines and paragraphs from top to bottom, across pages. */
export interface Pen {
  write(text: string, line: Line): void;
  down(points: number): void;
  /** A short rule in the accent colour, at the text's edge or centred. */
  rule(align: 'left' | 'center'): void;
  width: number;
  /** Whether the fonts cover a whole text. */
  hasLettersFor(text: string): boolean;
}

const colours = { ink, quiet, accent };

function penOf(doc: Doc, { facesFor }: Fonts): Pen {
  const { left, right } = doc.page.margins;
  const width = doc.page.width - left - right;
  return {
    width,
    hasLettersFor: (text) => runsOf(text, facesFor('text')).every(({ face }) => face !== null),
    write(text, { size, font = 'text', colour = 'ink', align = 'left', below = 0, role = 'P' }) {
      const runs = runsOf(text, facesFor(font));
      const struct = doc.struct(role, {}, () => {
        doc.fontSize(size).fillColor(colours[colour]);
        draw(doc, runs, { main: font, left, width, align, size });
      });
      doc.addStructure(struct);
      doc.y += below;
    },
    down: (points) => {
      doc.y += points;
    },
    rule(align) {
      const length = mm(24);
      const from = align === 'left' ? left : left + (width - length) / 2;
      doc.markContent('Artifact', { type: 'Layout' });
      doc.moveTo(from, doc.y).lineTo(from + length, doc.y);
      doc.lineWidth(1.2).strokeColor(accent).stroke();
      doc.endMarkedContent();
      doc.y += mm(8);
    },
  };
}

interface Drawing {
  /** The face for missing characters. */
  main: 'heading' | 'text';
  left: number;
  width: number;
  align: 'left' | 'center';
  size: number;
}

/** Draws the runs of a text; the first begins the line, the others continue it. */
function draw(doc: Doc, runs: readonly Run[], drawing: Drawing): void {
  const { main, left, width, align, size } = drawing;
  const lineHeight = doc.font(main).currentLineHeight(true) + size * 0.35;
  const parts = runs.map((run) =>
    run.face === null ? { face: main, text: missing(run.count) } : run,
  );
  const widths = parts.map(({ face, text }) => doc.font(face).widthOfString(text));
  const length = widths.reduce((sum, one) => sum + one, 0);
  // Otherwise each run would be centred alone.
  const isCentred = align === 'center' && parts.length > 1;
  const from = isCentred ? left + Math.max(0, (width - length) / 2) : left;
  // All faces share one baseline and line height.
  const baseline = -size * ascents[main];
  parts.forEach(({ face, text }, at) => {
    const lineGap = lineHeight - doc.font(face).currentLineHeight(true);
    const continued = at < parts.length - 1;
    const options = { width, lineGap, baseline, continued, align: isCentred ? 'left' : align };
    if (at === 0) doc.text(text, from, doc.y, options);
    else doc.text(text, options);
  });
}

/**
 * A PDF in the product's fonts, tagged for screen readers. Its library is loaded on first use. The
 * same content and date give the same bytes.
 */
export async function paper(about: About, write: (pen: Pen) => void): Promise<Buffer> {
  const [{ default: Pdf }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const { title, layout, date, author, inFull } = about;
  const doc = new Pdf({
    size: 'A4',
    layout,
    margin: mm(25),
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: date },
  });
  for (const [name, file] of fonts.files) doc.registerFont(name, file);
  const pen = penOf(doc, fonts);
  write(pen);
  if (inFull && !pen.hasLettersFor(inFull.text))
    doc.file(Buffer.from(inFull.text), {
      name: inFull.name,
      type: 'text/plain',
      description: 'Everything as text',
      creationDate: date,
      modifiedDate: date,
    });
  doc.end();
  return buffer(doc);
}
