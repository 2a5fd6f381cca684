import type { Proposal } from '@meritum/shared/contracts/proposals';
import type { ContestStatus, ResultsReply } from '@meritum/shared/contracts/results';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Voiding } from '@meritum/shared/contracts/voids';
import type { Decider, Person } from '../../platform/authorisation/actor';
import { isSamePerson } from '../../platform/authorisation/same-person';
import {
  isBeforeRole,
  isOwnAccount,
  presentProposal,
} from '../../platform/authorisation/two-organisers';
import { categoryOf, judgingOpen } from '../seasons/rules';
import { contestOf } from './contest-snapshot';
import type { ContestQueries, Results } from './context';
import { conflictOfDecider, mayDecideAs } from './deciders';
import {
  allowedSteps,
  conflictedNominations,
  isPublic,
  mayBeVoided,
  mayVoidNow,
  progressFor,
} from './policy';
import type { ContestVoid, Result } from './result';
import { plannedPublication, proposedPublication } from './schedule';

type People = ReadonlyMap<string | null, Person>;

const peopleIn = (
  { deps }: Results,
  accounts: readonly (string | null | undefined)[],
): Promise<People> => deps.identity.peopleByIds(accounts.filter((id) => typeof id === 'string'));

function by(account: string | null, people: People): string | null {
  const person = people.get(account);
  return person?.displayName || person?.email || null;
}

const step = ({ at, by: account }: { at: Date; by: string | null }, people: People) => ({
  at: at.toISOString(),
  by: by(account, people),
});

const accountsIn = ({ closing, finalised, publishing, schedule }: Result) => [
  schedule?.by,
  schedule?.agreed?.by,
  schedule?.stopped?.by,
  closing?.by,
  finalised?.proposedBy,
  finalised?.confirmedBy,
  publishing?.by,
];

/** An agreed moment is public; only organisers who may decide see the rest. */
function scheduleOf(
  result: Result,
  {
    people,
    proposed,
    withAnother,
  }: { people: People; proposed: Proposal | null; withAnother: boolean },
): ContestStatus['schedule'] {
  const { schedule } = result;
  if (!schedule) return;
  const { id, by: proposer, agreed, stopped } = schedule;
  const isShown = plannedPublication(result) ?? (withAnother && (proposed ?? stopped));
  if (!isShown || isPublic(result)) return;
  return {
    id,
    publishAt: schedule.publishAt.toISOString(),
    outcomeHash: withAnother ? schedule.outcomeHash : null,
    proposed,
    agreed: agreed ? { ...step(agreed, people), proposedBy: by(proposer, people) } : null,
    stopped: stopped ? { ...step(stopped, people), reason: stopped.reason } : null,
  };
}

/** The status of a contest; with a conflict of interest the actor sees public data only. */
async function contestStatusOf(
  context: Results,
  actor: Decider,
  { result, ...known }: { season: Season | Promise<Season>; result: Result },
): Promise<ContestStatus> {
  const { category, state, closing, closed, finalised, publishing } = result;
  const now = context.platform.clock();
  const reading = context.deps.nominations.listByContest(result);
  const [season, nominations, party, deciding, people, ending, outcome, planned, hasStopped] =
    await Promise.all([
      known.season,
      reading,
      context.deps.nominations.affiliationOf(actor),
      reading.then((all) => conflictOfDecider(context, actor, all)),
      peopleIn(context, accountsIn(result)),
      presentProposal(context.deps.identity, actor, result.closingProposed),
      presentProposal(context.deps.identity, actor, result.proposed),
      presentProposal(context.deps.identity, actor, proposedPublication(result, now)),
      isOwnAccount(context.deps.identity, actor, result.stoppedBy ?? null),
    ]);
  const frozen = await context.deps.seasons.frozenRules(season, category);
  const [alone, withAnother] = [mayDecideAs(deciding), mayDecideAs(deciding, 2)];
  return {
    season: result.season,
    category,
    state,
    ...progressFor(conflictedNominations(party, nominations), nominations),
    rulesHash: frozen?.hash ?? null,
    revision: withAnother ? result.revision : 0,
    extraJudgesFor: withAnother ? result.extras.length : 0,
    closingProposed: withAnother && state === 'open' ? ending : null,
    closed: closed && {
      at: closed.at.toISOString(),
      root: closed.root,
      size: closed.size,
      by: by(closing?.by ?? null, people),
    },
    proposed:
      withAnother && outcome && result.proposed
        ? { ...outcome, outcomeHash: result.proposed.outcomeHash }
        : null,
    finalised: finalised && {
      at: finalised.at.toISOString(),
      proposedBy: by(finalised.proposedBy, people),
      confirmedBy: by(finalised.confirmedBy, people),
      outcomeHash: withAnother ? finalised.outcomeHash : null,
    },
    published: publishing && step(publishing, people),
    schedule: scheduleOf(result, { people, proposed: withAnother ? planned : null, withAnother }),
    may: allowedSteps({ alone, withAnother, hasStopped }, result, {
      isSetOpen: categoryOf(season, category)?.judging.open === true,
      isOpen: judgingOpen(season, category, now),
    }),
  };
}

