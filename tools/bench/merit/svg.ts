/** A plain picture with a title, readable on any ground. */
export function svg(
  { width, height, title }: { width: number; height: number; title: string },
  parts: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="14" fill="#1d2433">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" rx="8" fill="#ffffff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

export const label = (x: number, y: number, words: string, anchor = 'start'): string =>
  `<text x="${rounded(x)}" y="${rounded(y)}" text-anchor="${anchor}">${words}</text>`;

interface Stroke {
  colour?: string;
  width?: number;
  isDotted?: boolean;
}

export const stroke = (
  from: readonly [number, number],
  to: readonly [number, number],
  { colour = '#8a93a6', width = 1, isDotted = false }: Stroke = {},
): string =>
  `<line x1="${rounded(from[0])}" y1="${rounded(from[1])}" x2="${rounded(to[0])}" y2="${rounded(to[1])}" stroke="${colour}" stroke-width="${width}"${isDotted ? ' stroke-dasharray="2 4"' : ''}/>`;

export const dot = (x: number, y: number, radius: number, colour: string, opacity = 1): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${colour}" fill-opacity="${opacity}"/>`;
