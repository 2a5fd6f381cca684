import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import type PDFDocument from 'pdfkit';

/** Millimetres as points. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4;

const ink = '#1d1b18';
const quiet = '#5c564d';
const accent = '#8a5a1f';

interface About {
  title: string;
  layout: 'portrait' | 'landscape';
  /** Stands in for the time of making, so that the same record makes the same bytes. */
  date: Date;
  author: string;
}

type Doc = typeof PDFDocument extends new () => infer Made ? Made : never;

interface Line {
  size: number;
  font?: 'heading' | 'text';
  colour?: 'ink' | 'quiet' | 'accent';
  align?: 'left' | 'center';
  /** Points of space below. */
  below?: number;
  /** What it is to a screen reader. */
  role?: 'H1' | 'P';
}

/** Writes one line or paragraph after the other, within the margins of one page. */
export interface Pen {
  write(text: string, line: Line): void;
  down(points: number): void;
  /** A short rule in the accent colour, where the text stands or in the middle. */
  rule(align: 'left' | 'center'): void;
  width: number;
}

const colours = { ink, quiet, accent };

function penOf(doc: Doc): Pen {
  const { left, right } = doc.page.margins;
  const width = doc.page.width - left - right;
  return {
    width,
    write(text, { size, font = 'text', colour = 'ink', align = 'left', below = 0, role = 'P' }) {
      const struct = doc.struct(role, {}, () => {
        doc.font(font).fontSize(size).fillColor(colours[colour]);
        doc.text(text, left, doc.y, { width, align, lineGap: size * 0.35 });
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

/**
 * A PDF of one page in the product's own fonts, tagged for screen readers. What makes it is loaded
 * with the first one. The same content and date make the same bytes.
 */
export async function paper(about: About, draw: (pen: Pen) => void): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const { default: fonts } = await import('./fonts.json', { with: { type: 'json' } });
  const { title, layout, date, author } = about;
  const doc = new Pdf({
    ...{ size: 'A4', layout, margin: mm(25), font: '' },
    ...{ pdfVersion: '1.7', tagged: true, lang: 'en-GB', displayTitle: true },
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: date },
  });
  doc.registerFont('heading', Buffer.from(fonts.newsreader, 'base64'));
  doc.registerFont('text', Buffer.from(fonts.hankenGrotesk, 'base64'));
  draw(penOf(doc));
  doc.end();
  return buffer(doc);
}
