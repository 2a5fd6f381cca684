import { call } from '@meritum/shared/client/call';
import type { ConsoleJudge } from '@meritum/shared/contracts/listed-judges';
import type { MessageRequest } from '@meritum/shared/contracts/messages';
import { useMessage } from '../message/useMessage';

const reminder = {
  subject: 'Your ratings are awaited',
  note: 'You have {pending} of your nominations left to rate. What you have submitted is saved. If you cannot rate them, tell us, so that other judges can.',
  isReminder: true,
};

const templates = {
  Reminder: reminder,
  'Judging ends soon': {
    subject: 'Judging ends on {deadline}',
    note: 'You have {pending} of your nominations left to rate. Ratings can be given until {deadline}; after that nobody can add or change one.',
    isReminder: true,
  },
  'Thank you': {
    subject: 'Thank you for judging',
    note: 'Thank you for your ratings. They decide the results, and nothing else does. We will tell you when the results are published.',
    isReminder: false,
  },
};

/** Writes to the judges of a filter, or to some of them. */
export function useJudgesMessage(filter: MessageRequest['filter'], onSent: () => void) {
  const about = (judgeIds: string[] | undefined) => ({ filter, ...(judgeIds && { judgeIds }) });
  const message = useMessage({
    noun: 'judge',
    audience: 'judges',
    placeholders: '{name}, {pending} and {deadline} become each judge’s own values.',
    leftOut: 'an unconfirmed address or, for a reminder, nothing to rate or reminders off',
    templates,
    onSent,
    reminder: 'A reminder: only judges with ratings to give who have not switched off reminders',
    preview: ({ texts, chosen }) =>
      call('previewMessage', { body: { ...about(chosen), ...texts } }),
    attempt: ({ texts, chosen }) => call('tryMessage', { body: { ...about(chosen), ...texts } }),
    send: ({ texts, chosen, ...confirmed }) =>
      call('sendMessage', { body: { ...about(chosen), ...texts, ...confirmed } }),
  });
  return {
    ...message,
    remind: (chosen: readonly ConsoleJudge[]) => message.writeTo(chosen, reminder),
  };
}
