import { request } from '@meritum/shared/client/request';
import { addressOf, send } from '@meritum/shared/client/send';
import type { LogHeadReply } from '@meritum/shared/contracts/log';
import { publicCalls } from '@meritum/shared/contracts/public-calls';
import type {
  ContestJudgesReply,
  PublishedResultsReply,
} from '@meritum/shared/contracts/published-results';
import type { SeasonRulesReply } from '@meritum/shared/contracts/season-rules';
import type { Winner } from '@meritum/shared/contracts/winners';

export type PublishedResult = PublishedResultsReply['results'][number];
export type Contest = Pick<PublishedResult, 'season' | 'category'>;

const staleAfter = 60_000;

export interface SeasonFacts {
  rules: SeasonRulesReply;
  results: readonly PublishedResult[];
  head: LogHeadReply['head'];
}

async function seasonFacts(season: string | undefined, signal: AbortSignal): Promise<SeasonFacts> {
  const [rules, results, { head }] = await Promise.all([
    send('getSeasonRules', { query: season ? { season } : {}, signal }),
    publishedResults(signal),
    send('getLogHead', { signal }),
  ]);
  return { rules, results, head };
}

export const seasonFactsQuery = (season: string | undefined) => ({
  queryKey: ['season-facts', season] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => seasonFacts(season, signal),
  staleTime: staleAfter,
});

/** Fetches the roots and hashes of all closed contests of all seasons. Throws ClientError. */
export async function publishedResults(signal: AbortSignal): Promise<readonly PublishedResult[]> {
  const { results } = await send('getPublishedResults', { query: {}, signal });
  return results;
}

/** As `publishedResults`, as a query that is cached for a minute. */
export const publishedResultsQuery = {
  queryKey: ['published-results'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => publishedResults(signal),
  staleTime: staleAfter,
};

const paramsOf = ({ season, category }: Contest) =>
  ({ season, category }) as Parameters<typeof addressOf<'getLedger'>>[1]['params'];

export const ledgerAddresses = (contest: Contest) => {
  const params = paramsOf(contest);
  return {
    json: addressOf('getLedger', { params }),
    csv: addressOf('getLedgerTable', { params }),
  };
};

/** Fetches the text of a published ledger. Throws ClientError. */
export const ledgerText = ({ season, category }: Contest, signal: AbortSignal): Promise<string> =>
  request(
    publicCalls.getLedger,
    { params: { season, category }, signal, timeoutMs: 120_000 },
    (reply) => reply.text(),
  );

/** Fetches a contest's winners from the directory. Throws ClientError. */
export async function directoryOf(
  { season, category }: Contest,
  signal: AbortSignal,
): Promise<readonly Winner[]> {
  const query = { category: category as 'AI', year: season };
  const { data } = await send('getWinners', { query, signal });
  return data.winners;
}

export type ContestJudge = ContestJudgesReply['judges'][number];

/** Fetches a published contest's judges with their numbers of ratings. Throws ClientError. */
export async function judgesOf(
  contest: Contest,
  signal: AbortSignal,
): Promise<readonly ContestJudge[]> {
  return (await send('getContestJudges', { params: paramsOf(contest), signal })).judges;
}