/** The reply to an organiser who has changed a result. */
export const statusAfter = async (context: Results, actor: Decider, result: Result) => {
  const season = contestOf(context, result).then((found) => found.season);
  return { contest: await contestStatusOf(context, actor, { season, result }) };
};

export async function contestStatuses(
  context: Results,
  actor: Decider,
  season: Season,
): Promise<ResultsReply> {
  const contests = season.categories.map(async ({ name: category }) => {
    const result = await context.stores.results.findByContest({ season: season.id, category });
    return contestStatusOf(context, actor, { season, result });
  });
  const { id, revision, rules } = season;
  const may = { freezeRules: rules.frozenAt === null };
  return {
    season: { id, revision, frozenAt: rules.frozenAt, may },
    contests: await Promise.all(contests),
  };
}

/** The state of every contest; the newest season first. */
export async function contestStates({ deps, stores }: Results) {
  const [all, decided] = await Promise.all([deps.seasons.all(), stores.results.listStates()]);
  return all.toReversed().flatMap(({ id: season, categories }) =>
    categories.map(({ name: category }) => {
      const result = decided.find((one) => one.season === season && one.category === category);
      const publishAt = result && !isPublic(result) && plannedPublication(result)?.publishAt;
      return {
        season,
        category,
        ...(publishAt && { publishAt: publishAt.toISOString() }),
        state: result?.state ?? ('open' as const),
        voidsProposed: result?.voids.filter(({ state }) => state === 'proposed').length ?? 0,
      };
    }),
  );
}

/** Voids as an organiser without a conflict of interest in the contest sees them. */
export async function presentVoids(
  context: Results,
  actor: Decider,
  decided: readonly ContestVoid[],
): Promise<Voiding[]> {
  const accounts = decided.flatMap(({ void: one }) => [one.proposed.by, one.decided?.by]);
  const [reader, people, nominations] = await Promise.all([
    actor.person(),
    peopleIn(context, accounts),
    context.deps.nominations.findByIds([
      ...new Set(decided.map(({ void: one }) => one.nominationId)),
    ]),
  ]);
  const entries = new Map(nominations.map(({ _id, fullName }) => [_id, fullName]));
  return decided.map(({ result, void: one }) => {
    const { id, kind, why, reason, state, assignmentId, nominationId } = one;
    const isOpen = state === 'proposed' && mayBeVoided(result.state);
    const proposer = people.get(one.proposed.by);
    const isByAnother =
      proposer?.role === 'admin' &&
      !isBeforeRole(proposer, one.proposed) &&
      !isSamePerson(proposer, reader);
    return {
      id,
      kind,
      why,
      reason,
      state,
      assignmentId,
      season: result.season,
      category: result.category,
      nomination: { id: nominationId, name: entries.get(nominationId) ?? '' },
      proposed: step(one.proposed, people),
      decided: one.decided && step(one.decided, people),
      may: {
        confirm:
          isOpen && mayVoidNow(result, one) && isByAnother && !isBeforeRole(reader, one.proposed),
        withdraw: isOpen && !isByAnother,
        turnDown: isOpen && isByAnother,
      },
    };
  });
}

/** Voids, without those of contests in which the actor has a conflict of interest. */
async function visibleVoids(
  context: ContestQueries,
  actor: Decider,
  season: string | undefined,
): Promise<ContestVoid[]> {
  const results = (await context.stores.results.listBySeason(season)).filter(
    ({ voids }) => voids.length > 0,
  );
  if (results.length === 0) return [];
  const party = await context.deps.nominations.affiliationOf(actor);
  const seen = await Promise.all(
    results.map(async (result) => {
      const conflicted = conflictedNominations(
        party,
        await context.deps.nominations.listByContest(result),
      );
      return conflicted.size > 0 ? [] : result.voids.map((one) => ({ result, void: one }));
    }),
  );
  return seen.flat();
}

/** Ids of a season's voided entries and of those proposed for it, as the actor may see them. */
export async function voidedFor(
  context: ContestQueries,
  actor: Decider,
  season: string,
): Promise<Map<string, 'proposed' | 'confirmed'>> {
  const all = await visibleVoids(context, actor, season);
  return new Map(
    all.flatMap(({ void: { kind, state, nominationId } }): [string, 'proposed' | 'confirmed'][] =>
      kind === 'entry' && (state === 'proposed' || state === 'confirmed')
        ? [[nominationId, state]]
        : [],
    ),
  );
}

/** Voids of a season, newest first, without contests where the actor has a conflict of interest. */
export async function listVoids(
  context: Results,
  actor: Decider,
  season: string | undefined,
): Promise<Voiding[]> {
  const newest = (await visibleVoids(context, actor, season)).sort(
    (a, b) => b.void.proposed.at.getTime() - a.void.proposed.at.getTime(),
  );
  return presentVoids(context, actor, newest);
}
