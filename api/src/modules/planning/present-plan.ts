import type { AssignmentPlan, PlanDetails, PlanListed } from '@meritum/shared/contracts/plans';
import { isLive } from '../assignments/rules';
import type { Judge } from '../judges/judge';
import { capacityOf, limitOf } from '../judges/rules';
import type { Nomination } from '../nominations/nomination';
import { countsOf } from './coverage';
import { effectsOf } from './deciding';
import { digestOf } from './evidence';
import { unpackAssignments } from './packed';
import type { ListedPlan } from './plans-store';
import type { PlanningSnapshot } from './snapshot';
import type { PlanContent, StoredPlan } from './stored-plan';

const askedBy = ({ askedBy: by }: Pick<StoredPlan, 'askedBy'>): PlanListed['askedBy'] =>
  'command' in by ? { kind: 'command', id: by.command } : { kind: 'account', id: by.accountId };

export function presentListed(plan: ListedPlan): PlanListed {
  const { _id: id, season, state, asIfOpen, opens, askedAt, appliedAt } = plan;
  const { seed, outcome, evidence } = plan;
  return {
    id,
    season,
    state,
    asIfOpen,
    opens,
    seed,
    outcome,
    digest: evidence && plan.appliedAt ? digestOf(evidence) : null,
    askedBy: askedBy(plan),
    askedAt: askedAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
  };
}

/** What a preview is compared with. */
interface Preview extends Pick<AssignmentPlan, 'outdated'> {
  snapshot: PlanningSnapshot;
  leftOut: NonNullable<AssignmentPlan['leftOut']>;
}

/** A plan with its changes, with current names. */
export function presentPlan(
  plan: StoredPlan,
  { preview, isInputGiven }: { preview: Preview | null; isInputGiven: boolean },
): AssignmentPlan {
  const isMoving = plan.state === 'planning' || plan.state === 'applying';
  const { snapshot, outdated = [], leftOut = null } = preview ?? {};
  return {
    ...presentListed(plan),
    progress: isMoving ? plan.progress : null,
    details: plan.content && snapshot ? detailsOf(plan.content, snapshot) : null,
    outdated,
    leftOut,
    may: {
      cancel: snapshot !== undefined || plan.state === 'planning',
      takeInput: isInputGiven,
      apply: snapshot !== undefined && outdated.length === 0 && isApplicable(plan, snapshot),
    },
  };
}

/** Whether a preview that is up to date can be applied. */
function isApplicable(plan: StoredPlan, { season }: PlanningSnapshot): boolean {
  const { assigns, opens } = effectsOf(plan);
  return opens ? season.rules.frozenAt !== null : assigns;
}

interface Change {
  added: number;
  released: number;
}

/** Change counts by id, created on first use. */
function changes(): { of(id: string): Change; all: Map<string, Change> } {
  const all = new Map<string, Change>();
  return {
    all,
    of(id) {
      const change = all.get(id) ?? { added: 0, released: 0 };
      all.set(id, change);
      return change;
    },
  };
}

function detailsOf(
  { added, released, lacking, weakest }: PlanContent,
  snapshot: PlanningSnapshot,
): PlanDetails {
  const nominations = new Map(snapshot.nominations.map((it) => [it._id, it]));
  const judges = new Map(snapshot.judges.map((judge) => [judge._id, judge]));
  const [ofNominations, ofJudges] = [changes(), changes()];
  for (const { judgeId, nominationIds } of unpackAssignments(added)) {
    ofJudges.of(judgeId).added += nominationIds.length;
    for (const id of nominationIds) ofNominations.of(id).added += 1;
  }
  for (const { judge, nomination } of released) {
    ofJudges.of(judge).released += 1;
    ofNominations.of(nomination).released += 1;
  }
  const about = ({ _id: nominationId, fullName, organization, category }: Nomination) => ({
    nominationId,
    fullName,
    organization,
    category,
  });
  const planned = snapshot.season.planning.capacityPerJudge;
  const loadOf = countsOf(snapshot.pairs.filter(isLive), 'judgeId');
  const changed = (judge: Judge, change: Change) => ({
    judgeId: judge._id,
    fullName: judge.fullName,
    ...change,
    load: loadOf(judge._id).assigned + change.added - change.released,
    capacity: capacityOf(judge, planned),
    choseLess: capacityOf(judge, planned) < limitOf(judge, planned),
  });
  return {
    nominations: [...ofNominations.all].flatMap(([id, change]) => {
      const nomination = nominations.get(id);
      return nomination ? { ...about(nomination), ...change } : [];
    }),
    judges: [...ofJudges.all].flatMap(([id, change]) => {
      const judge = judges.get(id);
      return judge ? changed(judge, change) : [];
    }),
    uncovered: lacking.flatMap(({ nomination: id, ...lack }) => {
      const nomination = nominations.get(id);
      return nomination ? { ...about(nomination), ...lack } : [];
    }),
    weakest: weakest.flatMap(({ nomination: id, share }) => {
      const nomination = nominations.get(id);
      return nomination ? { ...about(nomination), share } : [];
    }),
  };
}
