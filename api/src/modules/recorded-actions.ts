import type { AssignmentAction, PlanAction } from './assignments/audit';
import type { ExportAction } from './audit/recorded-export';
import type { AccountAction } from './identity/audit';
import type { JudgeAction } from './judges/audit';
import type { MailAction } from './mail/commands';
import type { NominationAction } from './nominations/audit';
import type { ResultAction } from './results/audit';
import type { SeasonAction } from './seasons/audit';
import type { WinnersAction } from './winners/audit';

type Recorded =
  | AccountAction
  | AssignmentAction
  | ExportAction
  | JudgeAction
  | MailAction
  | NominationAction
  | PlanAction
  | ResultAction
  | SeasonAction
  | WinnersAction;

/** Every action that a module records; one that is missing does not compile. */
const recorded: Record<Recorded, true> = {
  'account.deleted': true,
  'account.factors-reset': true,
  'account.sessions-ended': true,
  'assignment.recused': true,
  'assignment.replaced': true,
  'assignments.exported': true,
  'audit.exported': true,
  'judges.exported': true,
  'nominations.exported': true,
  'results.exported': true,
  'winners.exported': true,
  'judge.capacity-set': true,
  'judge.deactivated': true,
  'judge.paid-marked': true,
  'judge.reactivated': true,
  'judge.rejected': true,
  'judge.verified': true,
  'judge.verification-confirmed': true,
  'mail.sent-again': true,
  'nomination.return-proposed': true,
  'nomination.returned': true,
  'nomination.reopened': true,
  'nomination.withdrawn': true,
  'plan.applied': true,
  'results.extra-judges-asked': true,
  'results.closing-proposed': true,
  'results.judging-closed': true,
  'results.conflict-lift-proposed': true,
  'results.conflict-lifted': true,
  'results.proposed': true,
  'results.finalised': true,
  'results.published': true,
  'results.void-proposed': true,
  'results.void-confirmed': true,
  'results.void-withdrawn': true,
  'season.changed': true,
  'season.started': true,
  'winners.imported': true,
};

/** Their names, for whoever looks for one. */
export const recordedActions: readonly string[] = Object.keys(recorded).sort();
