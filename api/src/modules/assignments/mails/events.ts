import { defineMail } from '../../mail/define-mail';
import type { MailRequest } from '../../mail/request';
import { completedValues, readyValues, reminderValues, setAsideValues } from './values';

const ready = defineMail({
  name: 'assignments-ready',
  values: readyValues,
  template: async () => (await import('./AssignmentsReady')).assignmentsReady,
});

const reminder = defineMail({
  name: 'evaluation-reminder',
  values: reminderValues,
  template: async () => (await import('./EvaluationReminder')).evaluationReminder,
});

const completed = defineMail({
  name: 'judging-completed',
  values: completedValues,
  template: async () => (await import('./JudgingCompleted')).judgingCompleted,
});

const setAside = defineMail({
  name: 'rating-set-aside',
  values: setAsideValues,
  template: async () => (await import('./RatingSetAside')).ratingSetAside,
});

export const assignmentMails = [ready, reminder, completed, setAside];

/** What these mails need of a judge. */
interface MailedJudge {
  _id: string;
  email: string;
  emailConfirmed: boolean;
  fullName: string;
}

interface About {
  judge: MailedJudge;
  season: string;
}

const to = ({ email: address, emailConfirmed: confirmed, fullName: name }: MailedJudge) => ({
  address,
  name,
  confirmed,
});

/** One mail a season. */
export function assignmentsReady({ judge, season, count: pending }: About & { count: number }) {
  return ready.request({
    key: `assignments-ready:${judge._id}:${season}`,
    to: to(judge),
    values: { name: judge.fullName, count: pending },
  });
}

/** One mail for each reminder, keyed by its time. */
export function evaluationReminder({
  judge,
  at,
  pending,
  assigned,
}: {
  judge: MailedJudge;
  at: Date;
  pending: number;
  assigned: number;
}): MailRequest {
  return reminder.request({
    key: `evaluation-reminder:${judge._id}:${at.getTime()}`,
    to: to(judge),
    values: { name: judge.fullName, pending, assigned, judge: judge._id },
  });
}

/** One mail a season (JUD-007). */
export function judgingCompleted({
  judge,
  season,
  completed: count,
}: About & { completed: number }): MailRequest {
  return completed.request({
    key: `judging-completed:${judge._id}:${season}`,
    to: to(judge),
    values: { name: judge.fullName, completed: count },
  });
}

/** One mail each time a rating is set aside. */
export function ratingSetAside({
  judge,
  assignmentId,
  turn,
}: {
  judge: MailedJudge;
  assignmentId: string;
  turn: number;
}): MailRequest {
  return setAside.request({
    key: `rating-set-aside:${assignmentId}:${turn}`,
    to: to(judge),
    values: { name: judge.fullName },
  });
}
