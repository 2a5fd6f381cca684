/** What is recorded in the audit trail of an assignment. */
export type AssignmentAction = 'assignment.recused' | 'assignment.replaced';
