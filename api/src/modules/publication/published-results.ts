import type { PublishedResultsReply } from '@meritum/shared/contracts/published-results';
import type { freezeRequest } from '@meritum/shared/contracts/results';
import type { SeasonRulesReply } from '@meritum/shared/contracts/season-rules';
import { groupedBy } from '@meritum/shared/merit/groups';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import type * as z from 'zod/mini';
import type { Actor } from '../../platform/authorisation/actor';
import { computable } from '../../platform/errors/computable';
import { contestOf, seasonOf } from '../contests/contest-snapshot';
import { confirmedOutcome } from '../contests/outcome';
import type { Result } from '../contests/result';
import { presentDraw } from '../draw/draw';
import { runningSeasons } from '../seasons/rules';
import type { Publishing } from './context';
import { type Ledgers, revokedOf, statementOf } from './ledgers';

/** Running seasons, and those with a contest closed for good, newest first. */
async function seasonsToChoose({ deps, platform }: Publishing) {
  const [all, decided] = await Promise.all([deps.seasons.all(), deps.contests.listResults()]);
  const running = new Set(runningSeasons(all, platform.clock()));
  const closed = new Set(decided.flatMap((one) => (one.closed ? [one.season] : [])));
  return all
    .filter((season) => running.has(season) || closed.has(season.id))
    .map(({ id, name }) => ({ id, name }))
    .toReversed();
}

/**
 * The rules of a season, the signing keys, and the seasons that a visitor can choose. Throws
 * not-found.
 */
export async function rulesOf(
  context: Publishing,
  id: string | undefined,
): Promise<SeasonRulesReply> {
  const { deps, signer } = context;
  const season = await seasonOf(context, id);
  const categories = season.categories.map(async ({ name: category }) => {
    const frozen = await deps.seasons.frozenRules(season, category);
    return { category, frozen: frozen && { text: frozen.text, hash: frozen.hash } };
  });
  const draw = await context.deps.draw.drawOf(season);
  return {
    season: { id: season.id, name: season.name },
    seasons: await seasonsToChoose(context),
    frozenAt: season.rules.frozenAt,
    keys: [...signer.publicKeys],
    categories: await Promise.all(categories),
    draw: draw && presentDraw(draw),
  };
}

/** Roots and hashes of closed contests, with the counts of published ones. */
export async function publishedResults(
  context: Publishing,
  ledgers: Ledgers,
  season: string | undefined,
): Promise<PublishedResultsReply> {
  const all = await context.deps.contests.listResults(season);
  const made = all.map((result) => publicPart(context, ledgers, result));
  const parts = (await computable(made, context.platform.log)).filter((one) => one !== null);
  const bySeason = groupedBy(parts, ({ season: id }) => id);
  const results = parts.map(({ countries: _, ...part }) => {
    const own = bySeason.get(part.season) ?? [];
    const countries = new Set(own.flatMap((one) => [...one.countries])).size;
    return { ...part, published: part.published && { ...part.published, countries } };
  });
  return { results };
}

async function publicPart(context: Publishing, ledgers: Ledgers, result: Result) {
  const { season: id, category, closed } = result;
  if (!closed) return null;
  const { season } = await contestOf(context, { season: id, category });
  const frozen = await context.deps.seasons.frozenRules(season, category);
  const contest = { season: id, category, rulesHash: frozen?.hash ?? '' };
  const published = await ledgers.of(result);
  const revoked = published ? [...(await revokedOf(context, published))] : [];
  return {
    ...contest,
    root: closed.root,
    size: closed.size,
    closedAt: closed.at.toISOString(),
    countries: published?.countries ?? new Set<string>(),
    published: published && {
      at: (result.publishedAt ?? closed.at).toISOString(),
      ledgerHash: published.hash,
      voidsRoot: published.voidsRoot,
      counts: {
        ...published.counts,
        awards: published.counts.awards.map(({ tier, count }) => ({
          tier,
          count: count - revoked.filter((one) => one.tier === tier).length,
        })),
      },
      decision: decisionIn(result),
    },
  };
}

/** The two organisers' decision as the ledger states it. */
function decisionIn(result: Result) {
  const statement = statementOf(result);
  const acts = [...confirmedOutcome({ statement }).acts];
  return { outcomeHash: hashOfText(statement), acts };
}

/**
 * Freezes a season's rules for good and publishes them with their hash and the sources of chance.
 * Repeating it does nothing.
 * @throws not-found; failed-precondition when the season or the beacon's availability has changed,
 * and for rules that judges could not follow
 */
export async function freezeSeason(
  context: Publishing,
  actor: Actor,
  { season: id, revision, beacon }: z.infer<typeof freezeRequest>,
): Promise<SeasonRulesReply> {
  const { rules } = await context.deps.seasons.fresh(id);
  if (rules.frozenAt === null) await context.deps.draw.requireBeaconAsRead(beacon);
  await context.deps.seasons.freezeRules({ id, revision }, { actor, reason: '' });
  return rulesOf(context, id);
}
