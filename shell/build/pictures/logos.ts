import { Resvg } from '@resvg/resvg-js';
import { type LogoFile, logoPath, logos } from '../../../shared/programme/logos';
import { fontFiles } from './draw';
import { withColours } from './tokens';

/** Widths of the PNG files in px, enough for print at the width of a column. */
const widths = { logo: 2400, mark: 1200 } as const;

/** Turns letters into paths, so that the drawing needs no font, and crops it to its content. */
function outlined(svg: string, fonts: string[]): string {
  const drawn = new Resvg(svg, { font: { fontFiles: fonts, loadSystemFonts: false } });
  const box = drawn.innerBBox();
  if (!box) throw new Error('A logo is empty.');
  const view = [box.x, box.y, box.width, box.height].map((value) => value.toFixed(2)).join(' ');
  // The renderer drops the title, so it is added again.
  const [title = ''] = /<title>.*?<\/title>/.exec(svg) ?? [];
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${title}`;
  return drawn.toString().replace(/<svg[^>]*>/, root);
}

/** Every logo file of the press page: its SVG, and the width of its PNG. */
export async function logoFiles(logo: (file: LogoFile) => string) {
  const fonts = await fontFiles();
  return logos.map((file) => ({
    svgFile: logoPath(file, 'svg').slice(1),
    file: logoPath(file, 'png').slice(1),
    svg: outlined(withColours(logo(file)), fonts),
    width: widths[file.kind],
  }));
}
