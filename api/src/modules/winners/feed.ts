import { calls } from '@meritum/shared/contracts/calls';
import { claims } from '@meritum/shared/programme/claims';
import { imported } from '@meritum/shared/programme/imported';
import { asSentence } from '@meritum/shared/programme/sentence';
import { site } from '@meritum/shared/programme/site';
import { idPartOf } from '../../platform/text';
import { escapedForXml } from '../../platform/xml';
import type { StoredWinner } from './winner';

/** Winners per page of the feed. */
export const feedEntries = 500;

const xml = (text: string) => escapedForXml(text, /[&<>"']/g);

/** An id that stays the same when the site changes its origin (RFC 4151). */
const tag = (origin: string, name: string) =>
  `tag:${new URL(origin).hostname},${claims.foundedIn}:${name}`;

function entry(winner: StoredWinner, origin: string): string {
  const { year, category, fullName, badge, employer, line, sample, fromResults, revoked } = winner;
  // A namesake's address has another end, because readers use the address as an id.
  const found = new URLSearchParams({ year, category, q: fullName });
  const address = `${origin}/winners?${found}#${winner.slug}`;
  const award = `${badge} award, ${category} ${year}${revoked ? ', revoked' : ''}`;
  const summary = [
    `${fullName}${employer ? `, ${employer}` : ''}: ${award}.`,
    ...(line && !revoked ? [asSentence(line)] : []),
    ...(fromResults ? [] : [imported.legend]),
    ...(sample ? ['A fictional sample.'] : []),
  ].join(' ');
  return `  <entry>
    <id>${xml(tag(origin, `winners/${year}/${idPartOf(category).toLowerCase()}/${winner.slug}`))}</id>
    <title>${xml(`${fullName}: ${award}`)}</title>
    <link rel="alternate" type="text/html" href="${xml(address)}"/>
    <category term="${xml(category)}"/>
    <published>${winner.publishedAt.toISOString()}</published>
    <updated>${winner.updatedAt.toISOString()}</updated>
    <summary>${xml(summary)}</summary>
  </entry>`;
}

/** A page of the feed: its winners, its number from 1, and the number of pages. */
interface FeedPage {
  winners: readonly StoredWinner[];
  page: number;
  pages: number;
}

/** Address of a page; the first has no number. */
const pageAddress = (origin: string, page: number) =>
  origin + calls.getWinnersFeed.path + (page > 1 ? `?page=${page}` : '');

/** The links between the pages (RFC 5005, section 3). */
function pageLinks({ page, pages }: FeedPage, origin: string): string {
  const links: Record<string, number> = {
    self: page,
    ...(pages > 1 && { first: 1, last: pages }),
    ...(page > 1 && { previous: page - 1 }),
    ...(page < pages && { next: page + 1 }),
  };
  return Object.entries(links)
    .map(
      ([rel, to]) =>
        `  <link rel="${rel}" type="application/atom+xml" href="${xml(pageAddress(origin, to))}"/>`,
    )
    .join('\n');
}

/**
 * A page of the published winners as an Atom feed (RFC 4287), in the given order.
 * @param origin of the site; part of every id, so that ids never change
 */
export function winnersFeed(feedPage: FeedPage, origin: string): string {
  const { winners } = feedPage;
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
${pageLinks(feedPage, origin)}
  <link rel="alternate" type="text/html" href="${xml(`${origin}/winners`)}"/>
${winners.map((winner) => entry(winner, origin)).join('\n')}
</feed>
`;
}
