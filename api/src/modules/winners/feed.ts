import { calls } from '@meritum/shared/contracts/calls';
import { claims } from '@meritum/shared/programme/claims';
import { site } from '@meritum/shared/programme/site';
import { slug } from '@meritum/shared/programme/slug';
import type { StoredWinner } from './winner';

/** Winners in the feed; a reader that comes once a season misses none of the newest list. */
export const feedEntries = 500;

/** What XML 1.0 cannot hold in any form. */
const unspeakable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function xml(text: string): string {
  return text.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A name that stays the same wherever the site moves within its host (RFC 4151). */
const tag = (origin: string, name: string) =>
  `tag:${new URL(origin).hostname},${claims.foundedIn}:${name}`;

function entry(winner: StoredWinner, origin: string): string {
  const { year, category, fullName, badge, employer, sample } = winner;
  const address = `${origin}/winners?${new URLSearchParams({ year, category })}`;
  const award = `${badge} award, ${category} ${year}`;
  const summary = `${fullName}${employer ? `, ${employer}` : ''}: ${award}.`;
  return `  <entry>
    <id>${xml(tag(origin, `winners/${year}/${slug(category)}/${winner.slug}`))}</id>
    <title>${xml(`${fullName}: ${award}`)}</title>
    <link rel="alternate" type="text/html" href="${xml(address)}"/>
    <category term="${xml(category)}"/>
    <published>${winner.publishedAt.toISOString()}</published>
    <updated>${winner.updatedAt.toISOString()}</updated>
    <summary>${xml(sample ? `${summary} A fictional sample.` : summary)}</summary>
  </entry>`;
}

/**
 * The published winners as an Atom feed (RFC 4287), in the order given.
 * @param origin Where the site is; it is part of every id, which therefore stays the same.
 */
export function winnersFeed(winners: readonly StoredWinner[], origin: string): string {
  const newest = Math.max(
    Date.UTC(claims.foundedIn),
    ...winners.map(({ updatedAt }) => updatedAt.getTime()),
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${xml(tag(origin, 'winners'))}</id>
  <title>${xml(`${site.productName}: winners`)}</title>
  <updated>${new Date(newest).toISOString()}</updated>
  <author><name>${xml(site.productName)}</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(origin + calls.getWinnersFeed.path)}"/>
  <link rel="alternate" type="text/html" href="${xml(`${origin}/winners`)}"/>
${winners.map((winner) => entry(winner, origin)).join('\n')}
</feed>
`;
}
