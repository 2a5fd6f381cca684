import type { AssignmentPlan, PlanDetails, PlanListed } from '@meritum/shared/contracts/plans';
import { isLive } from '../assignments/rules';
import type { Judge } from '../judges/judge';
import { capacityOf, limitOf } from '../judges/rules';
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

/** Data that a preview displays beside the plan. */
interface Preview extends Pick<AssignmentPlan, 'outdated'> {
  snapshot: PlanningSnapshot;
  leftOut: NonNullable<AssignmentPlan['leftOut']>;
}

/** A plan with its changes, with current names. */
export function presentPlan(
  plan: StoredPlan,
  { preview, isInputGiven }: { preview: Preview | null; isInputGiven: boolean },
): AssignmentPlan {
  const { snapshot, outdated = [], leftOut = null } = preview ?? {};
  return {
    ...presentListed(plan),
    details: plan.content && snapshot ? detailsOf(plan.content, snapshot) : null,
    outdated,
    leftOut,
    may: {
      discard: snapshot !== undefined,
      takeInput: isInputGiven,
      apply: snapshot !== undefined && outdated.length === 0 && isApplicable(plan, snapshot),
    },
  };
}

/** Whether a current preview can be applied. */
function isApplicable(plan: StoredPlan, { season }: PlanningSnapshot): boolean {
  const { assigns, opens } = effectsOf(plan);
  return opens ? season.rules.frozenAt !== null : assigns;
}

interface Change {
  added: number;
  released: number;
}

/** The changes of one nomination or judge, by its id. */
function changeOf(all: Map<string, Change>, id: string): Change {
  const change = all.get(id) ?? { added: 0, released: 0 };
  all.set(id, change);
  return change;
}

function detailsOf(
  { added, released, lacking, weakest }: PlanContent,
  snapshot: PlanningSnapshot,
): PlanDetails {
  const nominations = new Map(snapshot.nominations.map((it) => [it._id, it]));
  const judges = new Map(snapshot.judges.map((judge) => [judge._id, judge]));
  const ofNominations = new Map<string, Change>();
  const ofJudges = new Map<string, Change>();
  for (const { judgeId, nominationIds } of unpackAssignments(added)) {
    changeOf(ofJudges, judgeId).added += nominationIds.length;
    for (const id of nominationIds) changeOf(ofNominations, id).added += 1;
  }
  for (const { judge, nomination } of released) {
    changeOf(ofJudges, judge).released += 1;
    changeOf(ofNominations, nomination).released += 1;
  }
  /** Facts about a nomination with its name, unless it is gone. */
  const named = <Details extends object>(nominationId: string, details: Details) => {
    const nomination = nominations.get(nominationId);
    if (!nomination) return [];
    const { fullName, organization, category } = nomination;
    return [{ nominationId, fullName, organization, category, ...details }];
  };
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
    nominations: [...ofNominations].flatMap(([id, change]) => named(id, change)),
    judges: [...ofJudges].flatMap(([id, change]) => {
      const judge = judges.get(id);
      return judge ? changed(judge, change) : [];
    }),
    uncovered: lacking.flatMap(({ nomination, ...lack }) => named(nomination, lack)),
    weakest: weakest.flatMap(({ nomination, share }) => named(nomination, { share })),
  };
}
