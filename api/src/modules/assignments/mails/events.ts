import type { Judge } from '../../judges/judge';
import { organisersMessage } from '../../judges/mails/events';
import { defineMail } from '../../mail/define-mail';
import { nominatorsMessage } from '../../nominations/mails/events';
import {
  completedValues,
  movedValues,
  readyValues,
  receiptsValues,
  reminderValues,
  setAsideValues,
} from './values';

const ready = defineMail({
  name: 'assignments-ready',
  values: readyValues,
  readable: true,
  template: async () => (await import('./templates')).assignmentsReady,
});

const reminder = defineMail({
  name: 'evaluation-reminder',
  values: reminderValues,
  readable: true,
  template: async () => (await import('./templates')).evaluationReminder,
});

const completed = defineMail({
  name: 'judging-completed',
  values: completedValues,
  readable: true,
  template: async () => (await import('./templates')).judgingCompleted,
});

const setAside = defineMail({
  name: 'rating-set-aside',
  values: setAsideValues,
  readable: true,
  template: async () => (await import('./templates')).ratingSetAside,
});

const moved = defineMail({
  name: 'assignments-moved',
  values: movedValues,
  readable: true,
  template: async () => (await import('./templates')).assignmentsMoved,
});

const receipts = defineMail({
  name: 'rating-receipts',
  values: receiptsValues,
  template: async () => (await import('./templates')).ratingReceipts,
});

export const assignmentMails = [ready, reminder, completed, setAside, moved, receipts];

/** Mails whose numbers or recipients tell of judging: a message may go to entries with few ratings. */
export const judgingMails = [...assignmentMails, organisersMessage, nominatorsMessage];

type MailedJudge = Pick<Judge, '_id' | 'email' | 'emailConfirmed' | 'fullName'>;

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
export const assignmentsReady = ({ judge, season, count }: About & { count: number }) =>
  ready.request({
    key: `assignments-ready:${judge._id}:${season}`,
    to: to(judge),
    values: { name: judge.fullName, count },
  });

interface Reminding {
  judge: MailedJudge;
  at: Date;
  pending: number;
  assigned: number;
  /** Empty while there is none. */
  logHead: string;
}

/** One mail for each reminder, keyed by its time. */
export const evaluationReminder = ({ judge, at, logHead, ...counts }: Reminding) =>
  reminder.request({
    key: `evaluation-reminder:${judge._id}:${at.getTime()}`,
    to: to(judge),
    values: { name: judge.fullName, ...counts, judge: judge._id, ...(logHead && { logHead }) },
  });

/** One mail a season (JUD-007). */
export const judgingCompleted = ({
  judge,
  season,
  completed: count,
}: About & { completed: number }) =>
  completed.request({
    key: `judging-completed:${judge._id}:${season}`,
    to: to(judge),
    values: { name: judge.fullName, completed: count },
  });

interface Receipts {
  judge: MailedJudge;
  at: Date;
  lines: readonly string[];
  /** Empty while there is none. */
  logHead: string;
}

/** One mail for each request, keyed by its time. */
export const receiptsMailed = ({ judge, at, lines, logHead }: Receipts) =>
  receipts.request({
    key: `rating-receipts:${judge._id}:${at.getTime()}`,
    to: to(judge),
    values: { name: judge.fullName, lines: [...lines], ...(logHead && { logHead }) },
  });

interface SettingAside {
  judge: MailedJudge;
  assignmentId: string;
  turn: number;
}

/** One mail each time a rating is set aside. */
export const ratingSetAside = ({ judge, assignmentId, turn }: SettingAside) =>
  setAside.request({
    key: `rating-set-aside:${assignmentId}:${turn}`,
    to: to(judge),
    values: { name: judge.fullName },
  });

interface Moving {
  judge: MailedJudge;
  planId: string;
  count: number;
}

/** One mail for each plan. */
export const assignmentsMoved = ({ judge, planId, count }: Moving) =>
  moved.request({
    key: `assignments-moved:${judge._id}:${planId}`,
    to: to(judge),
    values: { name: judge.fullName, count },
  });
