import { createHash } from 'node:crypto';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Pair } from '../assignments/assignment';
import type { PersonWhoJudges } from '../judges/persons';
import { type JudgeAndNomination, pairsWithConflictedVerifiers } from '../judges/verifiers';
import type { Nomination } from '../nominations/nomination';
import { judgingOpen, withJudgingShut } from '../seasons/rules';
import type { Planning } from './context';
import {
  judgedByOtherAccounts,
  type OwnNominations,
  ownNominationsOf,
} from './judges-who-nominate';
import type { Fingerprint } from './stored-plan';

/** All input of planning, read together. */
export interface PlanningSnapshot {
  /** Judging counts as closed in contests that are closed for good. */
  season: Season;
  judges: PersonWhoJudges[];
  nominations: Nomination[];
  pairs: Pair[];
  /** Total number of judges wanted for each borderline entry, by nomination. */
  judgesWanted: ReadonlyMap<string, number>;
  /** Pairs never assigned: only organisers with a conflict of interest have verified the judge. */
  verifiedOnlyByConflicted: readonly JudgeAndNomination[];
  /** Nominations of judges, including those that wait for a later batch. */
  own: OwnNominations;
  /** Pairs of another account of the judge's mailbox, even a deleted one. */
  judgedBefore: readonly JudgeAndNomination[];
}

/** The input for planning one season. Throws not-found. */
export async function readSnapshot({ deps }: Planning, id: string): Promise<PlanningSnapshot> {
  const [season, all, takingPart, pairs, judgesWanted, closed, voided] = await Promise.all([
    deps.seasons.fresh(id),
    deps.judges.listJudging(id),
    deps.nominations.listEligible(id),
    deps.assignments.findPairs(id),
    deps.contests.judgesWanted(id),
    deps.contests.closedIn(id),
    deps.contests.voidedIn(id),
  ]);
  const submitted = takingPart.filter(({ _id }) => !voided.has(_id));
  const active = new Set(all.map(({ _id }) => _id));
  const inactive = new Set(
    pairs.map(({ judgeId }) => judgeId).filter((judgeId) => !active.has(judgeId)),
  );
  const [judging, others, former, verifiedOnlyByConflicted] = await Promise.all([
    deps.judges.withOtherAccounts(all),
    deps.judges.findByIds([...inactive]),
    deps.assignments.judgedBefore(id, all),
    pairsWithConflictedVerifiers(all, submitted, async (accountId) => {
      const person = await deps.identity.personOf(accountId);
      return person && deps.nominations.affiliationOf({ person: async () => person });
    }),
  ]);
  return {
    judgedBefore: [...former, ...judgedByOtherAccounts([...judging, ...others], pairs)],
    verifiedOnlyByConflicted,
    // Includes voided nominations, whose nominators rate no rivals either.
    own: ownNominationsOf(judging, takingPart),
    season: withJudgingShut(season, closed),
    judges: judging,
    nominations: submitted,
    pairs,
    judgesWanted,
  };
}

const digest = (parts: readonly (string | number | boolean)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Digests of the planning input, with documents compared by revision; equal input, equal plan. */
export function fingerprintOf(snapshot: PlanningSnapshot, now: Date): Fingerprint {
  const { season, judges, nominations, pairs, judgesWanted, own } = snapshot;
  const forbidden = [...snapshot.verifiedOnlyByConflicted, ...snapshot.judgedBefore];
  const { minimumRatings, plannedRatings } = season.rules;
  const phases = season.categories.flatMap(({ name }) => [name, judgingOpen(season, name, now)]);
  const { capacityPerJudge } = season.planning;
  return {
    season: digest([
      ...[season.id, minimumRatings, plannedRatings, capacityPerJudge],
      ...[season.rules.largestLoad, ...phases],
    ]),
    judges: digest([
      ...judges.flatMap(({ _id, revision, otherAccounts = [] }) => [
        ...[_id, revision],
        ...otherAccounts.flatMap(({ emails, organizations }) => [...emails, ...organizations]),
      ]),
      ...forbidden.flatMap(({ judgeId, nominationId }) => [judgeId, nominationId]),
      ...[...own].flatMap(([judge, those]) => [
        judge,
        ...those.flatMap(({ _id, revision }) => [_id, revision]),
      ]),
    ]),
    nominations: digest([
      ...nominations.flatMap(({ _id, revision }) => [_id, revision]),
      ...[...judgesWanted].flat(),
    ]),
    assignments: digest(pairs.flatMap(({ _id, status }) => [_id, status])),
  };
}

const whatChanged: Readonly<Record<keyof Fingerprint, string>> = {
  season: 'the season',
  judges: 'the judges',
  nominations: 'the nominations',
  assignments: 'assignments or ratings',
};

export function differencesOf(before: Fingerprint, after: Fingerprint): string[] {
  return (Object.keys(whatChanged) as (keyof Fingerprint)[])
    .filter((part) => before[part] !== after[part])
    .map((part) => whatChanged[part]);
}
