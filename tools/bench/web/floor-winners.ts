import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@meritum/shared/contracts/calls';
import type { Winner, WinnersReply } from '@meritum/shared/contracts/winners';
import { monogramOf } from '../../../shared/ui/monogram';
import { root } from '../../parts';

/** Where the drawn portraits of the samples are. */
export const portraits = join(root, 'mf-public/src/features/portraits');

/** Rows of a tier that the site draws on a phone before anybody scrolls, and so the static page has. */
const drawnInATier = 7;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const isFeatured = ({ id }: Winner) => existsSync(join(portraits, `${id}.svg`));

function picture(winner: Winner, label: string): string {
  if (isFeatured(winner)) {
    return `<img src="/${winner.id}.svg" width="72" height="84" alt="${label}" loading="lazy" decoding="async">`;
  }
  const { letters, tone, figure, turn } = monogramOf(winner.fullName);
  return (
    `<svg class="t${tone}" viewBox="0 0 120 120" role="img" aria-label="${label}" preserveAspectRatio="xMidYMid slice">` +
    '<rect x="-240" y="-240" width="600" height="600"/>' +
    `<use href="#f${figure}" width="120" height="120" transform="rotate(${turn} 60 60)"/>` +
    `<text x="60" y="60" dy=".36em" text-anchor="middle">${escaped(letters)}</text></svg>`
  );
}

function card(winner: Winner): string {
  const { id, badge, employer = 'Company', linkedInUrl, linkedIn } = winner;
  const address = escaped(linkedInUrl ?? linkedIn ?? '#');
  const href = /^(https?:|#)/.test(address) ? address : `https://${address}`;
  const name = escaped(winner.fullName);
  const title = isFeatured(winner) ? `<a href="/featured-winner/${id}">${name}</a>` : name;
  const label = href === '#' ? name : `${name} on LinkedIn`;
  const won = `<p class="won"><i class="${badge.charAt(0).toLowerCase()}"></i><b>${badge}</b> Technology</p>`;
  return `<li><a href="${href}">${picture(winner, label)}</a><div><h3>${title}</h3><p>${escaped(employer)}</p>${won}</div></li>`;
}

function tier(badge: string, winners: readonly Winner[]): string {
  const medal = `<svg width="44" height="44" aria-hidden="true"><use href="#m${badge.charAt(0).toLowerCase()}"/></svg>`;
  const cards = winners.slice(0, drawnInATier).map(card).join('');
  return `<section><h2 class="tier">${medal}${badge} <span>${winners.length}</span></h2><ul class="cards">${cards}</ul></section>`;
}

/** The list that the winners page of a site opens with, as its API has it: how many, and by tier. */
export async function winnersOf(site: string): Promise<{ count: string; tiers: string }> {
  const reply = await fetch(`${site}${calls.getWinners.path}?category=Technology&year=2024`);
  if (!reply.ok) throw new Error(`${site} gives no list of winners: ${reply.status}.`);
  const { winners } = ((await reply.json()) as WinnersReply).data;
  const tiers = [...new Set(winners.map(({ badge }) => badge))];
  return {
    count: String(winners.length),
    tiers: tiers
      .map((badge) =>
        tier(
          badge,
          winners.filter((winner) => winner.badge === badge),
        ),
      )
      .join('\n'),
  };
}
