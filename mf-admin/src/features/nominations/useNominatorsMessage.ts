import { call } from '@meritum/shared/client/call';
import type { NominatorMessageRequest } from '@meritum/shared/contracts/messages';
import { useMessage } from '../message/useMessage';

const templates = {
  'Nominations close soon': {
    subject: 'Nominations in {category} close on {deadline}',
    note: 'If your nomination in {category} was returned to you or you have reopened it, submit it again by {deadline}. What is not submitted by then is not judged.',
    isReminder: false,
  },
  'Something is missing': {
    subject: 'Your nomination in {category}',
    note: 'Something is missing in your nomination in {category}: ',
    isReminder: false,
  },
};

/** Writes to the nominators of a filter, or of some of its nominations. */
export function useNominatorsMessage(
  filter: NominatorMessageRequest['filter'],
  onSent: () => void,
) {
  const about = (nominationIds: string[] | undefined) => ({
    filter,
    ...(nominationIds && { nominationIds }),
  });
  return useMessage({
    noun: 'nominator',
    audience: 'nominators',
    templates,
    onSent,
    placeholders:
      '{name}, {category} and {deadline}, when nominations close, become each nominator’s own values.',
    leftOut: 'an unconfirmed address, or you have a conflict of interest with the nomination',
    preview: ({ texts: { subject, note }, chosen }) =>
      call('previewNominatorMessage', { body: { ...about(chosen), subject, note } }),
    attempt: ({ texts: { subject, note }, chosen }) =>
      call('tryNominatorMessage', { body: { ...about(chosen), subject, note } }),
    send: ({ texts: { subject, note }, chosen, ...confirmed }) =>
      call('sendNominatorMessage', {
        body: { ...about(chosen), subject, note, ...confirmed },
      }),
  });
}
