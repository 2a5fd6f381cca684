import { type HairStyle, hairStyles, scarf } from './hair';
import { type Palette, type PaletteName, palettes } from './palettes';

/** How a sample person is drawn; nobody real is meant. */
export interface Look {
  palette: PaletteName;
  skin: 'light' | 'mid' | 'deep';
  hair: HairStyle;
  beard?: 'full' | 'short' | 'moustache';
  glasses?: 'round' | 'square';
  clothes: 'crew' | 'blazer' | 'turtleneck' | 'shirt' | 'vneck';
  /** Hair in the lightest tone instead of the darkest. */
  silver?: true;
}

export const portraitSize = { width: 240, height: 280 } as const;

const head = 'M76 112c0-36 18-58 44-58s44 22 44 58c0 34-20 62-44 62s-44-28-44-62z';
const shoulders = 'M14 280c2-48 30-66 82-78h48c52 12 80 30 82 78z';

const beards = {
  full: 'M76 116c2 40 20 64 44 64s42-24 44-64c-6 14-12 22-22 26-14-6-30-6-44 0-10-4-16-12-22-26z',
  short: 'M90 146c6 20 18 30 30 30s24-10 30-30c-10 8-18 8-22 4-6-2-10-2-16 0-4 4-12 4-22-4z',
  moustache: 'M98 142c6-8 16-10 22-6 6-4 16-2 22 6-8 4-16 4-22 1-6 3-14 3-22-1z',
};

function clothes(kind: Look['clothes'], { light, mid, deep, dark }: Palette): string {
  const body = (fill: string) => `<path fill="${fill}" d="${shoulders}"/>`;
  switch (kind) {
    case 'crew':
      return `${body(deep)}<path fill="none" stroke="${dark}" stroke-width="5" d="M94 203c8 18 44 18 52 0"/>`;
    case 'vneck':
      return `${body(dark)}<path fill="${light}" d="M97 202l23 40 23-40z"/>`;
    case 'turtleneck':
      return `${body(deep)}<path fill="${deep}" stroke="${dark}" stroke-width="2" d="M98 180c14 8 30 8 44 0l4 26c-16 8-36 8-52 0z"/>`;
    case 'shirt':
      return `${body(mid)}<path fill="${light}" d="M97 196l23 26-20 20-12-38zM143 196l-23 26 20 20 12-38z"/><path stroke="${deep}" stroke-width="2" d="M120 224v56"/>`;
    case 'blazer':
      return `${body(dark)}<path fill="${light}" d="M96 202l24 66 24-66z"/><path fill="${deep}" d="M94 202l26 78h-20l-28-52 12-6-6-14zM146 202l-26 78h20l28-52-12-6 6-14z"/>`;
  }
}

function glasses(kind: NonNullable<Look['glasses']>, dark: string): string {
  const lens = (x: number) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="114" r="14"/>`
      : `<rect x="${x - 15}" y="103" width="30" height="22" rx="5"/>`;
  return `<g fill="none" stroke="${dark}" stroke-width="3.2">${lens(102)}${lens(138)}<path d="M117 112q3-3 6 0M88 110l-10-3M152 110l10-3"/></g>`;
}

function face(line: string): string {
  return `<g fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round"><path d="M93 101q9-6 18-1M129 100q9-5 18 1M97 114q5 4 10 0M133 114q5 4 10 0"/><path stroke-width="2.4" d="M121 112l-4 22q3 3 8 1"/><path d="M108 150q12 8 24 0"/></g>`;
}

/** A flat duotone bust as SVG; `name` is its title. */
export function portrait(name: string, look: Look): string {
  const palette = palettes[look.palette];
  const { paper, arch, dark, light } = palette;
  const skin = { light, mid: palette.mid, deep: palette.deep }[look.skin];
  const line = look.skin === 'deep' ? light : dark;
  const hairColour = look.silver ? (look.skin === 'light' ? palette.mid : light) : dark;
  const scarved = look.hair === 'scarf';
  const hair: { behind?: string; front?: string } =
    look.hair === 'scarf' ? scarf : hairStyles[look.hair];
  const fill = scarved ? palette.deep : hairColour;
  const path = (d: string | undefined, attributes: string) =>
    d ? `<path ${attributes} d="${d}"/>` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${portraitSize.width} ${portraitSize.height}" width="${portraitSize.width}" height="${portraitSize.height}">`,
    `<title>${name}</title>`,
    `<clipPath id="h"><path d="${head}"/></clipPath>`,
    `<path fill="${paper}" d="M0 0h240v280H0z"/>`,
    `<path fill="${arch}" d="M30 280V134a90 90 0 0 1 180 0v146z"/>`,
    path(hair.behind, `fill="${fill}"`),
    `<path fill="${skin}" d="M99 150h42v52q-21 22-42 0z"/>`,
    `<path fill="${dark}" opacity=".28" d="M99 164q21 26 42 6v14q-20 18-42 0z"/>`,
    clothes(look.clothes, palette),
    scarved ? '' : `<path fill="${skin}" d="M78 108c-10-2-10 22 2 24zM162 108c10-2 10 22-2 24z"/>`,
    `<path fill="${skin}" d="${head}"/>`,
    `<path clip-path="url(#h)" fill="${dark}" opacity=".16" d="M128 40h50v150h-60q26-30 8-62-8-40 2-88z"/>`,
    look.beard ? `<path fill="${hairColour}" d="${beards[look.beard]}"/>` : '',
    face(look.beard === 'full' && !look.silver ? light : line),
    path(hair.front, `fill="${fill}" fill-rule="evenodd"`),
    look.glasses ? glasses(look.glasses, line) : '',
    '</svg>\n',
  ].join('');
}
