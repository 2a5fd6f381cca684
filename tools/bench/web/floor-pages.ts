import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../parts';
import { portraits, winnersOf } from './floor-winners';

/** A file of the hand-written site. */
export interface FloorFile {
  type: string;
  body: Buffer;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const part = (name: string) => read(join('tools/bench/web/static', name));

const titles = {
  home: 'Awards Programme for Internationally Recognised Excellence in AI - Meritum Awards',
  winners: '2024 Winners - Meritum Awards',
  profile: 'Bodhi Larkensvale, Platinum Award Winner 2024 - Meritum Awards',
} as const;

type PageName = keyof typeof titles;

/** The font faces of the product, with addresses of this site, and their files. */
function fonts() {
  const files = new Map<string, FloorFile>();
  const css = read('shared/ui/fonts.css').replace(/url\("\.\/([^"]+)"\)/g, (_, file: string) => {
    const path = `/${basename(file)}`;
    files.set(path, { type: 'font/woff2', body: readFileSync(join(root, 'shared/ui', file)) });
    return `url(${path})`;
  });
  return { css, files };
}

function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{([a-z-]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Without idle space, as a hand that counts bytes would write it. */
const tight = (html: string) => html.replace(/\n\s*/g, ' ').replace(/> </g, '><');
const tightStyle = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{;},]) ?/g, '$1');

/** The static equals of the compared pages, and what they load, by path. */
export async function floorFiles(site: string): Promise<Map<string, FloorFile>> {
  const { css, files } = fonts();
  const list = await winnersOf(site);
  for (const name of Object.keys(titles) as PageName[]) {
    const page = filled(part('frame.html'), {
      title: titles[name],
      style: `<style>${tightStyle(css + part('frame.css') + part(`${name}.css`))}</style>`,
      symbols: name === 'winners' ? part('winners-symbols.html') : '',
      main: filled(part(`${name}.html`), list),
      year: String(new Date().getFullYear()),
    });
    files.set(`/${name}`, { type: 'text/html; charset=utf-8', body: Buffer.from(tight(page)) });
  }
  for (const name of readdirSync(portraits)) {
    files.set(`/${name}`, { type: 'image/svg+xml', body: readFileSync(join(portraits, name)) });
  }
  return files;
}
