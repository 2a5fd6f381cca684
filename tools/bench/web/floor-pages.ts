import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { calls } from '@meritum/shared/contracts/calls';
import type { Winner, WinnersReply } from '@meritum/shared/contracts/winners';
import { root } from '../../parts';

/** A file of the hand-written site. */
export interface FloorFile {
  type: string;
  body: Buffer;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const part = (name: string) => read(join('tools/bench/web/static', name));

/** Cards that the winners page of the site has in its HTML. */
const cardsInHtml = 60;

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

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{([a-z-]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const cardTemplate =
  '<li><a href="{address}" aria-label="{name} on LinkedIn"><svg width="72" height="84" aria-hidden="true"><use href="#p"/></svg></a>' +
  '<div><small>{category}</small><h2>{name}</h2><p>{employer}</p>' +
  '<b><svg width="22" height="22" aria-hidden="true"><use href="#m{medal}"/></svg>{badge}</b></div></li>';

function card(winner: Winner): string {
  const { fullName, badge, employer = 'Company', linkedInUrl, linkedIn } = winner;
  const address = linkedInUrl ?? linkedIn ?? '#';
  return filled(cardTemplate, {
    address: escaped(/^(https?:|#)/.test(address) ? address : `https://${address}`),
    name: escaped(fullName),
    employer: escaped(employer),
    category: 'Technology',
    medal: badge.charAt(0).toLowerCase(),
    badge,
  });
}

/** The list that the winners page of the site opens with, as the site's API has it. */
async function listOf(site: string): Promise<Winner[]> {
  const reply = await fetch(`${site}${calls.getWinners.path}?category=Technology&year=2024`);
  return reply.ok ? ((await reply.json()) as WinnersReply).data.winners : [];
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
  const winners = await listOf(site);
  const list = {
    count: String(winners.length),
    winners: winners.slice(0, cardsInHtml).map(card).join(''),
  };
  for (const name of Object.keys(titles) as PageName[]) {
    const page = filled(part('frame.html'), {
      title: titles[name],
      style: `<style>${tightStyle(css + part('frame.css') + part(`${name}.css`))}</style>`,
      main: filled(part(`${name}.html`), list),
      year: String(new Date().getFullYear()),
    });
    files.set(`/${name}`, { type: 'text/html; charset=utf-8', body: Buffer.from(tight(page)) });
  }
  const pictures = {
    '/portrait.svg': 'mf-public/src/features/portraits/bodhi-larkensvale.svg',
    '/badge.svg': 'mf-public/src/features/badges/platinum-technology.svg',
  };
  for (const [path, file] of Object.entries(pictures)) {
    files.set(path, { type: 'image/svg+xml', body: Buffer.from(read(file)) });
  }
  return files;
}
