import type {
  ExistingAssignment,
  ForbiddenPair,
  PlanningInput,
} from '@meritum/shared/merit/assign/input';
import type { Pair } from '../assignments/assignment';
import { assignmentIdOf, isExcluded, isLive } from '../assignments/rules';
import { capacityOf } from '../judges/rules';
import type { JudgeAndNomination } from '../judges/verifiers';
import type { Nomination } from '../nominations/nomination';
import { partyOfEntry, partyOfJudge } from '../nominations/parties';
import { judgingOpen } from '../seasons/rules';
import { nominatingJudges, oneForEachMailbox, returnedRatings } from './judges-who-nominate';
import type { PlanningSnapshot } from './snapshot';

/**
 * The season as input of the assignment engine. Where judging is closed, no judges are wanted
 * (D12); existing assignments stay and count towards loads.
 * @param opens categories to plan as if judging were open
 */
export function planningInput(
  snapshot: PlanningSnapshot,
  now: Date,
  opens: readonly string[] = [],
): PlanningInput {
  const { season, judges, nominations, pairs, judgesWanted, verifiedOnlyByConflicted, own } =
    snapshot;
  const [nominators, voices] = [nominatingJudges(own), oneForEachMailbox(judges)];
  const { minimumRatings, plannedRatings } = season.rules;
  const asked = (id: string) => ({
    wanted: minimumRatings,
    planned: Math.max(plannedRatings, judgesWanted.get(id) ?? 0),
  });
  const isOpen = (category: string) =>
    opens.includes(category) || judgingOpen(season, category, now);
  const none = { wanted: 0, planned: 0 };
  const categories = season.categories.map(({ name }) => name);
  return {
    nominations: nominations.map((nomination) => ({
      ...partyOfEntry(nomination),
      category: nomination.category,
      text: nomination.essay,
      organization: nomination.organization,
      byJudges: nominators.get(nomination._id) ?? [],
      ...(isOpen(nomination.category) ? asked(nomination._id) : none),
    })),
    judges: judges.map((judge) => ({
      ...partyOfJudge(judge, own.get(judge._id)),
      // The form has no categories, so expertise is taken from the texts.
      categories,
      expertise: [judge.designation, judge.reason1, judge.reason2, judge.reason3].join('\n'),
      capacity: capacityOf(judge, season.planning.capacityPerJudge),
      active: voices.has(judge._id),
    })),
    forbidden: [
      ...forbiddenPairs(pairs.filter(isExcluded), 'recused'),
      ...forbiddenPairs(withoutPresent(verifiedOnlyByConflicted, pairs), 'verifier'),
      ...forbiddenPairs(snapshot.judgedBefore, 'before'),
      ...returnedRatings(own, pairs),
    ],
    existing: [
      ...pairs.filter(({ status }) => status === 'completed').map(existingAs('completed')),
      ...pairs
        .filter(({ status }) => status === 'pending')
        .map((pair) => ({ ...existingAs('open')(pair), movable: mayMove(pair, judgesWanted) })),
      ...returningPairs(nominations, pairs).map(existingAs('returning')),
    ],
  };
}

const existingAs =
  (state: ExistingAssignment['state']) =>
  ({ judgeId: judge, nominationId: nomination }: JudgeAndNomination): ExistingAssignment => ({
    judge,
    nomination,
    state,
  });

/** No judge is moved away from a borderline entry, for which more judges were asked. */
const mayMove = ({ unread, nominationId }: Pair, judgesWanted: ReadonlyMap<string, number>) =>
  unread === true && !judgesWanted.has(nominationId);

/**
 * Pairs that ended before their nomination was sent again. Its next plan gives it the same judges
 * back, so that withdrawing and submitting again draws no others.
 */
function returningPairs(nominations: readonly Nomination[], pairs: readonly Pair[]): Pair[] {
  const sentAt = new Map(nominations.map(({ _id, submittedAt }) => [_id, submittedAt]));
  const isFormer = ({ nominationId, assignedAt }: Pair) => {
    const sent = sentAt.get(nominationId);
    return sent !== undefined && assignedAt < sent;
  };
  const planned = new Set(
    pairs.filter((pair) => !isFormer(pair)).map(({ nominationId }) => nominationId),
  );
  return pairs.filter(
    (pair) =>
      pair.status === 'withdrawn' &&
      !pair.moved &&
      isFormer(pair) &&
      !planned.has(pair.nominationId),
  );
}

const forbiddenPairs = (
  pairs: readonly JudgeAndNomination[],
  kind: ForbiddenPair['kind'],
): ForbiddenPair[] =>
  pairs.map(({ judgeId: judge, nominationId: nomination }) => ({ judge, nomination, kind }));

/** Leaves out assigned pairs: a verifier's later conflict must not take entries from judges. */
function withoutPresent(
  unwanted: readonly JudgeAndNomination[],
  pairs: readonly Pair[],
): JudgeAndNomination[] {
  const present = new Set(pairs.filter(isLive).map(({ _id }) => _id));
  return unwanted.filter(
    ({ judgeId, nominationId }) => !present.has(assignmentIdOf(judgeId, nominationId)),
  );
}
