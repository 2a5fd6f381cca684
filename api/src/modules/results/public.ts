import type {
  NominationResultReply,
  PublishedResultsReply,
  ReceiptsReply,
  SeasonRulesReply,
} from '@meritum/shared/contracts/results';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { type MerkleTree, treeOf } from '@meritum/shared/merit/ledger/merkle';
import { commitmentsOf } from '@meritum/shared/merit/ledger/publish';
import { criterionMeans, scoreShown } from '@meritum/shared/merit/outcome/score';
import type { Actor } from '../../platform/authorisation/actor';
import { presentReceipt } from '../assignments/receipts/receipt';
import { seasonUnknown } from '../seasons/errors';
import {
  contestOf,
  entriesToPublish,
  isVoidedEntry,
  readContest,
  withFrozenRules,
} from './contest-snapshot';
import type { Results } from './context';
import type { Ledgers } from './ledgers';
import { type Contest, type Result, resultId } from './result';

/** The rules of a season. Throws not-found. */
export async function rulesOf(
  { seasons }: Pick<Results, 'seasons'>,
  id: string | undefined,
): Promise<SeasonRulesReply> {
  const season = await seasonOf({ seasons }, id);
  const categories = season.categories.map(async ({ name: category }) => {
    const frozen = await seasons.frozenRules.of(season, category);
    return { category, frozen: frozen && { text: frozen.text, hash: frozen.hash } };
  });
  return {
    season: { id: season.id, name: season.name },
    frozenAt: season.rules.frozenAt,
    categories: await Promise.all(categories),
  };
}

/** The season with this id, by default the current one. Throws not-found. */
export async function seasonOf(
  { seasons }: Pick<Results, 'seasons'>,
  id: string | undefined,
): Promise<Season> {
  const season = id ? (await seasons.all()).find((one) => one.id === id) : await seasons.current();
  if (!season) throw seasonUnknown();
  return season;
}

/** Roots and hashes of closed contests, with the counts of published ones. */
export async function publishedResults(
  context: Results,
  ledgers: Ledgers,
  season: string | undefined,
): Promise<PublishedResultsReply> {
  const all = await context.results.all(season);
  const results = await Promise.all(all.map((result) => publicPart(context, ledgers, result)));
  return { results: results.filter((one) => one !== null) };
}

async function publicPart(context: Results, ledgers: Ledgers, result: Result) {
  const { season: id, category, closed } = result;
  if (!closed) return null;
  const { season } = await contestOf(context, { season: id, category });
  const frozen = await context.seasons.frozenRules.of(season, category);
  const published = await ledgers.of(result);
  return {
    season: id,
    category,
    rulesHash: frozen?.hash ?? '',
    root: closed.root,
    size: closed.size,
    closedAt: closed.at.toISOString(),
    published: published && {
      at: (result.publishedAt ?? closed.at).toISOString(),
      ledgerHash: published.hash,
      voidsRoot: 'voidsRoot' in published.ledger ? published.ledger.voidsRoot : null,
      counts: published.counts,
    },
  };
}

/** The result of the actor's own entry; null before publication. */
export async function nominationResultOf(
  context: Results,
  ledgers: Ledgers,
  actor: Pick<Actor, 'accountId'>,
  asked: { season?: string | undefined; category: string },
): Promise<NominationResultReply> {
  const { contest } = await contestOf(context, asked);
  const published = await ledgers.of(contest);
  if (!published) return { result: null };
  const own = (await context.nominations.ofOwner(actor.accountId)).find(
    ({ season, category }) => season === contest.season && category === contest.category,
  );
  const result = await context.results.of(contest);
  if (!own || !result.closed?.entries.includes(own._id)) return { result: null };
  const pseudonym = await context.assignments.pseudonymOf(own);
  return { result: presentOwn(published.ledger, pseudonym, isVoidedEntry(result, own)) };
}

function presentOwn(
  { rules, entries, rows }: Ledger,
  pseudonym: string,
  isVoided: boolean,
): NominationResultReply['result'] {
  const entry = entries.find((one) => one.pseudonym === pseudonym);
  const none = { tier: null, score: null, ratings: 0, criteria: [] };
  if (isVoided || !entry) return { pseudonym, outcome: 'voided', ...none };
  const { ratings, score, tier } = entry;
  if (score === null) return { pseudonym, outcome: 'too few ratings', ...none, ratings };
  const own = rows.filter((row) => row.entry === pseudonym).map(({ scores }) => scores);
  const means = criterionMeans(rules, own).map(scoreShown);
  return {
    pseudonym,
    outcome: tier === null ? 'no award' : 'award',
    tier,
    score,
    ratings,
    criteria: rules.criteria.map(({ name }, place) => ({ name, mean: means[place] ?? '' })),
  };
}

/** Merkle trees of closed contests by root; kept because they never change. */
export function closedTrees(context: Results) {
  const known = new Map<string, Promise<MerkleTree>>();
  async function made(contest: Contest): Promise<MerkleTree> {
    const situation = withFrozenRules(await readContest(context, contest));
    const entries = await entriesToPublish(context, situation);
    const { format = 1 } = situation.result.closed ?? {};
    return treeOf(commitmentsOf({ format, rules: situation.frozen.rules, entries }));
  }
  return (contest: Contest, key: string): Promise<MerkleTree> => {
    const tree = known.get(key) ?? made(contest);
    known.set(key, tree);
    tree.catch(() => known.delete(key));
    return tree;
  };
}

/** The actor's own receipts. Throws permission-denied when they may not judge. */
export async function receiptsOf(
  context: Results,
  treeOfContest: ReturnType<typeof closedTrees>,
  actor: Pick<Actor, 'accountId'>,
  season: string | undefined,
): Promise<ReceiptsReply> {
  await context.judges.judgingAs(actor);
  const own = await context.assignments.ofAccount(actor.accountId);
  const results = await context.results.all(season);
  const closed = new Map(
    results.flatMap((one) => (one.closed ? [[one._id, one.closed.root]] : [])),
  );
  const receipts = own.map(async ({ _id, season: id, category, evaluation }) => {
    if (!evaluation?.receipt || (season !== undefined && id !== season)) return null;
    const root = closed.get(resultId({ season: id, category }));
    const tree = root ? await treeOfContest({ season: id, category }, root) : null;
    const proof = tree?.proofOf(evaluation.receipt.commitment);
    return {
      ...presentReceipt(_id, evaluation.receipt),
      season: id,
      category,
      completedAt: evaluation.completedAt.toISOString(),
      proof: tree && proof ? { root: tree.root, ...proof, path: [...proof.path] } : null,
    };
  });
  return { receipts: (await Promise.all(receipts)).filter((one) => one !== null) };
}
