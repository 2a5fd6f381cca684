import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail';
import { count, line } from '../../mail/fields';

const readyValues = z.object({ name: line, count });
export type ReadyValues = z.output<typeof readyValues>;

const assignmentsReady = defineMail({
  name: 'assignments-ready',
  values: readyValues,
  template: async () => (await import('./AssignmentsReady')).assignmentsReady,
});

const reminderValues = z.object({ name: line, pending: count, assigned: count });
export type ReminderValues = z.output<typeof reminderValues>;

const evaluationReminder = defineMail({
  name: 'evaluation-reminder',
  values: reminderValues,
  template: async () => (await import('./EvaluationReminder')).evaluationReminder,
});

const completedValues = z.object({ name: line, completed: count });
export type CompletedValues = z.output<typeof completedValues>;

const judgingCompleted = defineMail({
  name: 'judging-completed',
  values: completedValues,
  template: async () => (await import('./JudgingCompleted')).judgingCompleted,
});

export const assignmentMails = [assignmentsReady, evaluationReminder, judgingCompleted];
