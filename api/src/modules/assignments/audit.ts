/** What is recorded in the audit trail of an assignment. */
export type AssignmentAction = 'assignment.recused';

/** And of a plan, as one entry for all that it assigns. */
export type PlanAction = 'plan.applied';
